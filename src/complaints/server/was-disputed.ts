import type { Db } from '#foundation/server/database/db.ts'
import { isAnyDisputed } from './complaints-table.ts'

/** Whether there ever was a dispute between the two sides about one of these bookings. */
export function wasDisputed(db: Db, bookingIds: readonly string[]): Promise<boolean> {
  return isAnyDisputed(db, bookingIds)
}
