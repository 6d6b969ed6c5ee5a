import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import type { LaterRent } from '../price/later-rent.ts'
import type { NoticeGiver } from '../term/notice.ts'
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
  | 'loseDispute'
  | 'closeDispute'
  | 'contest'
  | 'settle'
  | 'giveNotice'
  | 'takeBackNotice'
  | 'dropNotice'
  | 'keepNotice'
  | 'tellLaterPrice'
  | 'takeBackLaterPrice'
  | 'fallBehind'
  | 'catchUp'

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
  | 'markLost'
  | 'unmarkDisputed'
  | 'markContested'
  | 'unmarkContested'
  | 'markNotice'
  | 'unmarkNotice'
  | 'keepNotice'
  | 'markArrears'
  | 'unmarkArrears'
  | 'dropLaterPrice'

export type BookingLetter =
  | 'requested'
  | 'approvedAtOnce'
  | 'approved'
  | 'approvedByOperator'
  | 'denied'
  | 'deniedByOperator'
  | 'closed'
  | 'withdrawn'
  | 'withdrawnByOperator'
  | 'cancelledByRenter'
  | 'cancelledByHost'
  | 'cancelledByOperator'
  | 'letRun'
  | 'expiredUnanswered'
  | 'expiredUnpaid'
  | 'paid'
  | 'paymentFailed'
  | 'noticeGiven'
  | 'noticeTakenBack'
  | 'laterPrice'
  | 'laterPriceTakenBack'

export interface BookedSpaceFacts {
  isPublic: boolean
  isHostSuspended: boolean
  available: boolean
  unavailable: readonly Period[]
}

/** Only for bookings that are paid month by month. */
export interface RentFacts {
  /** True until somebody gives notice. False for a fixed term. */
  goesOn: boolean
  /** Until then the booking can be cancelled with a refund. After that it ends by notice. */
  moneyBackUntil: Date
  earliestEnd: Date
  noticeBy: NoticeGiver | null
  inArrears: boolean
  /** The notice was given because rent was owed. */
  noticeInArrears: boolean
  /** The prices of later months that the partner has announced. */
  laterRents: readonly LaterRent[]
}

export interface BookingFacts {
  now: Date
  by: BookingActor
  period: Period
  expiresAt: Date | null
  /** A bank dispute is open, and nothing else may change until the bank has decided. */
  disputed: boolean
  cancelMode: Policy['cancelMode']
  rent?: RentFacts | null | undefined
  /** The space as read under its lock. Missing where only buttons are drawn. */
  space?: BookedSpaceFacts | undefined
  /** True if the operator decides what becomes of it. Missing where nobody asked. */
  isHostSuspended?: boolean | undefined
}

export interface BookingWords {
  state: BookingStage
  event: BookingEvent
  actor: BookingActor
  facts: BookingFacts
  effect: BookingEffect
  consequence: never
  letter: BookingLetter
  record: AuditedOf<'booking'>
}
