import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { createLog } from '#foundation/server/log.ts'
import { databaseUrl } from '#test/database-url.ts'
import { newFolder, startProgram } from '#test/servers/running-program.ts'
import { startSilentGate } from '#test/servers/silent-gate.ts'
import { listingIds, newRenters } from '../../bench/load/mixed-load.ts'
import type { Drill, DrillReport } from './shared/drill.ts'
import { inSeconds, timed } from './shared/timed.ts'

export const drill: Drill = {
  name: 'silent-database',
  title: 'Lets the database fall silent, speak again, and fall silent for good.',
  minutes: 5,
  run: silence,
}

const silentForMs = 45_000
/** Longer than a public answer is cached. */
const keptForMs = 1500
const jobs = ['send-mail', 'move-money', 'process-webhooks', 'expire-bookings']

async function silence(report: DrillReport): Promise<void> {
  const folder = await newFolder()
  const database = await openDatabase({
    dataDir: join(folder, 'database'),
    log: createLog('error'),
    connections: 2,
  })
  const gate = await startSilentGate(database.connection)
  report.step('starting the program on a database behind a gate')
  const program = await startProgram({
    dataDir: join(folder, 'app'),
    settings: { DATABASE_URL: databaseUrl(gate.connection), DEMO: '1' },
  })
  const get = (path: string) => timed(() => fetch(program.url + path))
  await newRenters(program.url, 1)
  const [listing] = await listingIds(program.url)
  const lastDone = async (job: string) => {
    const text = await (await fetch(`${program.url}/metrics`)).text()
    const [, at = '0'] = new RegExp(`^job_last_done.*"${job}"} (.+)$`, 'm').exec(text) ?? []
    return Number(at) * 1000
  }

  report.step(`the database is silent for ${silentForMs / 1000} s, while people ask`)
  gate.fallSilent()
  const silentSince = performance.now()
  await pause(keptForMs)
  for (const path of [`/api/v1/users/listings/${listing}`, `/book/${listing}`, '/sitemap.xml']) {
    const asked = await Promise.all(Array.from({ length: 10 }, () => get(path)))
    const told = asked.filter(
      ({ answer }) => answer.status === 503 && answer.headers.has('retry-after'),
    )
    report.expect(`${path}: all are told to come back`, told.length === asked.length, told.length)
    const slowest = Math.max(...asked.map(({ ms }) => ms))
    report.expect('  within 10 s', slowest <= 10_000, inSeconds(slowest))
  }
  const health = await get('/healthz')
  report.expect('/healthz is well', health.answer.ok && health.ms < 1000, inSeconds(health.ms))
  const ready = await get('/readyz')
  const isTold = ready.answer.status === 503 && ready.ms < 3000
  report.expect('/readyz says within 2 s that it is not', isTold, inSeconds(ready.ms))
  await pause(Math.max(0, silentForMs - (performance.now() - silentSince)))

  report.step('the database speaks again')
  gate.speak()
  const spokeAt = Date.now()
  const late = new Set(jobs)
  let isAnswered = false
  while (Date.now() - spokeAt < minuteMs && (late.size > 0 || !isAnswered)) {
    const api = await get(`/api/v1/users/listings/${listing}`)
    if (api.answer.ok && !isAnswered) {
      isAnswered = true
      const after = Date.now() - spokeAt
      report.expect('people are answered within 10 s', after < 10_000, inSeconds(after))
    }
    for (const job of late) if ((await lastDone(job)) > spokeAt) late.delete(job)
    await pause(100)
  }
  const after = Date.now() - spokeAt
  report.expect('jobs go on within 30 s', late.size === 0 && after < 30_000, inSeconds(after))

  report.step('the database is silent again, and the program is asked to stop')
  gate.fallSilent()
  await pause(keptForMs)
  const hanging = Promise.allSettled(Array.from({ length: 5 }, () => get('/sitemap.xml')))
  await pause(keptForMs)
  const ending = await timed(() => program.stop())
  await hanging
  const isPrompt = ending.answer.signal === null && ending.ms < 20_000
  report.expect('it ends within 20 s', isPrompt, inSeconds(ending.ms))
  await gate.close()
  await database.close()
}
