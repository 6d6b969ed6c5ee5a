import { allOf, type Guard, type Life, type Step } from '#foundation/rules/life.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { overlaps, type Period } from '#foundation/rules/time/time.ts'
import { cancelOrderCountdown } from '../price/refund.ts'
import { type BookingActor, type BookingStage, bookingStages } from './booking-states.ts'

export type BookingEvent =
  | 'request'
  | 'requestAtOnce'
  | 'approve'
  | 'deny'
  | 'close'
  | 'cancel'
  | 'withdraw'
  | 'letRun'
  | 'expire'
  | 'pay'
  | 'failPayment'
  | 'openDispute'
  | 'closeDispute'
  | 'contest'
  | 'settle'

export type BookingEffect =
  | 'holdUnit'
  | 'freeUnit'
  | 'startReplyWindow'
  | 'startPayWindow'
  | 'endDeadline'
  | 'markFailedPayment'
  | 'markPaid'
  | 'markCancelled'
  | 'promiseRefund'
  | 'markDisputed'
  | 'unmarkDisputed'
  | 'markContested'
  | 'unmarkContested'

export type BookingLetter =
  | 'requested'
  | 'approvedAtOnce'
  | 'approved'
  | 'approvedByOperator'
  | 'denied'
  | 'deniedByOperator'
  | 'closed'
  | 'withdrawn'
  | 'cancelledByRenter'
  | 'cancelledByHost'
  | 'cancelledByOperator'
  | 'letRun'
  | 'expiredUnanswered'
  | 'expiredUnpaid'
  | 'paid'
  | 'paymentFailed'

export interface BookedSpaceFacts {
  isApproved: boolean
  isHostSuspended: boolean
  available: boolean
  unavailable: readonly Period[]
}

export interface BookingFacts {
  now: Date
  by: BookingActor
  period: Period
  expiresAt: Date | null
  /** The renter's bank is asking for the money back: nothing else moves until it has decided. */
  disputed: boolean
  cancelMode: Policy['cancelMode']
  /** The space as it is under its lock; unknown where only buttons are drawn. */
  space?: BookedSpaceFacts | undefined
}

export interface BookingWords {
  state: BookingStage
  event: BookingEvent
  actor: BookingActor
  facts: BookingFacts
  effect: BookingEffect
  consequence: never
  letter: BookingLetter
}

type BookingGuard = Guard<BookingWords>

/** A deadline that has passed counts at once, whether or not the job has been by. */
export function isOverdue({ expiresAt, now }: Pick<BookingFacts, 'expiresAt' | 'now'>): boolean {
  return expiresAt !== null && expiresAt <= now
}

const answeredInTime: BookingGuard = facts =>
  isOverdue(facts) || facts.period.end <= facts.now ? 'booking_not_open' : undefined
const withdrawnInTime: BookingGuard = facts =>
  isOverdue(facts) ? 'booking_not_cancellable' : undefined
const paidInTime: BookingGuard = facts => (isOverdue(facts) ? 'booking_not_payable' : undefined)
const outOfTime: BookingGuard = facts => (isOverdue(facts) ? undefined : 'booking_changed')

const spaceIsLet: BookingGuard = ({ space }) => {
  if (space?.isHostSuspended) return 'host_suspended'
  return space?.isApproved === false ? 'listing_not_bookable' : undefined
}
const spaceIsSwitchedOn: BookingGuard = ({ space }) =>
  space?.available === false ? 'listing_not_bookable' : undefined
const spaceIsOpen: BookingGuard = ({ space, period }) =>
  space?.unavailable.some(closed => overlaps(closed, period)) ? 'booking_unavailable' : undefined
const spaceTakesRequests = allOf<BookingWords>(spaceIsLet, spaceIsSwitchedOn, spaceIsOpen)

const undisputed: BookingGuard = ({ disputed }) => (disputed ? 'booking_disputed' : undefined)
const notOver: BookingGuard = ({ by, period, now }) => {
  if (period.end > now) return undefined
  return by === 'renter' ? 'booking_not_cancellable' : 'booking_not_open'
}

/** Where the policy is taken by the letter, a renter may cancel only while the button shows. */
const withinCancelMode: BookingGuard = ({ by, cancelMode, period, now }) => {
  const isHeld = by === 'renter' && cancelMode === 'literal'
  const isClosed = isHeld && cancelOrderCountdown(period, now) === undefined
  return isClosed ? 'booking_not_cancellable' : undefined
}

const answerers = ['host', 'operator'] as const
const ends = ['freeUnit', 'endDeadline'] as const
const withdraws = [...ends, 'markCancelled'] as const
const denial = { host: 'denied', operator: 'deniedByOperator' } as const

/** Disputes come weeks after the money, whatever has become of the booking by then. */
const disputeSteps: Step<BookingWords>[] = bookingStages.flatMap(stage => [
  {
    from: stage,
    event: 'openDispute',
    by: ['provider'],
    to: stage,
    recordedAs: 'dispute_opened',
    effects: ['markDisputed'],
    wakes: ['follow-moves'],
  },
  {
    from: stage,
    event: 'closeDispute',
    by: ['provider'],
    to: stage,
    recordedAs: 'dispute_closed',
    effects: ['unmarkDisputed'],
    wakes: ['follow-moves'],
  },
])

/** Its two sides disagree about a booking that was paid; it goes on, or may be cancelled, as agreed. */
const contestSteps: Step<BookingWords>[] = (['paid', 'cancelled'] as const).flatMap(stage => [
  {
    from: stage,
    event: 'contest',
    by: ['renter', 'host'],
    to: stage,
    recordedAs: 'contested',
    effects: ['markContested'],
  },
  {
    from: stage,
    event: 'settle',
    by: ['renter', 'host', 'operator'],
    to: stage,
    recordedAs: 'settled',
    effects: ['unmarkContested'],
    wakes: ['move-money'],
  },
])

/** All that can become of a booking, and what follows from each event. */
export const bookingLife: Life<BookingWords> = {
  name: 'booking',
  states: bookingStages,
  endings: ['disapproved', 'cancelled', 'expired'],
  refusal: by => (by === 'renter' ? 'booking_not_cancellable' : 'booking_not_open'),
  steps: [
    {
      from: null,
      event: 'request',
      by: ['renter'],
      to: 'pending',
      guard: spaceTakesRequests,
      effects: ['startReplyWindow'],
      recordedAs: 'requested',
      letter: 'requested',
    },
    {
      from: null,
      event: 'requestAtOnce',
      by: ['renter'],
      to: 'approved',
      guard: spaceTakesRequests,
      effects: ['holdUnit', 'startPayWindow'],
      recordedAs: 'requested',
      letter: 'approvedAtOnce',
    },
    {
      from: 'pending',
      event: 'approve',
      by: answerers,
      to: 'approved',
      guard: allOf(answeredInTime, spaceIsLet, spaceIsOpen),
      effects: ['holdUnit', 'startPayWindow'],
      recordedAs: 'approved',
      letter: { host: 'approved', operator: 'approvedByOperator' },
    },
    {
      from: 'pending',
      event: 'deny',
      by: answerers,
      to: 'disapproved',
      guard: answeredInTime,
      effects: ends,
      recordedAs: 'denied',
      letter: denial,
    },
    {
      // The space is no longer let, or nobody is left who lets it.
      from: 'pending',
      event: 'close',
      by: answerers,
      to: 'disapproved',
      effects: ends,
      recordedAs: 'closed',
      letter: 'closed',
    },
    {
      from: 'pending',
      event: 'withdraw',
      by: ['renter'],
      to: 'cancelled',
      guard: withdrawnInTime,
      effects: withdraws,
      recordedAs: 'withdrawn',
      letter: 'withdrawn',
    },
    {
      from: 'pending',
      event: 'expire',
      by: ['clock'],
      to: 'expired',
      guard: outOfTime,
      effects: ends,
      recordedAs: 'expired',
      letter: 'expiredUnanswered',
    },
    {
      from: 'approved',
      event: 'pay',
      by: ['provider'],
      to: 'paid',
      guard: paidInTime,
      effects: ['markPaid', 'endDeadline'],
      recordedAs: 'paid',
      letter: 'paid',
      wakes: ['move-money', 'follow-moves'],
    },
    {
      // A card was declined: the booking stays payable until its deadline.
      from: 'approved',
      event: 'failPayment',
      by: ['provider'],
      to: 'approved',
      guard: paidInTime,
      effects: ['markFailedPayment'],
      recordedAs: 'payment_failed',
      letter: 'paymentFailed',
    },
    {
      from: 'approved',
      event: 'deny',
      by: answerers,
      to: 'disapproved',
      guard: answeredInTime,
      effects: ends,
      recordedAs: 'denied',
      letter: denial,
      wakes: ['move-money'],
    },
    {
      from: 'approved',
      event: 'withdraw',
      by: ['renter'],
      to: 'cancelled',
      guard: withdrawnInTime,
      effects: withdraws,
      recordedAs: 'withdrawn',
      letter: 'withdrawn',
      wakes: ['move-money'],
    },
    {
      from: 'approved',
      event: 'expire',
      by: ['clock'],
      to: 'expired',
      guard: outOfTime,
      effects: ends,
      recordedAs: 'expired',
      letter: 'expiredUnpaid',
      wakes: ['move-money'],
    },
    {
      from: 'paid',
      event: 'cancel',
      by: ['renter', 'host', 'operator'],
      to: 'cancelled',
      guard: allOf(undisputed, notOver, withinCancelMode),
      effects: ['freeUnit', 'markCancelled', 'promiseRefund'],
      recordedAs: 'cancelled',
      letter: {
        renter: 'cancelledByRenter',
        host: 'cancelledByHost',
        operator: 'cancelledByOperator',
      },
      wakes: ['move-money', 'follow-moves'],
    },
    {
      // Its host is suspended, and the operator has decided about it.
      from: 'paid',
      event: 'letRun',
      by: ['operator'],
      to: 'paid',
      guard: notOver,
      recordedAs: 'let_run',
      letter: 'letRun',
    },
    ...disputeSteps,
    ...contestSteps,
  ],
}
