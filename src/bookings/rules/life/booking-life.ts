import { allOf, type Life, type Step } from '#foundation/rules/life.ts'
import {
  answeredInTime,
  endsWithoutNotice,
  mayGoOn,
  notOver,
  outOfTime,
  owesNothing,
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
import { rentSteps } from './rent-steps.ts'

const answerers = ['host', 'operator'] as const
const ends = ['freeUnit', 'endDeadline'] as const
const withdraws = [...ends, 'markCancelled'] as const
/** The operator withdraws what a suspended renter has asked for. */
const leavers = ['renter', 'operator'] as const
const withdrawal = { renter: 'withdrawn', operator: 'withdrawnByOperator' } as const
const denial = { host: 'denied', operator: 'deniedByOperator' } as const

/** Disputes arrive weeks after the payment, so they are possible in every stage. */
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
    // The bank has taken back what it wanted. What is left may be decided about again.
    from: stage,
    event: 'loseDispute',
    by: ['provider'],
    to: stage,
    recordedAs: 'dispute_closed',
    effects: ['markLost'],
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

/** A contested booking goes on, and may be cancelled, like any other. */
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
      // The space is no longer available, or its host is gone.
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
      by: leavers,
      to: 'cancelled',
      guard: withdrawnInTime,
      effects: withdraws,
      recordedAs: 'withdrawn',
      letter: withdrawal,
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
      // A card was declined. The booking can still be paid until its deadline.
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
      by: leavers,
      to: 'cancelled',
      guard: withdrawnInTime,
      effects: withdraws,
      recordedAs: 'withdrawn',
      letter: withdrawal,
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
      guard: allOf(undisputed, notOver, endsWithoutNotice, owesNothing, withinCancelMode),
      effects: ['freeUnit', 'markCancelled', 'promiseRefund', 'unmarkArrears'],
      recordedAs: 'cancelled',
      letter: {
        renter: 'cancelledByRenter',
        host: 'cancelledByHost',
        operator: 'cancelledByOperator',
      },
      wakes: ['move-money', 'follow-moves'],
    },
    {
      from: 'paid',
      event: 'letRun',
      by: ['operator'],
      to: 'paid',
      guard: mayGoOn,
      recordedAs: 'let_run',
      letter: 'letRun',
    },
    ...rentSteps,
    ...disputeSteps,
    ...contestSteps,
  ],
}
