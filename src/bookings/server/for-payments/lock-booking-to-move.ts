import { earlier, type Period } from '#foundation/rules/time/time.ts'
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

interface Standing {
  /** True while it is paid and not over. */
  runs: boolean
  isCancelled: boolean
  /** When it ends, or was cancelled before that. */
  overAt: Date
}

/** Locks the booking until the transaction ends. */
export async function lockBookingToMove(
  tx: Db,
  id: string,
  now: Date,
): Promise<(BookingToMove & Standing) | undefined> {
  const row = await lockBooking(tx, id)
  if (!row) return undefined
  const runs = row.stage === 'paid' && row.moving && row.ends_at > now
  const { cancelled_at, ends_at } = row
  const overAt = cancelled_at ? earlier(cancelled_at, ends_at) : ends_at
  return { ...bookingToMove(row), runs, isCancelled: row.stage === 'cancelled', overAt }
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
