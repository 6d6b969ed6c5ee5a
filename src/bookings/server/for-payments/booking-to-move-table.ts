import type { Db } from '#foundation/server/database/db.ts'
import { bookingTable } from '../life/bookings-table.ts'

export async function keepCollected(tx: Db, id: string, at: Date): Promise<void> {
  await bookingTable(tx)
    .updateTable('booking')
    .set({ collected_at: at })
    .where('id', '=', id)
    .execute()
}
