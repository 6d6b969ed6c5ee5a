import type { Db } from '#foundation/server/database/db.ts'
import { countOwed, listOwed, type RentMonthRow } from './rent-months-table.ts'

/** What everybody owes in rent, the longest first, a page at a time. */
export async function findAllOwed(
  db: Db,
  page: { limit: number; offset: number },
): Promise<{ months: RentMonthRow[]; total: number }> {
  return { months: await listOwed(db, page), total: await countOwed(db) }
}
