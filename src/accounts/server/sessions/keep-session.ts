import type { Db } from '#foundation/server/database/db.ts'
import { keepSessionRow } from './sessions-table.ts'

/**
 * Notifications on a device end when the session is ended, not when it is idle: the row of an idle
 * session stays for them, though nobody can log in with it. False when it has ended already.
 */
export function keepSession(tx: Db, id: string, isNotified = true): Promise<boolean> {
  return keepSessionRow(tx, id, isNotified)
}
