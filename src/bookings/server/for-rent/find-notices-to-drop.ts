import type { Db } from '#foundation/server/database/db.ts'
import { noticesPaidFor } from '../waiting/due-bookings-table.ts'

export async function findNoticesToDrop(
  db: Db,
  which: { except: readonly string[]; atMost: number },
): Promise<{ id: string; listingId: string }[]> {
  const rows = await noticesPaidFor(db, which)
  return rows.map(({ id, listing_id }) => ({ id, listingId: listing_id }))
}
