import { setTimeout as pause } from 'node:timers/promises'
import { onOneMachine } from './crowd/on-one-machine.ts'
import type { Drill } from './shared/drill.ts'

const times = 10
const everyMs = 500

export const drill: Drill = {
  name: 'sessions-ended',
  title: 'Every session of the database is ended, ten times in five seconds, while people book.',
  minutes: 3,
  run: report =>
    onOneMachine(report, { goal: 10 }, async ({ database }) => {
      report.step(`all sessions are ended, ${times} times`)
      let ended = 0
      for (let n = 0; n < times; n += 1) {
        const { rows } = await database.pool.query(
          `select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
           where usename = current_user and pid <> pg_backend_pid()`,
        )
        ended += rows[0].count
        await pause(everyMs)
      }
      report.expect('there were sessions to end', ended > times, ended)
    }),
}
