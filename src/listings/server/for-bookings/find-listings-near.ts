import type { Db } from '#foundation/server/database/db.ts'
import { idsNear, type Nearness } from './near-listings-table.ts'

/** Ids of spaces that may be booked near another one, the nearest first. */
export function findListingsNear(db: Db, nearness: Nearness): Promise<string[]> {
  return idsNear(db, nearness)
}
