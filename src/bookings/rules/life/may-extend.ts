import type { ErrorCode } from '#foundation/rules/errors.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import type { BookingType } from '../term/term.ts'
import type { BookingStage } from './booking-states.ts'

interface Extendable {
  stage: BookingStage
  type: BookingType
  period: Period
  rolling: boolean
  disputed: boolean
  bank_decided_at: Date | null
  notice_at: Date | null
  arrears_at: Date | null
  extended_by: string | null
}

/** Answers why the booking cannot be extended, or nothing if it can. */
export function whyNotExtended(booking: Extendable, now: Date): ErrorCode | undefined {
  const { stage, type, period, rolling, disputed, notice_at: noticeAt } = booking
  if (rolling) return 'booking_rolls_on'
  if (disputed && booking.bank_decided_at === null) return 'booking_disputed'
  // What a bank has taken back is not paid.
  const runs = stage === 'paid' && !disputed && period.end > now && noticeAt === null
  if (!runs || type !== 'monthly') return 'booking_not_extendable'
  if (booking.arrears_at !== null) return 'renter_in_arrears'
  return booking.extended_by === null ? undefined : 'booking_extended_already'
}

export function mayExtend(booking: Extendable, now: Date): boolean {
  return whyNotExtended(booking, now) === undefined
}
