import { findPeople } from '#accounts/server/account/find-person.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import type { Context } from '#foundation/server/context.ts'
import { findBookables } from '#listings/server/for-bookings/find-bookable.ts'
import type { BookingRow } from '../life/bookings-table.ts'
import { type MoreOfOne, presentBooking, type Viewer } from '../life/present-booking.ts'

/** With their spaces and people. */
export async function presentBookings(
  ctx: Context,
  rows: readonly BookingRow[],
  viewerFor: (row: BookingRow) => Viewer,
  more?: MoreOfOne,
): Promise<Booking[]> {
  const ids = rows.flatMap(row => [row.host_id, row.renter_id])
  const people = await findPeople(ctx.db, [...new Set(ids)])
  const listings = await findBookables(ctx.db, [...new Set(rows.map(row => row.listing_id))])
  return rows.flatMap(row => {
    const host = people.get(row.host_id)
    const renter = people.get(row.renter_id)
    const listing = listings.get(row.listing_id)
    if (!host || !renter || !listing) return []
    const viewer = viewerFor(row)
    return [presentBooking({ row, listing, host, renter, viewer, now: ctx.now, more })]
  })
}
