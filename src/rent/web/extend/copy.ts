export const copy = {
  heading: 'Before and after',
  stayLonger: 'Stay longer',
  before: 'This booking goes on from an earlier one.',
  seeBefore: 'See the earlier booking',
  after: 'It goes on by a further booking.',
  afterCancelled:
    'Only this booking was cancelled. The booking for the time after it still stands, until it is cancelled on its own page.',
  seeAfter: 'See the further booking',

  about: (day: string) =>
    `It ends after ${day}. You can stay longer in the same space, at today’s price and terms, as a booking of its own.`,
  until: 'Stay until the end of',
  sum: 'Sum for these months',
  working: 'Working out the sum',
  askAgain: 'Try again',
  extend: (sum: string) => `Extend for ${sum}`,
  plain: 'Extend',
  question: (month: string) => `Extend to the end of ${month}?`,
  pays: 'You pay for it on its own page once it is approved. Until it is paid, nothing is taken.',
  coolingOff: (until: string) =>
    `This partner lets space as a business. If you extend now, you may change your mind until ${until} without a fee, and pay only for hours that you used.`,
  startMissing: 'Say that you want these months to start so soon.',
  yes: 'Extend',
  no: 'Not now',
  asked: 'The partner has been asked for the further months',
  approved: 'The further months are approved and wait for your payment',
}
