import type { Db } from '#foundation/server/database/db.ts'
import type { Commitment } from '#listings/rules/editing/commitment.ts'
import { liveBookings } from '../life/bookings-table.ts'

/** Checked before a host changes or deletes the listing. */
export async function commitmentsOfListing(
  tx: Db,
  listingId: string,
  now: Date,
): Promise<Commitment[]> {
  const bookings = await liveBookings(tx, { listing_id: listingId }, now)
  return bookings.map(({ id, starts_at: start, ends_at: end }) => ({ bookingId: id, start, end }))
}
