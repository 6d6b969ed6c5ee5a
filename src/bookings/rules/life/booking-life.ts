import { allOf, type Life, type Step } from '#foundation/rules/life.ts'
import {
  answeredInTime,
  notOver,
  outOfTime,
  paidInTime,
  spaceIsLet,
  spaceIsOpen,
  spaceTakesRequests,
  undisputed,
  withdrawnInTime,
  withinCancelMode,
} from './booking-guards.ts'
import { bookingStages } from './booking-states.ts'
import type { BookingWords } from './booking-words.ts'

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
