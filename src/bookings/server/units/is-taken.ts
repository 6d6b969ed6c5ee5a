import type { Db } from '#foundation/server/database/db.ts'
import { type BookingRow, findBooking } from '../life/bookings-table.ts'
import { periodOf } from '../life/facts-of-booking.ts'
import { findRoom, type WantedRoom } from './units-table.ts'

/** True if other bookings hold all there is, so that a request can only be denied. */
export async function isTaken(db: Db, booking: BookingRow, now: Date): Promise<boolean> {
  const only = await unitBefore(db, booking)
  return hasNoRoom(db, { listingId: booking.listing_id, period: periodOf(booking), only, now })
}

/** False while a booking that is in the way may run out before the answer. */
export async function hasNoRoom(db: Db, wanted: WantedRoom): Promise<boolean> {
  const { unit, hasOverdue } = await findRoom(db, wanted)
  return unit === null && !hasOverdue
}

/** An extension must use the same unit as the booking before it. */
export async function unitBefore(
  db: Db,
  { extends_id: id }: BookingRow,
): Promise<number | undefined> {
  const before = id === null ? undefined : await findBooking(db, id)
  return before?.unit_no ?? undefined
}
