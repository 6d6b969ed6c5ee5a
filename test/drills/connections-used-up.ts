import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { onOneMachine } from './crowd/on-one-machine.ts'
import type { Drill } from './shared/drill.ts'

const heldMs = 8000
const atOnce = 50
const mostRounds = 50

export const drill: Drill = {
  name: 'connections-used-up',
  title: 'A stranger takes every connection that the database has left, and ends those of ours.',
  minutes: 3,
  run: report =>
    onOneMachine(report, { goal: heldMs / 1000 + 6 }, async ({ database, program }) => {
      report.step('a stranger takes all connections, also those that the program held')
      const taken: Client[] = []
      const take = async () => {
        const client = new Client({ ...database.connection, application_name: 'stranger' })
        client.on('error', () => undefined)
        await client.connect().then(
          () => taken.push(client),
          () => undefined,
        )
      }
      const ofOurs = async () => {
        const { rows } = (await taken[0]?.query(
          `select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
           where usename = current_user and application_name like 'holdall%'`,
        )) ?? { rows: [{ count: 1 }] }
        return rows[0].count as number
      }
      let left = 1
      for (let round = 0; left > 0 && round < mostRounds; round += 1) {
        await Promise.all(Array.from({ length: atOnce }, take))
        left = await ofOurs()
      }
      await Promise.all(Array.from({ length: atOnce }, take))
      report.expect('the program has none left', left === 0, `${taken.length} are a stranger's`)
      await pause(heldMs)
      const health = await fetch(`${program.url}/healthz`)
      report.expect('the program itself is well', health.ok, health.status)
      report.step('the stranger leaves')
      await Promise.all(taken.map(client => client.end()))
    }),
}
