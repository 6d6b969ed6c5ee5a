import { sql } from 'kysely'
import { asJson } from './as-json.ts'
import type { Db } from './db.ts'

export interface Change<Row> {
  /** The row as it was read. It is left alone if its state has changed since. */
  before: Row
  set: Partial<Row>
}

/**
 * Compare-and-set for many rows, one statement for each set of columns. Answers in the order of the
 * changes: the new row, or undefined where the state had changed.
 */
export async function updateAll<Row extends { state: string }>(
  db: Db,
  table: string,
  keys: readonly (keyof Row & string)[],
  changes: readonly Change<Row>[],
): Promise<(Row | undefined)[]> {
  const nameOf = (row: Row) => keys.map(key => String(row[key])).join(' ')
  const alike = Map.groupBy(changes, ({ before, set }) =>
    [before.state, ...columnsOf(set).toSorted()].join(' '),
  )
  const after = new Map<string, Row>()
  for (const group of alike.values()) {
    for (const row of await updated(db, table, keys, group)) after.set(nameOf(row), row)
  }
  return changes.map(({ before }) => after.get(nameOf(before)))
}

async function updated<Row extends { state: string }>(
  db: Db,
  table: string,
  keys: readonly (keyof Row & string)[],
  changes: readonly Change<Row>[],
): Promise<Row[]> {
  const [first] = changes
  if (!first) return []
  const one = sql.table(table)
  const ref = (column: string) => sql.ref(`${table}.${column}`)
  const columns = columnsOf(first.set).map(
    column => sql`${sql.ref(column)} = changed.${sql.ref(column)}`,
  )
  const same = keys.map(key => sql`${ref(key)} = changed.${sql.ref(key)}`)
  const rows = changes.map(({ before, set }) => ({
    ...set,
    ...Object.fromEntries(keys.map(key => [key, before[key]])),
  }))
  const { rows: after } = await sql<Row>`
    update ${one} set ${sql.join(columns)}
    from json_populate_recordset(null::${one}, ${asJson(rows)}::json) as changed
    where ${sql.join(same, sql` and `)} and ${ref('state')} = ${first.before.state}
    returning ${one}.*`.execute(db)
  return after
}

/** A column without a value is left alone, as the query builder does it. */
function columnsOf(set: object): string[] {
  return Object.entries(set).flatMap(([column, value]) => (value === undefined ? [] : [column]))
}
