import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { dayFreeFrom } from '../searching/search-table.ts'

interface FreeDay {
  id: string
  day: string
}

/** Of those that are taken or closed now, where the day is known. */
export async function freeDaysOf(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<readonly FreeDay[]> {
  const { rows } = await sql<FreeDay>`
    select * from (
      select listing_id as id, ${dayFreeFrom(sql`${now}::timestamptz`)} as day from search_card
      where listing_id = any(${[...ids]}::uuid[]) and taken @> ${now}::timestamptz
    ) as taken_now where day is not null`.execute(db)
  return rows
}
