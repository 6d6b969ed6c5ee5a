import type { Policy } from '#foundation/rules/policy.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import type { BookingActor, BookingStage } from './booking-states.ts'

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
