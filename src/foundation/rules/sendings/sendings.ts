import { bookingSendings } from './booking-sendings.ts'
import type { Sending } from './sending.ts'

const account = [
  {
    kinds: ['verify-email', 'login-code', 'change-email'],
    when: 'You sign up, log in with a second step or change your email: a code to type; or somebody else wants to use your address for another account',
    to: 'you',
    mail: 'always',
  },
  {
    kinds: ['password-reset'],
    when: 'You have forgotten your password: a link to choose a new one',
    to: 'you',
    mail: 'always',
  },
  {
    kinds: ['password-changed', 'email-changed', 'security-change', 'new-sign-in'],
    when: 'Your password, email or second step has changed, or a new device has logged in to a verified account',
    to: 'you',
    mail: 'always',
  },
  {
    kinds: ['key-made'],
    when: 'An API key was made, with which a program can act for you',
    to: 'partner',
    mail: 'always',
  },
  {
    kinds: ['webhook-added'],
    when: 'A webhook address was added, which is told of your bookings and messages',
    to: 'partner',
    mail: 'always',
  },
  {
    kinds: ['webhook-off'],
    when: 'A webhook address of yours has taken nothing for 24 hours and was switched off',
    to: 'partner',
    mail: 'always',
  },
  {
    kinds: ['account-suspended', 'account-reinstated'],
    when: 'Your verified account was suspended, with the reason, or is open again',
    to: 'you',
    mail: 'always',
  },
  {
    kinds: ['account-deleted'],
    when: 'Your verified account was deleted',
    to: 'you',
    mail: 'always',
  },
  {
    kinds: ['payment.waiting'],
    when: 'Money that we cannot send yet waits for you: at once, then once a week',
    to: 'partner',
    mail: 'supportEmail',
    text: 'supportText',
  },
] as const satisfies readonly Sending[]

const money = [
  {
    kinds: ['payment.payout', 'payment.reversal'],
    when: 'We have paid you, or something of a payout had to come back',
    to: 'partner',
    mail: 'always',
  },
  { kinds: ['payment.refund'], when: 'Your refund is on its way', to: 'renter', mail: 'always' },
  {
    kinds: ['payment.dispute'],
    when: 'The bank of a renter asks for the money of a booking back, or has decided about it',
    to: 'partner',
    mail: 'always',
  },
] as const satisfies readonly Sending[]

const space = [
  {
    kinds: [
      'listing-submitted',
      'listing-approved',
      'listing-rejected',
      'listing-change-refused',
      'listing-suspended',
    ],
    when: 'Your listing was sent in, approved, turned down or suspended',
    to: 'partner',
    mail: 'always',
  },
  {
    kinds: ['listing-calendar'],
    when: 'Another calendar that closes days of your listing could not be read for 3 days',
    to: 'partner',
    mail: 'always',
  },
  {
    kinds: ['reading.due'],
    when: 'The next humidity reading of a space with a dry record is due: once',
    to: 'partner',
    mail: 'reminderEmail',
    push: true,
  },
  {
    kinds: ['reading.removed'],
    when: 'We have taken down a humidity reading of yours',
    to: 'partner',
    mail: 'always',
  },
  {
    kinds: ['document.accepted', 'document.rejected'],
    when: 'We have looked at the document that proves who you are',
    to: 'partner',
    mail: 'always',
  },
] as const satisfies readonly Sending[]

const help = [
  {
    kinds: [
      ...['complaint.opened', 'complaint.answered', 'complaint.askedAgain'],
      ...['complaint.withdrawn', 'complaint.decided'],
    ],
    when: 'A dispute about your booking was opened, answered, withdrawn or decided',
    to: 'both',
    mail: 'always',
  },
  {
    kinds: ['report-received', 'report-answered'],
    when: 'We have received your report, and when we have answered it',
    to: 'you',
    mail: 'always',
  },
  {
    kinds: ['saved-search'],
    when: 'A search you have saved finds something, as often as you chose there',
    to: 'you',
    mail: 'asked',
  },
] as const satisfies readonly Sending[]

const messages = [
  {
    kinds: ['message.unread'],
    when: 'Somebody has written to you: a notification at once, and an email when it is still unread after 5 minutes',
    to: 'both',
    mail: 'reminderEmail',
    push: true,
  },
] as const satisfies readonly Sending[]

const reviews = [
  {
    kinds: ['review.asked'],
    when: 'You may review a booking, and once more before you no longer may',
    to: 'both',
    mail: 'reminderEmail',
    push: true,
  },
  {
    kinds: ['review.written', 'review.revealed', 'review.answered'],
    when: 'The other side has reviewed your booking, or has answered your review',
    to: 'both',
    mail: 'always',
  },
  {
    kinds: ['review.removed', 'review.answerRemoved'],
    when: 'A review of yours, one about you, or the answer to one was taken down',
    to: 'both',
    mail: 'always',
  },
] as const satisfies readonly Sending[]

/** For operators. The public page about what we send leaves these out. */
const operator = [
  {
    kinds: [
      'report-alert',
      'late-reviews',
      'review.held',
      'review.reported',
      'complaint.unanswered',
      'payment.refund-failed',
      'payment.payout-failed',
      'payment.mismatched',
    ],
    when: 'Something waits for the operator',
    to: 'operator',
    mail: 'always',
  },
  {
    kinds: ['payment.differences'],
    when: 'The books and the bank differ',
    to: 'operator',
    mail: 'always',
  },
] as const satisfies readonly Sending[]

/** Everything that is ever sent: senders look it up here, and the page about it shows it. */
export const sendings = {
  messages,
  ...bookingSendings,
  account,
  money,
  space,
  reviews,
  help,
  operator,
}

type All = typeof sendings
export type SendingGroup = keyof All
/** A letter that has no line in the table cannot be posted. */
export type SendingKind = All[SendingGroup][number]['kinds'][number]

/** Warnings and codes, which belong to the mailbox that they were written to. */
export const securityKinds: readonly SendingKind[] = account
  .filter(({ mail }) => mail === 'always')
  .flatMap(({ kinds }) => kinds)

const byKind = new Map<string, Sending>(
  Object.values(sendings).flatMap((group: readonly Sending[]) =>
    group.flatMap(sending => sending.kinds.map(kind => [kind, sending] as const)),
  ),
)

export function sendingOf(kind: SendingKind): Sending {
  const sending = byKind.get(kind)
  if (!sending) throw new Error(`No line in the table of sendings names ${kind}`)
  return sending
}
