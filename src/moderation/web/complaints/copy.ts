import type { ComplaintStatus } from '#complaints/rules/wire.ts'

export const copy = {
  about:
    'Disputes that one side of a booking has opened. Payouts of the booking wait until you decide. Disputes at a bank stand under Money.',
  show: 'Show',
  statuses: {
    toDecide: 'To decide',
    waiting: 'Waiting for an answer',
    decided: 'Decided',
    withdrawn: 'Withdrawn',
  } satisfies Record<ComplaintStatus, string>,
  caption: 'Disputes: what has waited the longest comes first',
  count: (count: number) => (count === 1 ? '1 dispute' : `${count} disputes`),
  empty: {
    toDecide: 'Nothing waits for you',
    waiting: 'Nobody waits for an answer',
    decided: 'No dispute was decided yet',
    withdrawn: 'No dispute was withdrawn yet',
  } satisfies Record<ComplaintStatus, string>,
  failed: 'We could not load the disputes',
  loading: 'Loading the disputes',
  space: 'Booking',
  sides: 'Opened by',
  against: (name: string) => `against ${name}`,
  age: 'Age',
  days: (days: number) => (days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`),
  left: 'Could go back',
  one: {
    loading: 'Loading the dispute',
    failed: 'We could not load the dispute',
    missing: 'There is no such dispute',
    missingAbout: 'The address may be wrong.',
  },
  back: 'All disputes',
  evidence: 'Evidence of what was stored',
  booking: 'See the booking',
  history: 'History of this booking',
  money: 'Money so far',
  renter: 'Renter',
  partner: 'Partner',
  decide: {
    heading: 'Decide',
    suspended:
      'The other side is suspended and cannot answer. If they are reinstated before you decide, they are asked again.',
    left: 'The other side has left Holdall and cannot answer.',
    fromThenOn: (moment: string) => `You can decide from ${moment} on.`,
    waiting: (moment: string) =>
      `The other side has until ${moment} to answer. You can decide when they have, or it is over.`,
    refund: 'Back to the renter',
    refundHelp: (left: string) => `From £0 to ${left}, which is what is left of the payment.`,
    refundWrong: (left: string) => `Please enter pounds from £0 to ${left}.`,
    reason: 'Reason',
    reasonHelp: 'Both sides get it by email, word for word.',
    none: 'Nothing',
    half: 'Half',
    all: 'All of it',
    missing: { amount: 'Say what goes back first.', reason: 'Write the reason first.' },
    send: 'Decide',
    title: 'Decide like this?',
    sure: (refund: string) =>
      `${refund} goes back to the renter. Both sides are told with your reason, and it cannot be undone.`,
    sureNone:
      'Nothing goes back to the renter, and the partner is paid as agreed. Both sides are told with your reason, and it cannot be undone.',
    done: 'Decided. Both sides have been told.',
    /** In place of the above where only whoever opened it is still there. */
    toOneSide: {
      reasonHelp: 'Whoever opened it gets it by email, word for word.',
      sure: (refund: string) =>
        `${refund} goes back to the renter. Whoever opened it is told with your reason, and it cannot be undone.`,
      sureNone:
        'Nothing goes back to the renter, and the partner is paid as agreed. Whoever opened it is told with your reason, and it cannot be undone.',
      done: 'Decided. Whoever opened it has been told.',
    },
    keep: 'Look again',
  },
}
