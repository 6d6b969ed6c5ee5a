import type { Db } from '#foundation/server/database/db.ts'
import { keepCollected } from './booking-to-move-table.ts'

/**
 * From then on things of the renter are with the partner, even before the start. Null once they are
 * back and will be collected again. The caller holds the lock of the booking.
 */
export async function recordCollected(tx: Db, id: string, at: Date | null): Promise<void> {
  await keepCollected(tx, id, at)
}
