import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#foundation/server/database/opening/open-database.ts'
import { until } from '../crowd/verdicts.ts'
import type { DrillReport } from '../drill.ts'
import type { RunningProgram } from '../running-program.ts'

interface Parts {
  database: Database
  apps: RunningProgram[]
  /** As the unit file does when a process has ended. */
  start(n: number): Promise<RunningProgram>
}

/** Whoever was sending is given up after half a minute, and the job comes every minute. */
const finishedWithinMs = 150_000

/** All that partners will ever get becomes due at once, and whoever sends it is killed. */
export async function killInThePayout(report: DrillReport, parts: Parts): Promise<void> {
  const { pool } = parts.database
  report.step('every payout becomes due, and the process that sends them is killed')
  await pool.query(
    `update money_movement set due_at = now() where kind = 'payout' and state = 'due'`,
  )
  const isSending = async () => {
    const { rows } = await pool.query(
      `select id from money_movement where kind = 'payout' and state = 'sending' order by id`,
    )
    return rows.map(({ id }) => id as string)
  }
  const begun = await until(async () => {
    const { length } = await isSending()
    return { isWell: length > 1, figure: length }
  }, 90_000)
  report.expect('payouts are on their way', begun.isWell, begun.figure)
  const held = await killWhoeverSends(report, parts, isSending)
  report.expect('somebody died in the middle of them', held.length > 0, held.length)
  const done = await until(async () => {
    const { rows } = await pool.query(
      `select count(*)::int as count from money_movement where id = any($1::uuid[]) and state = 'done'`,
      [held],
    )
    return { isWell: rows[0].count === held.length, figure: rows[0].count }
  }, finishedWithinMs)
  report.expect(`all ${held.length} are finished, by whoever is there`, done.isWell, done.figure)
}

/** Which of the two it is, nobody knows: it is the one after whose end nothing moves. */
async function killWhoeverSends(
  report: DrillReport,
  { apps, start }: Parts,
  isSending: () => Promise<string[]>,
): Promise<string[]> {
  for (const n of [0, 1]) {
    await apps[n]?.kill()
    const left = await isSending()
    await pause(500)
    const isLeft = left.length > 0 && (await isSending()).join() === left.join()
    apps[n] = await start(n)
    if (!isLeft) continue
    report.step(`process ${n + 1} died with ${left.length} of them in its hands`)
    return left
  }
  return []
}
