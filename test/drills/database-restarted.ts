import { onOneMachine } from './crowd/on-one-machine.ts'
import type { Drill } from './shared/drill.ts'

export const drill: Drill = {
  name: 'database-restarted',
  title: 'The database is stopped and started while people book: they wait, and lose nothing.',
  minutes: 3,
  run: report =>
    onOneMachine(report, { goal: 12 }, async ({ postmaster }) => {
      report.step('the database is told to stop, and is started again')
      process.kill(await postmaster(), 'SIGINT')
    }),
}
