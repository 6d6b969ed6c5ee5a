import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

type Tables = { app_setting: { key: string; value: number } }

const key = 'demo_clock_ms'

/** By how much the clock of the demo is ahead of the real one. */
export async function readDemoOffset(db: Db): Promise<number> {
  const row = await db
    .$extendTables<Tables>()
    .selectFrom('app_setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value ?? 0
}

/** Whoever else moves the clock waits until this transaction ends. */
export async function lockDemoOffset(tx: Db): Promise<number> {
  const tables = tx.$extendTables<Tables>()
  await tables
    .insertInto('app_setting')
    .values({ key, value: 0 })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
  const row = await tables
    .selectFrom('app_setting')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.value
}

export async function writeDemoOffset(tx: Db, milliseconds: number): Promise<void> {
  await tx
    .$extendTables<Tables>()
    .updateTable('app_setting')
    .set({ value: sql`to_jsonb(${milliseconds}::bigint)` })
    .where('key', '=', key)
    .execute()
}
