import type { BookingStage } from '#bookings/rules/life/booking-states.ts'
import type { NoticeGiver } from '#bookings/rules/term/notice.ts'
import type { Period } from '#foundation/rules/time/time.ts'

export interface CardFacts {
  stage: BookingStage
  period: Period
  paidAt: Date | null
  /** Whether the refunds of a cancelled booking are under way. */
  isSettled: boolean
  instalments: boolean
  noticeBy: NoticeGiver | null
}

/**
 * Whether a kept card is not wanted any more once no rent is open. A notice can be taken back until
 * the end, and then there is more to pay.
 */
export function isCardDone(
  { stage, period, paidAt, isSettled, instalments, noticeBy }: CardFacts,
  now: Date,
): boolean {
  if (stage === 'cancelled') return isSettled || paidAt === null
  if (stage === 'paid') return period.end <= now || (instalments && noticeBy === null)
  return stage === 'disapproved' || stage === 'expired'
}
