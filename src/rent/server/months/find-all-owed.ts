import type { Db } from '#foundation/server/database/db.ts'
import { countOwed, listOwed, type RentMonthRow } from './rent-months-table.ts'

/** The rent that has been owed longest comes first. */
export async function findAllOwed(
  db: Db,
  page: { limit: number; offset: number },
): Promise<{ months: RentMonthRow[]; total: number }> {
  return { months: await listOwed(db, page), total: await countOwed(db) }
}
