import type { Db } from '#foundation/server/database/db.ts'
import { holdBookingRows } from '../life/bookings-table.ts'

/** Until the transaction ends nobody decides anything about these bookings. */
export function holdBookings(tx: Db, ids: readonly string[]): Promise<void> {
  return holdBookingRows(tx, ids)
}
