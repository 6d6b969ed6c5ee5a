import { growingPause } from '#foundation/rules/time/growing-pause.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/db.ts'
import { failuresOf, forgetFailures, keepFailure } from './due-failures-table.ts'

const longestPauseMs = hourMs
/** Whatever is due is tried at least this often, so what failed no later is not due any more. */
export const failuresKeptMs = 2 * longestPauseMs

export interface Work {
  /** What is done with the rows, like `expire-bookings`. Two kinds of work never share a name. */
  work: string
  /** What one of them is called in the log. */
  name: string
}

/** What failed in earlier runs. */
export interface Failures {
  /** Those that are left alone in this run. */
  paused: readonly string[]
  /** Logs it, and says when it is tried again. */
  keep(id: string, error: unknown): Promise<void>
  /** Within the transaction that dealt with them. */
  forget(tx: Db, rows: readonly { id: string }[]): Promise<void>
}

export async function openFailures(ctx: Context, { work, name }: Work): Promise<Failures> {
  const { now } = ctx
  const rows = await failuresOf(ctx.db, work)
  const known = new Map(rows.map(row => [row.row_id, row]))
  // The clock of demo mode can be set back: a failure that has yet to come says nothing.
  const isPaused = (row: (typeof rows)[number]) => row.failed_at <= now && row.next_try_at > now
  return {
    paused: rows.filter(isPaused).map(({ row_id }) => row_id),
    async keep(id, err) {
      const before = known.get(id)
      const failures = (before?.failures ?? 0) + 1
      const next_try_at = after(now, pauseAfter(failures))
      ctx.log.error({ err, [name]: id, work, failures }, 'one of what was due failed')
      const first_failed_at = before?.first_failed_at ?? now
      const row = { work, row_id: id, failures, first_failed_at, failed_at: now, next_try_at }
      await keepFailure(ctx.db, row)
      known.set(id, row)
    },
    async forget(tx, dealtWith) {
      const ids = dealtWith.map(({ id }) => id).filter(id => known.has(id))
      await forgetFailures(tx, work, ids)
    },
  }
}

/** None after a first failure, then a minute, two, four and so on up to an hour. */
export function pauseAfter(failures: number): number {
  return failures < 2 ? 0 : growingPause(failures - 1, longestPauseMs)
}
