import type { Pool, PoolClient } from 'pg'
import { newId } from '#foundation/server/new-id.ts'

export type Queryable = Pick<Pool | PoolClient, 'query'>

/** A copy of a row with another id and the given changes: much faster than making a new one. */
export async function copyRow(
  through: Queryable,
  table: 'booking' | 'listing' | 'users',
  original: string,
  different: Record<string, unknown>,
): Promise<string> {
  const id = newId()
  const columns = await columnsOf(through, table)
  const unknown = Object.keys(different).filter(name => !columns.includes(name))
  if (unknown.length > 0) throw new Error(`${table} has no ${unknown.join(', ')}`)
  await through.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_record(
       null::${table}, (select to_jsonb(known) || $2::jsonb from ${table} as known where id = $1)
     )`,
    [original, JSON.stringify({ ...different, id })],
  )
  return id
}

const known = new Map<string, string[]>()

async function columnsOf(through: Queryable, table: string): Promise<string[]> {
  const found = known.get(table)
  if (found) return found
  const { rows } = await through.query(
    `select column_name from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  )
  const columns = rows.map(row => row.column_name as string)
  known.set(table, columns)
  return columns
}
