import type { Db } from '#foundation/server/database/db.ts'
import { lockBookingRows } from '../life/bookings-table.ts'

/** Nobody else can change these bookings until the transaction ends. */
export function lockBookings(tx: Db, ids: readonly string[]): Promise<void> {
  return lockBookingRows(tx, ids)
}
