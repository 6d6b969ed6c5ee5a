import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

type Tables = {
  rate_limit: { key: string; window_start: Date; count: number }
}

export interface Hits {
  key: string
  windowStart: Date
  count: number
}

/**
 * No request waits for the disk to have a hit: what a fallen database forgets is a moment of
 * counting. Inside a transaction it would hurry the rest of it along, so there it is left out.
 */
const withoutWaiting = sql`, set_config('synchronous_commit', 'off', true)`

/** Adds to what was counted, and answers by key how much it is now. A key has one window here. */
export async function countHits(db: Db, hits: readonly Hits[]): Promise<Map<string, number>> {
  const { rows } = await sql<Pick<Hits, 'key' | 'count'>>`
    insert into rate_limit as known (key, window_start, count)
    select * from unnest(
      ${hits.map(({ key }) => key)}::text[],
      ${hits.map(({ windowStart }) => windowStart)}::timestamptz[],
      ${hits.map(({ count }) => count)}::int[]
    ) as hit (key, window_start, count)
    order by key
    on conflict (key, window_start) do update set count = known.count + excluded.count
    returning key, count ${db.isTransaction ? sql`` : withoutWaiting}`.execute(db)
  return new Map(rows.map(({ key, count }) => [key, count]))
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
