import { execFile } from 'node:child_process'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { databaseUrl } from '#test/database-url.ts'
import { quietLog } from '#test/quiet-log.ts'
import { startBalancer } from '#test/servers/balancer.ts'
import {
  freePort,
  newFolder,
  type RunningProgram,
  startProgram,
} from '#test/servers/running-program.ts'
import { frugal } from '../../bench/servers/running-server.ts'
import { beginCrowd } from './crowd/begin-crowd.ts'
import type { People } from './crowd/people.ts'
import { expectNothingDoubled, expectNothingLost } from './crowd/verdicts.ts'
import type { Drill, DrillReport } from './shared/drill.ts'
import { inSeconds } from './shared/timed.ts'

export const drill: Drill = {
  name: 'upgrade',
  title:
    'An older version and this one side by side, one taking the place of the other: no request fails.',
  minutes: 8,
  run: upgrade,
}

const run = promisify(execFile)
const git = async (...words: string[]) => (await run('git', words)).stdout.trim()
const calmMs = 4000

async function upgrade(report: DrillReport): Promise<void> {
  const older = await olderVersion().catch(() => undefined)
  report.expect('an older version is known to git', older !== undefined, older?.words)
  if (!older) return
  const folder = await newFolder()
  report.step('the older version is fetched and its pages are built')
  const home = join(folder, 'older')
  await checkOut(older.commit, home)

  const dataDir = join(folder, 'database')
  // Connections for four processes at a time, each with a pool, a queue and a listener.
  const database = await openDatabase({ dataDir, log: quietLog, connections: 24 })
  const ports = await Promise.all([0, 1, 2, 3].map(freePort))
  const origins = ports.map(port => `http://127.0.0.1:${port}`)
  const balancer = await startBalancer(origins, { askEveryMs: 500 })
  const start = (n: number, place?: string) =>
    startProgram({
      port: ports[n] ?? 0,
      dataDir: join(folder, `app${n}`),
      nodeArgs: frugal,
      ...(place && { home: place }),
      settings: {
        NODE_ENV: 'production',
        DEMO: '1',
        DATABASE_URL: databaseUrl(database.connection),
        DATABASE_POOL: '8',
        DEPLOYMENT_KEY: 'the key of every test, never of a deployment',
        PUBLIC_URL: balancer.url,
        FLOOD_LIMIT: '1000000',
      },
    })
  const migrations = async () =>
    Number((await database.pool.query('select count(*) from migration')).rows[0].count)

  report.step('two processes of the older version start')
  const old = [await start(0, home), await start(1, home)]
  const before = await migrations()
  await pause(calmMs)
  const { people, renters } = await beginCrowd(balancer.url, database, { renters: 3, searchers: 2 })
  await pause(calmMs)

  const fresh: RunningProgram[] = []
  for (const [n, one] of old.entries()) {
    report.step(`process ${n + 1} of this version starts beside the older one`)
    fresh.push(await start(n + 2))
    const added = (await migrations()) - before
    if (n === 0) report.expect('it has brought the database up to date', added > 0, `${added} new`)
    await pause(calmMs)
    report.step('both work for a while, and one of the older ones is asked to stop')
    await one.stop()
  }
  await pause(calmMs)
  await people.end()
  expectNobodyPutOff(report, people)
  await expectNothingLost(report, database, people.acknowledged)
  await expectNothingDoubled(report, database, renters, people.acknowledged)
  await balancer.close()
  for (const one of fresh) await one.stop()
  await database.close()
}

function expectNobodyPutOff(report: DrillReport, { acknowledged }: People): void {
  const { asked, failed, slowestMs } = acknowledged.searches
  report.expect(`all of ${asked} searches are answered`, failed === 0, failed)
  report.expect('nobody is told to come back', acknowledged.putOff === 0, acknowledged.putOff)
  report.step(`the slowest search took ${inSeconds(slowestMs)}`)
}

/** The last tag; without one, the newest commit before all migrations added since. */
async function olderVersion(): Promise<{ commit: string; words: string }> {
  const tag = await git('describe', '--tags', '--abbrev=0').catch(() => undefined)
  if (tag) return { commit: tag, words: tag }
  const now = await migrationsOf('HEAD')
  const before = (await git('rev-list', '--no-merges', 'HEAD')).split('\n')
  for (const commit of before) {
    if (!isBefore(await migrationsOf(commit), now)) continue
    const at = await git('log', '-1', '--format=%h of %ci', commit)
    return { commit, words: `${at}, as there is no tag` }
  }
  throw new Error('Every version has the same migrations')
}

/** Each with what is in it. */
async function migrationsOf(commit: string): Promise<string[]> {
  const files = await git('ls-tree', '--format=%(path) %(objectname)', commit, 'migrations/')
  return files.split('\n').sort()
}

/**
 * Branches add migrations side by side and change them until they are merged, so a commit on the way
 * was never a version in use.
 */
function isBefore(older: readonly string[], newer: readonly string[]): boolean {
  const last = older.at(-1) ?? ''
  const added = newer.filter(file => !older.includes(file))
  return (
    added.length > 0 &&
    added.length + older.length === newer.length &&
    added.every(file => file > last)
  )
}

async function checkOut(commit: string, home: string): Promise<void> {
  await mkdir(home)
  const archive = `${home}.tar`
  await git('archive', `--output=${archive}`, commit)
  await run('tar', ['-xf', archive, '-C', home])
  const there = { cwd: home, maxBuffer: 16 * 1024 * 1024 }
  const [theirs, ours] = await Promise.all(
    [home, process.cwd()].map(root => readFile(join(root, 'package-lock.json'), 'utf8')),
  )
  if (theirs === ours)
    await symlink(join(process.cwd(), 'node_modules'), join(home, 'node_modules'))
  else await run(process.execPath, ['commands/prepare.mjs'], there)
  await run(process.execPath, ['commands/build.ts'], there)
}
