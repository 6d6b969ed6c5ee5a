import { setTimeout as pause } from 'node:timers/promises'
import { familyOf, signalAll } from './cluster/servers.ts'
import { onOneMachine } from './crowd/on-one-machine.ts'
import type { Drill } from './shared/drill.ts'

const betweenMs = 8000

export const drill: Drill = {
  name: 'embedded-killed',
  title: 'The database that the program runs itself is killed, first one process of it, then all.',
  minutes: 4,
  run: report =>
    onOneMachine(report, { embedded: true, goal: 15 }, async ({ database, postmaster }) => {
      report.step('one process of the database is killed, so that it recovers by itself')
      const { rows } = await database.pool.query(
        `select pid from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()`,
      )
      signalAll([rows[0].pid], 'SIGKILL')
      await pause(betweenMs)
      report.step('all of it is killed')
      signalAll(await familyOf(await postmaster()), 'SIGKILL')
    }),
}
