import type { Db } from '#foundation/server/database/db.ts'
import { idsNear, type Nearness } from './near-listings-table.ts'

export function findListingsNear(db: Db, nearness: Nearness): Promise<string[]> {
  return idsNear(db, nearness)
}
