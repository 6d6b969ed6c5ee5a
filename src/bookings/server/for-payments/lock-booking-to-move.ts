import type { Period } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type BookingRow, lockBooking } from '../life/bookings-table.ts'

interface BookingToMove {
  id: string
  hostId: string
  renterId: string
  listingId: string
  period: Period
  pickupAddress: string
  distanceKm: number
}

/** Locks the booking until the transaction ends. `runs` is true while it is paid and not over. */
export async function lockBookingToMove(
  tx: Db,
  id: string,
  now: Date,
): Promise<(BookingToMove & { runs: boolean }) | undefined> {
  const row = await lockBooking(tx, id)
  const runs = row?.stage === 'paid' && row.moving && row.ends_at > now
  return row && { ...bookingToMove(row), runs: runs === true }
}

function bookingToMove(row: BookingRow): BookingToMove {
  return {
    id: row.id,
    hostId: row.host_id,
    renterId: row.renter_id,
    listingId: row.listing_id,
    period: { start: row.starts_at, end: row.ends_at },
    pickupAddress: row.pickup_address ?? '',
    distanceKm: row.distance_km ?? 0,
  }
}
