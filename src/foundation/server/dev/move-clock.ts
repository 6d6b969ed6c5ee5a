import { setTimeout as pause } from 'node:timers/promises'
import { type Clock, freshForMs } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/db.ts'
import { transaction } from '../database/transaction.ts'
import { lockDemoOffset, writeDemoOffset } from './demo-clock-table.ts'

/** What has to move along when the clock is moved. */
export type ClockFollower = (db: Db, milliseconds: number) => Promise<void>

/**
 * Moves the clock of every process and does what is due by then. It returns when no process counts
 * the time before as fresh any more.
 */
export async function moveClock(
  ctx: Context,
  clock: Clock,
  instant: Date | null,
  followers: readonly ClockFollower[],
): Promise<void> {
  await transaction(ctx.db, async tx => {
    const before = await lockDemoOffset(tx)
    const offset = instant ? instant.getTime() - Date.now() : 0
    await writeDemoOffset(tx, offset)
    for (const follow of followers) await follow(tx, offset - before)
  })
  const oldIsStale = pause(freshForMs)
  await clock.reread()
  await ctx.jobs.runAll()
  await oldIsStale
}
