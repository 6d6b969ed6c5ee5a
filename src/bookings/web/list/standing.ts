import { endOf } from '#bookings/rules/term/open-end.ts'
import type { Booking } from '#bookings/rules/wire.ts'

export type Standing =
  | 'pending'
  | 'unpaid'
  | 'upcoming'
  | 'running'
  | 'ended'
  | 'denied'
  | 'cancelled'
  | 'expired'

export type StatusFields = Pick<
  Booking,
  'approvalStatus' | 'paymentStatus' | 'cancelledAt' | 'startDate' | 'endDate'
>

export function standingOf(booking: StatusFields, now: Date): Standing {
  const { approvalStatus, paymentStatus, cancelledAt, startDate, endDate } = booking
  if (approvalStatus === 'disapproved') return cancelledAt ? 'cancelled' : 'denied'
  if (approvalStatus !== 'approved') return approvalStatus
  if (paymentStatus !== 'successful') return 'unpaid'
  if (now < new Date(startDate)) return 'upcoming'
  return now < endOf(endDate) ? 'running' : 'ended'
}
