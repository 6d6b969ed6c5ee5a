import { wasCancelledInside } from '#bookings/rules/life/booking-states.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { endOf } from '#foundation/rules/time/open-end.ts'

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
type Inside = Pick<Booking, 'paymentStatus' | 'cancelledAt' | 'startDate' | 'collectedAt'>

export function standingOf(booking: StatusFields, now: Date): Standing {
  const { approvalStatus, paymentStatus, cancelledAt, startDate, endDate } = booking
  if (approvalStatus === 'disapproved') return cancelledAt ? 'cancelled' : 'denied'
  if (approvalStatus !== 'approved') return approvalStatus
  if (paymentStatus !== 'successful') return 'unpaid'
  if (now < new Date(startDate)) return 'upcoming'
  return now < endOf(endDate) ? 'running' : 'ended'
}

/** Things may still be inside, so both sides need each other and the way in. */
export function isCancelledInside(booking: Inside): boolean {
  const facts = {
    cancelledAt: momentOf(booking.cancelledAt),
    startsAt: new Date(booking.startDate),
    collectedAt: momentOf(booking.collectedAt),
  }
  return booking.paymentStatus === 'successful' && wasCancelledInside(facts)
}

function momentOf(value: string | null): Date | null {
  return value === null ? null : new Date(value)
}
