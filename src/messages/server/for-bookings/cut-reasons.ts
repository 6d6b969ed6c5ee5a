import type { Db } from '#foundation/server/database/db.ts'
import { shortenLines } from './reasons-table.ts'

/** Of these lines only what the partner did stays. */
export function cutReasons(tx: Db, partnerId: string, lines: readonly string[]): Promise<void> {
  return shortenLines(tx, { partnerId, lines })
}
