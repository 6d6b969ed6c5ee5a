import type { Period } from '#foundation/rules/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { paidBookingsWithMoving } from './due-bookings-table.ts'

export interface BookingToMove {
  id: string
  hostId: string
  renterId: string
  listingId: string
  period: Period
  pickupAddress: string
  distanceKm: number
}

/** Every paid booking with moving that has not ended. */
export async function findBookingsToMove(db: Db, now: Date): Promise<BookingToMove[]> {
  const rows = await paidBookingsWithMoving(db, now)
  return rows.map(row => ({
    id: row.id,
    hostId: row.host_id,
    renterId: row.renter_id,
    listingId: row.listing_id,
    period: { start: row.starts_at, end: row.ends_at },
    pickupAddress: row.pickup_address ?? '',
    distanceKm: row.distance_km ?? 0,
  }))
}
