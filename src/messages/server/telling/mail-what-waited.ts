import type { Db } from '#foundation/server/database/db.ts'
import { bringMailForward } from './due-mail-table.ts'

/** For somebody who is no longer suspended, and for those they have written to. */
export function mailWhatWaited(tx: Db, accountId: string): Promise<void> {
  return bringMailForward(tx, accountId)
}
