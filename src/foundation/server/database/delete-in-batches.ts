import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

const usualBatch = 5000

interface Unneeded {
  from: string
  where: RawBuilder<unknown>
  atMost?: number
}

/**
 * However many there are, each statement ends in time: one that deletes them all would be cut off,
 * undo what it had done, and have more to do the next time.
 */
export async function deleteInBatches(
  db: Db,
  { from, where, atMost = usualBatch }: Unneeded,
  stopping?: AbortSignal,
): Promise<void> {
  const table = sql.table(from)
  const some = sql`select ctid from ${table} where ${where} limit ${atMost}`
  let removed = atMost
  while (removed === atMost && !stopping?.aborted) {
    // What was changed meanwhile is elsewhere, and is found by the next run if it is still old.
    const result = await sql`delete from ${table} where ctid = any(array(${some}))`.execute(db)
    removed = Number(result.numAffectedRows)
  }
}
