import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { quietLog } from '#test/quiet-log.ts'
import {
  freePort,
  newFolder,
  type RunningProgram,
  startProgram,
} from '#test/servers/running-program.ts'
import { frugal, frugalSettings } from '../../bench/servers/running-server.ts'
import { type Cluster, makeDatabase, startCluster } from './cluster/cluster.ts'
import { type Fault, faults } from './cluster/faults.ts'
import { startHaProxy } from './cluster/haproxy.ts'
import { areInstalled } from './cluster/packages.ts'
import { killInThePayout } from './cluster/payouts.ts'
import { beginCrowd } from './crowd/begin-crowd.ts'
import type { People } from './crowd/people.ts'
import { expectNothingDoubled, expectNothingLost } from './crowd/verdicts.ts'
import type { Drill, DrillReport } from './shared/drill.ts'
import { inSeconds } from './shared/timed.ts'

export const drill: Drill = {
  name: 'cluster',
  title: 'Three databases under Patroni, two processes: every plug is pulled while people book',
  minutes: 20,
  parts: [...faults.map(({ part }) => part), 'payout'],
  run: (report, part) => breakEverything(report, part),
}

const load = { renters: 3, searchers: 2 }
const calmMs = 4000
/** A failover that has not begun by then will not happen. */
const longestMs = 45_000
const needed = ['etcd-server', 'etcd-client', 'haproxy', 'patroni', 'postgresql-15'] as const

async function breakEverything(report: DrillReport, part?: string): Promise<void> {
  const isChosen = (one: string) => part === undefined || part === one
  const chosen = faults.filter(fault => isChosen(fault.part))
  if (!(await areInstalled(report, needed))) return
  const folder = await newFolder()
  report.step('three nodes under Patroni start, and etcd')
  const started = performance.now()
  const cluster = await startCluster(folder)
  const isWhole = await cluster.untilWhole()
  report.expect('they are up', isWhole, inSeconds(performance.now() - started))
  await makeDatabase(cluster)

  report.step('HAProxy starts before them, and two processes')
  const ports = [await freePort(), await freePort()]
  const proxy = await startHaProxy(folder, cluster.nodes, ports)
  const addresses = [cluster.urlOf(proxy.writes), cluster.url]
  const start = (n: number) =>
    startProgram({
      dataDir: join(folder, `app${n + 1}`),
      port: ports[n] ?? 0,
      nodeArgs: frugal,
      settings: settingsOf(cluster, addresses[n] ?? '', proxy.people),
    })
  const apps = [await start(0), await start(1)]
  await untilOpen(proxy.people)
  const database = await openDatabase({
    databaseUrl: cluster.url,
    dataDir: folder,
    log: quietLog,
    connections: 2,
  })
  const { people: crowd, renters } = await beginCrowd(proxy.people, database, load)
  const before = apps.map(({ pid }) => pid)
  for (const fault of chosen) {
    await tryFault(report, { fault, cluster, crowd })
    await expectNothingLost(report, database, crowd.acknowledged)
  }
  const isSame = apps.every(({ pid }, n) => pid === before[n] && isAlive(pid))
  report.expect('the processes needed no restart', isSame)
  if (isChosen('payout')) await killInThePayout(report, { database, apps, start })
  await crowd.end()
  await expectNothingLost(report, database, crowd.acknowledged)
  await expectNothingDoubled(report, database, renters, crowd.acknowledged)
  sayOfSearches(report, crowd)
  await database.close()
  for (const app of apps) await app.stop()
}

interface Trial {
  fault: Fault
  cluster: Cluster
  crowd: People
}

async function tryFault(report: DrillReport, { fault, cluster, crowd }: Trial): Promise<void> {
  const isWhole = await cluster.untilWhole()
  if (!isWhole) report.expect(`the cluster is whole before ${fault.name}`, false)
  await pause(calmMs)
  const { searches } = crowd.acknowledged
  const [asked, failed] = [searches.asked, searches.failed]
  report.step(fault.name)
  const at = performance.now()
  const mend = await fault.happen(cluster, report)
  await crowd.untilNextWrite(longestMs)
  await pause(calmMs)
  // Writes on their way may still be answered; the gap is known when writes go on again.
  await Promise.all([mend?.(), pause(fault.goal === 22 ? 22_000 : calmMs)])
  const gap = crowd.acknowledged.longestGap(at) / 1000
  const goal = fault.goal ?? longestMs / 1000
  report.expect(`at most ${goal} s without a write`, gap <= goal, `${gap.toFixed(1)} s`)
  const bad = searches.failed - failed
  report.step(`  ${bad} of ${searches.asked - asked} searches were not answered`)
  const isBack = await cluster.untilWhole()
  report.expect('the cluster is whole again by itself', isBack)
}

function settingsOf(cluster: Cluster, address: string, publicUrl: string) {
  return {
    NODE_ENV: 'production',
    DEMO: '1',
    DATABASE_URL: address,
    DATABASE_REPLICA_URLS: cluster.nodes.map(({ port }) => cluster.urlOf(port)).join(),
    DATABASE_POOL: '10',
    DEPLOYMENT_KEY: 'the key of every test, never of a deployment',
    PUBLIC_URL: publicUrl,
    FLOOD_LIMIT: '1000000',
    ...frugalSettings,
  }
}

function sayOfSearches(report: DrillReport, { acknowledged }: People): void {
  const { asked, failed, slowestMs, why } = acknowledged.searches
  const answered = 100 * (1 - failed / asked)
  const told = `${answered.toFixed(3)} % of ${asked}, ${list(why)} the slowest ${inSeconds(slowestMs)}`
  report.expect('99.9 % of all searches were answered', answered >= 99.9, told)
  report.step(`refused for other reasons: ${list(acknowledged.odd) || 'nothing'}`)
  const { bookings, payments, messages, cancelled } = acknowledged
  report.step(
    `${bookings.size} bookings, ${payments.size} payments, ${messages.size} messages, ${cancelled.size} cancelled`,
  )
}

function list(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([what, count]) => `${what}: ${count},`).join(' ')
}

async function untilOpen(url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await pause(100)
}

function isAlive(pid: RunningProgram['pid']): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
