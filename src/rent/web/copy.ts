export const copy = {
  heading: 'Month by month',
  failed: 'We could not load the months.',
  loading: 'Loading the months',
  about: {
    renter: (monthly: string) =>
      `${monthly} a month with tax, taken from your card usually on the 27th of the month before, until notice is given. The days stand below.`,
    other: (monthly: string) =>
      `${monthly} a month with tax, taken from the renter’s card usually on the 27th of the month before, until notice is given. The days stand below.`,
  },
  /** Once notice is given. */
  aboutRest: {
    renter: (monthly: string) =>
      `${monthly} a month with tax, taken from your card usually on the 27th of the month before, until the last day. The days stand below.`,
    other: (monthly: string) =>
      `${monthly} a month with tax, taken from the renter’s card usually on the 27th of the month before, until the last day. The days stand below.`,
  },
  aboutParts: {
    renter: (monthly: string) =>
      `About ${monthly} a month, taken from your card usually on the 27th of the month before, until all of it is paid. The days stand below.`,
    other: (monthly: string) =>
      `About ${monthly} a month, taken from the renter’s card usually on the 27th of the month before, until all of it is paid. The days stand below.`,
  },
  months: 'Months',
  earlier: (count: number) => (count === 1 ? '1 earlier month' : `${count} earlier months`),
  due: (day: string) => `Due ${day}`,
  wasDue: (day: string) => `Was due ${day}.`,
  paid: (day: string) => `Paid ${day}`,
  states: { due: 'Coming', paid: 'Paid', failed: 'Not paid', dropped: 'Not charged' },
  onHold: 'On hold',
  again: (day: string) => `We try again on ${day}.`,
  notAgain: 'We do not try again by ourselves.',
  wantsAuthentication: 'The bank of the card wants its holder to confirm the payment first.',

  arrears: {
    title: 'Rent is owed',
    sum: (sum: string) => `${sum} of rent is owed`,
    renter: (mayEnd: boolean) =>
      `Until it is paid you cannot book another space, or pay for one that you have asked for${mayEnd ? ', and the partner may end this one with 14 days’ notice' : ''}.`,
    other: (mayEnd: boolean) =>
      `Nothing is paid out for a month before it is paid.${mayEnd ? ' The booking may be ended with 14 days’ notice.' : ''}`,
  },

  notice: {
    give: 'Give notice',
    ifNow: (day: string) => `If you give notice today, the last day is ${day}.`,
    question: 'Give notice?',
    last: 'Last day',
    renter: 'Please take everything out by then. Rent is taken until that day and not after it.',
    other: 'The renter is told at once, and has until then to take everything out.',
    mayTakeBack:
      'You may take it back as long as the space is free after the last day. Once rent for only part of the last month has been asked for, the notice can no longer be taken back.',
    yes: 'Give notice',
    no: 'Keep it going',
    noSooner: 'Leave it as it is',
    /** Where notice stands for a later day. */
    ifSooner: (day: string) =>
      `As rent is owed, it can end sooner. If you give notice today, the last day is ${day}.`,
    before: (day: string) =>
      `Once what is owed is paid, the notice from before stands again, with ${day} as the last day. It does not if the space is no longer free until then, or if rent for only part of the last month has been asked for.`,
    given: 'Notice is given',
    yours: (day: string) => `You have given notice. The last day is ${day}.`,
    standing: {
      renter: (day: string) => `The renter has given notice. The last day is ${day}.`,
      host: (day: string) => `The partner has given notice. The last day is ${day}.`,
      operator: (day: string) => `We have given notice. The last day is ${day}.`,
    },
    takeBack: 'Take notice back',
    takenBack: 'It goes on as before',
    standsAgain: (day: string) => `The notice from before stands again. The last day is ${day}.`,
  },
}
