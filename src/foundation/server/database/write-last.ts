import { sql } from 'kysely'
import type { Db } from './db.ts'
import { rowsAsJson } from './rows-as-json.ts'
import { askAhead, atEnd } from './transaction.ts'

type Rows = readonly object[]

/**
 * For rows that nobody reads before the commit, such as history and letters: those of a whole
 * transaction are written in one statement at its end, which saves a trip to the database for each.
 * Outside a transaction they are written at once.
 */
export async function writeLast(db: Db, table: string, rows: Rows): Promise<void> {
  const wait = db.isTransaction ? atEnd(writeLast, written) : undefined
  if (wait) wait.push([table, rows])
  else await written(db, [[table, rows]])
}

async function written(db: Db, all: readonly (readonly [string, Rows])[]): Promise<void> {
  const byTable = new Map<string, object[]>()
  for (const [table, rows] of all) {
    if (rows.length === 0) continue
    byTable.set(table, [...(byTable.get(table) ?? []), ...rows])
  }
  const inserts = [...byTable].toSorted(byName).map(([table, rows]) => insertOf(table, rows))
  if (inserts.length > 0) await askAhead(db, sql`with ${sql.join(inserts)} select`)
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}

function insertOf(table: string, rows: Rows) {
  const into = sql.table(table)
  const columns = sql.join(Object.keys(rows[0] ?? {}).map(column => sql.ref(column)))
  return sql`${into} as (
    insert into ${into} (${columns})
    select ${columns} from json_populate_recordset(null::${into}, ${rowsAsJson(rows)}::json)
  )`
}
