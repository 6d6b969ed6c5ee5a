import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

export interface FailureRow {
  /** What is to be done, like `expire-bookings`. */
  work: string
  row_id: string
  failures: number
  first_failed_at: Date
  failed_at: Date
  next_try_at: Date
}

type Tables = { due_failure: FailureRow }

export async function failuresOf(db: Db, work: string): Promise<FailureRow[]> {
  return db
    .$extendTables<Tables>()
    .selectFrom('due_failure')
    .selectAll()
    .where('work', '=', work)
    .execute()
}

export async function keepFailure(db: Db, failure: FailureRow): Promise<void> {
  const { failures, failed_at, next_try_at } = failure
  await db
    .$extendTables<Tables>()
    .insertInto('due_failure')
    .values(failure)
    .onConflict(conflict =>
      conflict.columns(['work', 'row_id']).doUpdateSet({ failures, failed_at, next_try_at }),
    )
    .execute()
}

export async function forgetFailures(db: Db, work: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .$extendTables<Tables>()
    .deleteFrom('due_failure')
    .where('work', '=', work)
    .where('row_id', 'in', ids)
    .execute()
}

export async function forgetOldFailures(db: Db, before: Date): Promise<void> {
  await db
    .$extendTables<Tables>()
    .deleteFrom('due_failure')
    .where('failed_at', '<', before)
    .execute()
}

/** A first failure is often none of the row, and is tried again at once. */
const failedAgain = 2

/** Those that failed more than once, the oldest first. */
export async function repeatedFailures(db: Db, atMost: number): Promise<FailureRow[]> {
  return db
    .$extendTables<Tables>()
    .selectFrom('due_failure')
    .selectAll()
    .where('failures', '>=', failedAgain)
    .orderBy('first_failed_at')
    .orderBy('row_id')
    .limit(atMost)
    .execute()
}

export async function countRepeatedFailures(db: Db): Promise<{ work: string; rows: number }[]> {
  const { rows } = await sql<{ work: string; rows: number }>`
    select work, count(*)::int as rows from due_failure
    where failures >= ${failedAgain} group by work`.execute(db)
  return rows
}
