import type { Db } from '#foundation/server/database/db.ts'
import { complaintsOfBooking } from './complaints-table.ts'

/** Whether there ever was a dispute between the two sides about this booking. */
export async function wasDisputed(db: Db, bookingId: string): Promise<boolean> {
  return (await complaintsOfBooking(db, bookingId)).length > 0
}
