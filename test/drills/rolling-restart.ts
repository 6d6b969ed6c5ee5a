import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { databaseUrl } from '#test/database-url.ts'
import { quietLog } from '#test/quiet-log.ts'
import { startBalancer } from '#test/servers/balancer.ts'
import { newFolder, type RunningProgram, startProgram } from '#test/servers/running-program.ts'
import { frugal } from '../../bench/servers/running-server.ts'
import type { Drill } from './shared/drill.ts'

const wanted = 3000
const everyMs = 15
const paths = ['/', '/search', '/api/v1/configurations/services', '/sitemap.xml', '/healthz']

export const drill: Drill = {
  name: 'rolling-restart',
  title: 'Two processes behind a balancer are restarted in turn: no request fails',
  minutes: 4,
  async run(report) {
    const database = await openDatabase({ dataDir: await newFolder(), log: quietLog })
    const settings = {
      NODE_ENV: 'production',
      DEMO: '1',
      DATABASE_URL: databaseUrl(database.connection),
      DEPLOYMENT_KEY: 'the key of every test, never of a deployment',
      FLOOD_LIMIT: '1000000',
    }
    const start = (port?: number) =>
      startProgram({ settings, nodeArgs: frugal, ...(port && { port }) })
    report.step('two processes on one database start, and a balancer before them')
    const programs = [await start(), await start()]
    const balancer = await startBalancer(
      programs.map(({ url }) => url),
      { askEveryMs: 1000 },
    )
    report.step(`${wanted} requests are sent, one every ${everyMs} ms`)
    const asking = sendAll(balancer.url)
    const endings: number[] = []
    for (const [n, { port }] of programs.entries()) {
      await pause(5000)
      report.step(`process ${n + 1} is asked to stop, and started again`)
      endings.push(await timeOfStop(programs[n]))
      programs[n] = await start(port)
    }
    const faults = await asking
    const longest = `${(Math.max(...endings) / 1000).toFixed(1)} s`
    report.expect(`all of ${wanted} requests are answered`, faults.length === 0, faults.join(', '))
    report.expect('a stop is over in less than 20 s', Math.max(...endings) < 20_000, longest)
    await balancer.close()
    for (const program of programs) await program.stop()
    await database.close()
  },
}

async function timeOfStop(program: RunningProgram | undefined): Promise<number> {
  const started = performance.now()
  await program?.stop()
  return performance.now() - started
}

/** Sends whether or not answers come, as people do; returns what went wrong. */
async function sendAll(url: string): Promise<string[]> {
  const faults: string[] = []
  const one = async (path: string) => {
    const answer = await fetch(url + path).catch(() => undefined)
    const body = await answer?.arrayBuffer().catch(() => undefined)
    if (!answer || answer.status >= 500 || !body) faults.push(`${path} ${answer?.status ?? 'none'}`)
  }
  const sending: Promise<void>[] = []
  for (let n = 0; n < wanted; n += 1) {
    sending.push(one(paths[n % paths.length] ?? '/'))
    await pause(everyMs)
  }
  await Promise.all(sending)
  return faults
}
