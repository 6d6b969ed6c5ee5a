import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

type Tables = {
  rate_limit: { key: string; window_start: Date; count: number }
}

/**
 * No request waits for the disk to have a hit: what a fallen database forgets is a moment of
 * counting. Inside a transaction it would hurry the rest of it along, so there it is left out.
 */
const withoutWaiting = sql`set_config('synchronous_commit', 'off', true)`

export async function countHit(db: Db, key: string, windowStart: Date): Promise<number> {
  const row = await db
    .$extendTables<Tables>()
    .insertInto('rate_limit')
    .values({ key, window_start: windowStart, count: 1 })
    .onConflict(conflict =>
      conflict.columns(['key', 'window_start']).doUpdateSet({
        count: sql<number>`rate_limit.count + 1`,
      }),
    )
    .returning('count')
    .$if(!db.isTransaction, query => query.returning(withoutWaiting.as('commit')))
    .executeTakeFirstOrThrow()
  return row.count
}

export interface Window {
  key: string
  windowStart: Date
}

/** Hits counted so far, by key; a window nobody has hit yet is left out. */
export async function readHits(db: Db, windows: readonly Window[]): Promise<Map<string, number>> {
  const rows = await db
    .$extendTables<Tables>()
    .selectFrom('rate_limit')
    .select(['key', 'count'])
    .where(({ eb, and, or }) =>
      or(
        windows.map(({ key, windowStart }) =>
          and([eb('key', '=', key), eb('window_start', '=', windowStart)]),
        ),
      ),
    )
    .execute()
  return new Map(rows.map(row => [row.key, row.count]))
}

export async function forgetOldWindows(db: Db, before: Date): Promise<void> {
  await db
    .$extendTables<Tables>()
    .deleteFrom('rate_limit')
    .where('window_start', '<', before)
    .execute()
}
