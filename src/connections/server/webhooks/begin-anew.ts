import type { Db } from '#foundation/server/database/db.ts'
import { markAllWorking } from './addresses-table.ts'

/** While its partner was suspended an address was not tried, so that time says nothing of it. */
export function beginAnew(tx: Db, accountId: string): Promise<void> {
  return markAllWorking(tx, accountId)
}
