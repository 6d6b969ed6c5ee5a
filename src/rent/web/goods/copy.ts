export const copy = {
  heading: 'Goods left behind',
  about:
    'While rent is owed you may draw up the notices that the law asks for before goods are sold, and keep a record of when you sent them. They mean nothing any more once it is paid.',
  review: 'The wording is a draft. Have it checked by a solicitor before you rely on it.',
  collect: 'Draw up a notice to collect',
  sell: 'Draw up a notice of sale',
  sellFrom: (day: string) => `A notice of sale may follow from ${day}, if rent is still owed.`,
  sellLater: 'A notice of sale may follow once a notice to collect has run out.',
  names: { collect: 'Notice to collect', sell: 'Notice of intention to sell' },
  sentBy: { post: 'by post', email: 'by email', hand: 'by hand' },
  ways: { post: 'By post', email: 'By email', hand: 'By hand' },
  sent: (day: string, how: string) => `Sent ${day}, ${how}.`,
  until: (day: string) => `Until the end of ${day}.`,
  stopped: 'Stopped: it was paid.',
  read: 'Read and print',

  form: {
    title: { collect: 'Notice to collect', sell: 'Notice of intention to sell' },
    goods: 'What is there',
    goodsHelp: 'So that the renter knows which goods are meant.',
    how: 'How it is sent',
    until: (day: string) => `The renter has until the end of ${day}.`,
    send: 'Draw it up and record it as sent',
    sent: 'The notice is recorded',
  },

  page: {
    title: 'Notices about goods',
    back: 'Back',
    print: 'Print',
    loading: 'Loading the notices',
    failed: 'We could not load the notices',
    missing: 'There are no notices here',
    missingWords: 'The booking may belong to somebody else, or the address is wrong.',
    empty: 'No notices',
    emptyWords: 'None has been drawn up for this booking.',
  },
}
