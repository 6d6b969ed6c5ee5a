import { setTimeout as pause } from 'node:timers/promises'
import { type Clock, freshForMs } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/db.ts'
import { transaction } from '../database/transaction.ts'
import { lockDemoOffset, writeDemoOffset } from './demo-clock-table.ts'

/** Something that must move together with the clock. */
export type ClockFollower = (db: Db, milliseconds: number) => Promise<void>

/**
 * Moves the clock of every process and runs what is then due. It returns when no process can still
 * use the old time.
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
