import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { type Database, openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { databaseUrl } from '#test/database-url.ts'
import { quietLog } from '#test/quiet-log.ts'
import { newFolder, type RunningProgram, startProgram } from '#test/servers/running-program.ts'
import { frugal } from '../../../bench/servers/running-server.ts'
import type { DrillReport } from '../shared/drill.ts'
import { inSeconds } from '../shared/timed.ts'
import { beginCrowd } from './begin-crowd.ts'
import type { People } from './people.ts'
import { expectNothingDoubled, expectNothingLost } from './verdicts.ts'

const run = promisify(execFile)

interface Wishes {
  /** The program runs its own database. */
  embedded?: boolean
  settings?: Record<string, string>
  nodeArgs?: readonly string[]
  /** Prepares the data folder, for drills that need it in a special place. */
  place?: (dataDir: string) => Promise<void>
  /** The most seconds without an acknowledged write, from when the fault begins. */
  goal: number
}

export interface Stage {
  report: DrillReport
  program: RunningProgram
  database: Database
  people: People
  folder: string
  /** The main process of PostgreSQL. */
  postmaster(): Promise<number>
}

const crowd = { renters: 3, searchers: 1 }
const calmMs = 3000
const backWithinMs = minuteMs

/** People book and pay on a program of their own; a fault happens; nobody may lose anything. */
export async function onOneMachine(
  report: DrillReport,
  { embedded = false, settings = {}, nodeArgs = [], place, goal }: Wishes,
  deed: (stage: Stage) => Promise<void>,
): Promise<void> {
  const folder = await newFolder()
  const dataDir = join(folder, 'database')
  const options = { dataDir, log: quietLog, connections: 4 }
  await place?.(dataDir)
  report.step('the program starts, and people book and pay')
  const own = embedded ? undefined : await openDatabase(options)
  const program = await startProgram({
    dataDir: own ? join(folder, 'app') : dataDir,
    nodeArgs: [...frugal, ...nodeArgs],
    settings: {
      DEMO: '1',
      FLOOD_LIMIT: '1000000',
      ...(own && { DATABASE_URL: databaseUrl(own.connection) }),
      ...settings,
    },
  })
  const database = own ?? (await openDatabase({ ...options, joinRunning: true }))
  const { people, renters } = await beginCrowd(program.url, database, crowd)
  const parent = embedded ? program.pid : process.pid
  await pause(calmMs)
  const { searches } = people.acknowledged
  const before = { ...searches }
  const at = performance.now()
  const postmaster = () => serverOf(parent)
  await deed({ report, program, database, people, folder, postmaster })
  await people.untilNextWrite(backWithinMs)
  await pause(calmMs)
  const gap = people.acknowledged.longestGap(at)
  report.expect(`at most ${goal} s without a write`, gap <= goal * 1000, inSeconds(gap))
  const [asked, failed] = [searches.asked - before.asked, searches.failed - before.failed]
  report.step(`${failed} of ${asked} searches were told to come back`)
  await people.end()
  await expectNothingLost(report, database, people.acknowledged)
  await expectNothingDoubled(report, database, renters, people.acknowledged)
  const isSame = (await Promise.race([program.ended, 'running'])) === 'running'
  report.expect('the program needed no restart', isSame)
  await program.stop()
  await database.close()
}

async function serverOf(parent: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const lines = stdout.split('\n').map(line => line.trim().split(/\s+/))
  const found = lines.find(([, ppid, command = '']) => {
    return Number(ppid) === parent && command.endsWith('postgres')
  })
  if (!found) throw new Error(`No PostgreSQL was started by ${parent}`)
  return Number(found[0])
}
