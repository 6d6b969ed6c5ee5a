import { sql } from 'kysely'
import type { Db } from './database/db.ts'
import type { Keys } from './keys.ts'

/** Where a noun keeps something sealed; `id` is the key of the table. */
export interface SealedColumn {
  table: string
  id: string
  column: string
  purpose: string
}

export interface Resealed {
  resealed: number
  /** Neither key opens it, so it was lost before. */
  unreadable: number
}

const batch = 200

/** Seals every value again. A value that changes meanwhile is already sealed with the new key. */
export async function resealColumn(
  db: Db,
  keys: Keys,
  { table, id, column, purpose }: SealedColumn,
): Promise<Resealed> {
  const [from, key, value] = [sql.table(table), sql.ref(id), sql.ref(column)]
  const done = { resealed: 0, unreadable: 0 }
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await sql<{ id: string; sealed: string }>`
      select ${key} as id, ${value} as sealed from ${from}
      where ${value} is not null and ${key} > ${last} order by ${key} limit ${sql.lit(batch)}
    `.execute(db)
    for (const { id: rowId, sealed } of rows) {
      const text = keys.open(purpose, sealed)
      if (text === undefined) {
        done.unreadable += 1
        continue
      }
      await sql`
        update ${from} set ${value} = ${keys.seal(purpose, text)}
        where ${key} = ${rowId} and ${value} = ${sealed}`.execute(db)
      done.resealed += 1
    }
    last = rows.at(-1)?.id ?? last
    if (rows.length < batch) return done
  }
}
