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
  | 'closeDispute'
  | 'contest'
  | 'settle'
  | 'giveNotice'
  | 'takeBackNotice'
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
  | 'unmarkDisputed'
  | 'markContested'
  | 'unmarkContested'
  | 'markNotice'
  | 'unmarkNotice'
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
  isApproved: boolean
  isHostSuspended: boolean
  available: boolean
  unavailable: readonly Period[]
}

/** Of a booking that is paid month by month. */
export interface RentFacts {
  /** Until somebody gives notice; false where its end is agreed. */
  goesOn: boolean
  /** Until then it is cancelled with money back; from then on it is ended by notice. */
  moneyBackUntil: Date
  earliestEnd: Date
  noticeBy: NoticeGiver | null
  inArrears: boolean
  /** What its partner has told that later months cost. */
  laterRents: readonly LaterRent[]
}

export interface BookingFacts {
  now: Date
  by: BookingActor
  period: Period
  expiresAt: Date | null
  /** The renter's bank is asking for the money back: nothing else moves until it has decided. */
  disputed: boolean
  cancelMode: Policy['cancelMode']
  rent?: RentFacts | null | undefined
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
