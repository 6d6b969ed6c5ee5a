import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { createLog } from '#foundation/server/log.ts'
import { databaseUrl } from '#test/database-url.ts'
import { newFolder, startProgram } from '#test/servers/running-program.ts'
import { listingIds, newRenters } from '../../bench/load/mixed-load.ts'
import type { Drill, DrillReport } from './shared/drill.ts'
import { inSeconds, timed } from './shared/timed.ts'

export const drill: Drill = {
  name: 'hung-request',
  title: 'Hangs a public address; who asks it is told, and whoever watches is not kept waiting.',
  minutes: 2,
  run: hang,
}

const askers = 40

async function hang(report: DrillReport): Promise<void> {
  const folder = await newFolder()
  const database = await openDatabase({
    dataDir: join(folder, 'database'),
    log: createLog('error'),
    connections: 2,
  })
  report.step('starting the program')
  const settings = { DATABASE_URL: databaseUrl(database.connection), DEMO: '1' }
  const program = await startProgram({ dataDir: join(folder, 'app'), settings })
  const get = (path: string) => timed(() => fetch(program.url + path))
  await newRenters(program.url, 1)
  const [listing] = await listingIds(program.url)
  const path = `/api/v1/users/listings/${listing}`
  await pause(1500)

  report.step(`${askers} people ask for what somebody has locked`)
  const locker = await database.pool.connect()
  await locker.query('begin')
  await locker.query('lock table listing in access exclusive mode')
  const hung = Promise.all(Array.from({ length: askers }, () => get(path)))
  await pause(3000)
  for (const watched of ['/healthz', '/readyz', '/metrics']) {
    const both = await Promise.all([get(watched), get(watched)])
    const slowest = Math.max(...both.map(({ ms }) => ms))
    const isWell = both.every(({ answer }) => answer.ok) && slowest < 2000
    report.expect(`${watched} waits for nobody`, isWell, inSeconds(slowest))
  }
  const asked = await hung
  const told = asked.filter(
    ({ answer }) => answer.status === 503 && answer.headers.has('retry-after'),
  )
  report.expect('all are told to come back', told.length === askers, told.length)
  const slowest = Math.max(...asked.map(({ ms }) => ms))
  report.expect('within 10 s', slowest < 10_000, inSeconds(slowest))

  report.step('the lock is given up')
  await locker.query('rollback')
  locker.release()
  const again = await get(path)
  const isWell = again.answer.ok && again.ms < 2000
  report.expect('the next one is answered at once', isWell, inSeconds(again.ms))
  await program.stop()
  await database.close()
}
