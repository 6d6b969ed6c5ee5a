import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** The whole list as JSON text, assembled by the database. */
export async function readListAsJson(db: Db, list: string): Promise<string> {
  const { rows } = await sql<{ items: string }>`
    select coalesce(
      json_agg(jsonb_build_object('label', label, 'value', value) || extra order by position),
      '[]'
    )::text as items
    from configuration_item
    where list = ${list}`.execute(db)
  return rows[0]?.items ?? '[]'
}

export async function readListValues(db: Db, list: string) {
  return db
    .$extendTables<{
      configuration_item: {
        list: string
        value: string
        label: string
        position: number
        extra: Record<string, unknown>
      }
    }>()
    .selectFrom('configuration_item')
    .select(['value', 'label', 'extra'])
    .where('list', '=', list)
    .orderBy('position')
    .execute()
}
