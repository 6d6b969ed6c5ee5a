import type { Db } from '#foundation/server/database/db.ts'
import { keepSessionRow } from './sessions-table.ts'

/**
 * For what ends with a session and not when it is idle, such as notifications on a device: the row
 * stays, and opens nothing any more. False once it was ended.
 */
export function keepSession(tx: Db, id: string, isTold = true): Promise<boolean> {
  return keepSessionRow(tx, id, isTold)
}
