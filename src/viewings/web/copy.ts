import type { Viewing } from '#viewings/rules/wire.ts'

export const copy = {
  title: 'Viewings',
  loading: 'Loading viewings',
  failed: 'We could not load the viewings',
  count: (total: number) => (total === 1 ? '1 viewing' : `${total} viewings`),
  whose: 'Whose spaces',
  ofMySpaces: 'Your spaces',
  ofOthers: 'Others’ spaces',
  show: 'Which viewings',
  open: 'Open',
  past: 'Past',
  londonTime: 'All times are UK time.',
  empty: {
    host: { open: 'Nobody asks to see a space at the moment', past: 'No past viewings' },
    renter: { open: 'You have no open viewings', past: 'No past viewings' },
  },
  emptyWords: {
    host: 'Renters can ask on the page of your listing. You pick a time or propose others.',
    renter: 'On the page of a space, press “Ask to see it”.',
  },
  findStorage: 'Find storage',

  with: (name: string) => `With ${name}`,
  when: 'When',
  where: 'Where',
  addressFrom: (from: string) => `The exact address appears here from ${from}.`,
  proposed: {
    mine: 'Times you proposed',
    others: (name: string) => `Times ${name} proposed`,
  },
  pick: (moment: string) => `Agree on ${moment}`,
  agree: 'Agree',
  offer: 'Propose other times',
  decline: 'Deny',
  withdraw: 'Withdraw viewing',
  cancel: 'Cancel viewing',
  theViewing: (moment: string) => `the viewing on ${moment}`,
  agreed: 'The viewing is agreed',
  answered: 'The other side has been told',
  questions: {
    decline: 'Deny this viewing?',
    withdraw: 'Withdraw this viewing?',
    cancel: 'Cancel this viewing?',
  },
  told: (name: string) => `${name} is told at once. This cannot be undone.`,
  no: 'No, keep it',
  yes: { decline: 'Yes, deny', withdraw: 'Yes, withdraw', cancel: 'Yes, cancel' },

  ask: {
    title: 'Ask to see a space',
    about: (space: string) => `When could you come to see ${space}?`,
    words:
      'Propose up to three dates and times. The partner picks one or proposes others. The exact address appears 24 hours before.',
    missing: 'Choose a time first.',
    send: 'Ask the partner',
    sent: 'The partner has been asked',
    failed: 'We could not load the space',
    unknown: 'This space is not there any more',
    unknownWords: 'It may have been withdrawn. Others nearby may suit you.',
    back: 'Back to the space',
  },
  propose: {
    title: 'Propose other times',
    words: (name: string) => `${name} can accept one of them.`,
    send: 'Propose',
  },
  time: (nth: number) => `Time ${nth}`,
  timeHelp: 'Between 2 hours and 30 days from now, UK time',
  another: 'Add another time',
  remove: (nth: number) => `Remove time ${nth}`,

  panel: {
    heading: 'See it first',
    words: 'You can ask to see the space before you pay.',
    more: 'You can ask for another viewing too.',
    ask: 'Ask to see it',
  },
}

const forBoth = {
  agreed: 'Agreed',
  declined: 'Denied',
  withdrawn: 'Withdrawn',
  cancelled: 'Cancelled',
  expired: 'No time agreed',
  closed: 'Does not take place',
  done: 'Over',
}

export const states: Record<Viewing['as'], Record<Viewing['state'], string>> = {
  renter: {
    ...forBoth,
    asked: 'Waits for the partner',
    offered: 'Waits for you',
  },
  host: {
    ...forBoth,
    asked: 'Waits for you',
    offered: 'Waits for the renter',
  },
}
