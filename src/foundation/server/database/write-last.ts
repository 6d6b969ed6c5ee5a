import { sql } from 'kysely'
import { asJson } from './as-json.ts'
import type { Db } from './db.ts'
import { Slot, writtenOnce } from './statements/compiled-once.ts'
import { askAhead, atEnd } from './transaction.ts'

type Rows = readonly object[]

/**
 * For rows that nobody reads before the commit, such as history and letters: the end of the
 * transaction inserts all of them in one statement. Outside a transaction they are written at once.
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
  const tables = [...byTable].toSorted(byName)
  if (tables.length === 0) return
  const shape = tables.map(([table, [row]]) => ({ table, columns: Object.keys(row ?? {}) }))
  await askAhead(
    db,
    inserts(
      db,
      shape,
      tables.map(([, rows]) => asJson(rows)),
    ),
  )
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}

interface Insert {
  table: string
  columns: readonly string[]
}

const inserts = writtenOnce<readonly Insert[], readonly string[]>(
  tables => sql`with ${sql.join(tables.map(insertOf))} select`,
)

function insertOf({ table, columns }: Insert, place: number) {
  const into = sql.table(table)
  const names = sql.join(columns.map(column => sql.ref(column)))
  const rows = new Slot<readonly string[]>(all => all[place])
  return sql`${into} as (
    insert into ${into} (${names})
    select ${names} from json_populate_recordset(null::${into}, ${rows}::json)
  )`
}
