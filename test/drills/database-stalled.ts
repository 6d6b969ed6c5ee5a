import { setTimeout as pause } from 'node:timers/promises'
import { familyOf, signalAll } from './cluster/servers.ts'
import { onOneMachine } from './crowd/on-one-machine.ts'
import type { Drill } from './shared/drill.ts'

const stalledMs = 20_000

export const drill: Drill = {
  name: 'database-stalled',
  title: 'The database stands still for 20 s in the middle of everything and goes on.',
  minutes: 3,
  run: report =>
    onOneMachine(report, { goal: stalledMs / 1000 + 5 }, async ({ postmaster, program }) => {
      report.step(`every process of the database is halted for ${stalledMs / 1000} s`)
      const family = await familyOf(await postmaster())
      signalAll(family, 'SIGSTOP')
      const half = pause(stalledMs / 2)
      await half
      const health = await fetch(`${program.url}/healthz`)
      report.expect('the program itself is well meanwhile', health.ok, health.status)
      const ready = await fetch(`${program.url}/readyz`)
      report.expect('and says that its database is not', ready.status === 503, ready.status)
      await pause(stalledMs / 2)
      signalAll(family, 'SIGCONT')
    }),
}
