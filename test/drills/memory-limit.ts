import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { databaseUrl } from '#test/database-url.ts'
import { quietLog } from '#test/quiet-log.ts'
import { freePort, newFolder, startProgram } from '#test/servers/running-program.ts'
import { someAddress } from '../../bench/load/some-address.ts'
import { frugal } from '../../bench/servers/running-server.ts'
import { beginCrowd } from './crowd/begin-crowd.ts'
import { expectNothingDoubled, expectNothingLost } from './crowd/verdicts.ts'
import type { Drill, DrillReport } from './shared/drill.ts'

const enoughMb = 128
/** Less than a program needs to draw pages, so it runs out of memory sooner or later. */
const tooLittleMb = 36
const watchMs = 15_000
const diesWithinMs = 30_000

export const drill: Drill = {
  name: 'memory-limit',
  title: 'With 128 MB for its objects it works; with too few it dies, and nothing is lost.',
  minutes: 5,
  run: limitMemory,
}

async function limitMemory(report: DrillReport): Promise<void> {
  const folder = await newFolder()
  const dataDir = join(folder, 'database')
  const database = await openDatabase({ dataDir, log: quietLog, connections: 4 })
  const port = await freePort()
  const start = (megabytes: number) =>
    startProgram({
      dataDir: join(folder, 'app'),
      port,
      nodeArgs: [...frugal, `--max-old-space-size=${megabytes}`],
      settings: {
        DEMO: '1',
        FLOOD_LIMIT: '1000000',
        DATABASE_URL: databaseUrl(database.connection),
      },
    })
  report.step(`the program starts with ${enoughMb} MB, and people book and pay`)
  let program = await start(enoughMb)
  const crowd = await beginCrowd(program.url, database, { renters: 3, searchers: 2 })
  const pages = drawPages(program.url)
  await pause(watchMs)
  const isRunning = (await Promise.race([program.ended, 'running'])) === 'running'
  report.expect(`${enoughMb} MB are enough`, isRunning)
  await program.stop()

  report.step(`it is started with ${tooLittleMb} MB`)
  const meagre = await start(tooLittleMb).catch(() => undefined)
  const ending = meagre && (await Promise.race([meagre.ended, pause(diesWithinMs)]))
  const died = ending ? `it died (${ending.signal ?? ending.code})` : 'it lived on, and is killed'
  report.step(meagre ? died : 'it died while it started')
  await meagre?.kill()

  report.step('it is started again as its unit file would')
  program = await start(enoughMb)
  await crowd.people.untilNextWrite(diesWithinMs)
  await pages.stop()
  await crowd.people.end()
  const { acknowledged } = crowd.people
  await expectNothingLost(report, database, acknowledged)
  await expectNothingDoubled(report, database, crowd.renters, acknowledged)
  await program.stop()
  await database.close()
}

/**
 * Each address is drawn again, which needs more memory than anything else that people can request.
 */
function drawPages(url: string) {
  let isOver = false
  const draw = async () => {
    for (let n = 0; !isOver; n += 1) {
      const headers = { 'x-forwarded-for': someAddress() }
      const page = await fetch(`${url}/search?page=${n}`, { headers }).catch(() => undefined)
      await page?.arrayBuffer().catch(() => undefined)
      if (!page?.ok) await pause(100)
    }
  }
  const drawing = Promise.all([draw(), draw(), draw()])
  return {
    async stop() {
      isOver = true
      await drawing
    },
  }
}
