import type { Booking } from '#bookings/rules/wire.ts'
import { readPeriod } from '#foundation/rules/time/open-end.ts'
import { overlaps, type Period } from '#foundation/rules/time/time.ts'

type Asked = Pick<
  Booking,
  '_id' | 'storageListing' | 'startDate' | 'endDate' | 'approvalStatus' | 'cancelledAt' | 'type'
>

/** Whoever goes back after Book Now, or forgets, must not book the same days of a space twice. */
export function askedBefore<T extends Asked>(
  mine: readonly T[],
  listingId: string,
  period: Period,
): T | undefined {
  return mine.find(
    booking =>
      booking.storageListing === listingId &&
      booking.cancelledAt === null &&
      (booking.approvalStatus === 'pending' || booking.approvalStatus === 'approved') &&
      overlaps(readPeriod(booking), period),
  )
}
