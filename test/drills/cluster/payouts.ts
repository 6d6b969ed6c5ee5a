import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#foundation/server/database/opening/open-database.ts'
import type { RunningProgram } from '#test/servers/running-program.ts'
import { until } from '../crowd/verdicts.ts'
import type { DrillReport } from '../shared/drill.ts'

interface Parts {
  database: Database
  apps: RunningProgram[]
  /** Starts a process again, as the unit file does. */
  start(n: number): Promise<RunningProgram>
}

/** The lease of a killed sender ends after half a minute, and the job runs every minute. */
const finishedWithinMs = 150_000
const atOnce = 20
/** Either process may be the one that sends, so each try hits it in half of all cases. */
const mostTries = 10
const settleMs = 4000

/** Payouts are due while the provider hangs, and the process that sends them is killed. */
export async function killInThePayout(report: DrillReport, parts: Parts): Promise<void> {
  const { pool } = parts.database
  report.step('payouts become due, the provider stands still, and the process that sends is killed')
  let held: string[] = []
  for (let tries = 0; tries < mostTries && held.length === 0; tries += 1) {
    const n = randomInt(parts.apps.length)
    held = await killOne(parts, n)
    if (held.length > 0) report.step(`process ${n + 1} died with ${held.length} in its hands`)
  }
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

/** What the killed process leaves for the other one; empty if the other one was sending. */
async function killOne({ database, apps, start }: Parts, n: number): Promise<string[]> {
  const { pool } = database
  const provider = await pool.connect()
  await pool.query(
    `update money_movement set due_at = now() where id in (
       select id from money_movement where kind = 'payout' and state = 'due' limit $1
     )`,
    [atOnce],
  )
  await provider.query('begin')
  await provider.query('set local idle_in_transaction_session_timeout = 0')
  await provider.query('lock table sandbox.object in share row exclusive mode')
  const sending = async () => {
    const { rows } = await pool.query(
      `select id from money_movement where kind = 'payout' and state = 'sending' order by id`,
    )
    return rows.map(({ id }) => id as string)
  }
  await until(async () => {
    const { length } = await sending()
    return { isWell: length > 0, figure: length }
  }, 75_000)
  await apps[n]?.kill()
  await provider.query('commit')
  provider.release()
  await pause(settleMs)
  const left = await sending()
  apps[n] = await start(n)
  return left
}
