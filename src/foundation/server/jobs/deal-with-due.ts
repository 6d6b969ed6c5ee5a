import type { Context } from '../context.ts'
import type { Db } from '../database/db.ts'
import { transaction } from '../database/transaction.ts'
import { openFailures, type Work } from './failures.ts'

export interface Which {
  atMost: number
  /** Those that failed earlier in this run, or often enough to be left alone for a while. */
  except: readonly string[]
}

export interface Due<Row extends { id: string }, Result = void> extends Work {
  /** This many share a transaction. */
  atOnce: number
  /** Locks what is due, or marks it as dealt with. */
  take(tx: Db, which: Which): Promise<readonly Row[]>
  dealWith(tx: Db, rows: readonly Row[]): Promise<Result>
}

/**
 * Deals with everything that is due, one kind after the other. What fails keeps nothing else
 * waiting: it is logged, and the run fails in the end, so that it is heard of and tried again, after
 * pauses that grow.
 */
export async function dealWithDue<Row extends { id: string }>(
  ctx: Context,
  kinds: readonly Due<Row>[],
  stopping?: AbortSignal,
): Promise<void> {
  const failed: string[] = []
  for (const due of kinds) {
    const failedOfKind: string[] = []
    const turns = dueInTurns(ctx, due, { failed: failedOfKind, stopping })
    for await (const _ of turns);
    failed.push(...failedOfKind)
  }
  failIfAny(failed)
}

/**
 * Some at a time, until nothing is left but what failed. When some fail together, the next ones are
 * dealt with one by one.
 */
export async function* dueInTurns<Row extends { id: string }, Result>(
  ctx: Context,
  due: Due<Row, Result>,
  { failed, stopping }: { failed: string[]; stopping?: AbortSignal | undefined },
): AsyncGenerator<Result> {
  const failures = await openFailures(ctx, due)
  let alone = 0
  while (!stopping?.aborted) {
    const atMost = alone > 0 ? 1 : due.atOnce
    let taken: readonly Row[] = []
    let result: Result
    try {
      result = await transaction(ctx.db, async tx => {
        taken = await due.take(tx, { atMost, except: [...failures.paused, ...failed] })
        const dealtWith = await due.dealWith(tx, taken)
        await failures.forget(tx, taken)
        return dealtWith
      })
    } catch (error) {
      const [first] = taken
      if (!first) throw error
      if (taken.length === 1) {
        failed.push(first.id)
        await failures.keep(first.id, error)
      }
      alone = taken.length === 1 ? alone - 1 : taken.length
      continue
    }
    if (taken.length > 0) yield result
    if (taken.length < atMost) return
    alone -= 1
  }
}

interface Each<Row extends { id: string }> extends Work {
  /** May leave out those that are left alone. */
  find(except: readonly string[]): Promise<readonly Row[]>
  /** Asks somebody else first, so it must be safe to repeat. No transaction is held open for it. */
  ask?(row: Row): Promise<void>
}

/** The same for a list: each in a transaction of its own. */
export async function dealWithEach<Row extends { id: string }>(
  ctx: Context,
  { find, ask, ...work }: Each<Row>,
  dealWith: (tx: Db, row: Row) => Promise<void>,
): Promise<void> {
  const failures = await openFailures(ctx, work)
  const paused = new Set(failures.paused)
  const failed: string[] = []
  for (const row of await find(failures.paused)) {
    if (paused.has(row.id)) continue
    try {
      await ask?.(row)
      await transaction(ctx.db, async tx => {
        await dealWith(tx, row)
        await failures.forget(tx, [row])
      })
    } catch (error) {
      failed.push(row.id)
      await failures.keep(row.id, error)
    }
  }
  failIfAny(failed)
}

/** At the end of a run. */
export function failIfAny(failed: readonly string[]): void {
  if (failed.length > 0) throw new Error(`${failed.length} of what was due failed`)
}
