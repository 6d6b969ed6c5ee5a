import type { Db } from '#foundation/server/database/db.ts'
import { holdBookingRows } from '../life/bookings-table.ts'

/** Nobody else can change these bookings until the transaction ends. */
export function holdBookings(tx: Db, ids: readonly string[]): Promise<void> {
  return holdBookingRows(tx, ids)
}
