import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installedPostgres } from '#test/servers/installed-postgres.ts'
import { buildWhatIsStale } from './building/builds.ts'
import { say, seconds } from './shared/progress.ts'
import { root, run } from './shared/run.ts'
import { provideChromium } from './testing/chromium.ts'
import { allDrills, isQuick, runDrillsAtOnce } from './testing/drills.ts'
import { limitMs, readReport, reports, runVitest } from './testing/run-vitest.ts'
import { closingLine, sum, type Tally, tallyPlaywright, withCrash } from './testing/tally.ts'
import { runStaticChecks } from './verifying/static-checks.ts'

interface Suite {
  name: string
  title: string
  /** Runs only when it is named. */
  isOnRequest?: boolean
  run(files?: readonly string[]): Promise<Tally>
}

/** The replica test always uses the installed version; the other tests send no SQL of their own. */
const notForEachVersion = ['test/system/database/replica.test.ts', 'demo/**', 'test/attacks/**']

const suites: readonly Suite[] = [
  { name: 'verify', title: 'Format, lint, types, dead code, documents', run: runStaticChecks },
  {
    name: 'unit',
    title: 'Rules and server',
    run: (files = []) => runVitest('unit', ['run', ...files]),
  },
  {
    name: 'installed',
    title: 'Database tests on an installed PostgreSQL',
    // Journeys run on it every time, where there is one.
    isOnRequest: true,
    run: onInstalled,
  },
  { name: 'drills', title: 'Quick drills on the running program', run: quickDrills },
  { name: 'journeys', title: 'Journeys in a browser', run: journeys },
]

/**
 * `npm test` runs all but what runs on request; `npm test -- unit src/bookings` only the suites and
 * files it names.
 */
const chosen = process.argv.slice(2)
const named = suites.filter(({ name }) => chosen.includes(name))
const files = chosen.filter(one => !named.some(({ name }) => name === one))
const missing = files.filter(file => !existsSync(join(root, file)))
if (missing.length > 0) {
  say(`Neither a suite (${suites.map(({ name }) => name).join(', ')}) nor a file: ${missing}`)
  process.exit(1)
}
const usual = suites.filter(({ isOnRequest }) => !isOnRequest)
const toRun = chosen.length === 0 ? usual : [...named, ...suitesOf(files)]

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const tallies: Tally[] = []
for (const suite of toRun) tallies.push(await runSuite(suite))
const total = sum(tallies)
for (const fault of total.faults) say(`\nDid not go well: ${fault}`)
say(`\n${closingLine(total)}`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

/** Journeys run in a browser, everything else is a unit test. */
function suitesOf(paths: readonly string[]): Suite[] {
  const { journeys: walked = [], unit = [] } = Object.groupBy(paths, path =>
    path.startsWith('test/journeys') ? 'journeys' : 'unit',
  )
  return Object.entries({ unit, journeys: walked }).flatMap(([name, list]) =>
    suites
      .filter(suite => list.length > 0 && suite.name === name)
      .map(suite => ({ ...suite, run: () => suite.run(list) })),
  )
}

async function runSuite({ title, run: runTests }: Suite): Promise<Tally> {
  const startedAt = performance.now()
  say(`\n== ${title}`)
  const tally = await runTests().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    say(reason)
    return { passed: 0, failed: 1, faults: [reason] }
  })
  say(`== ${title}: ${tally.passed} went well, ${tally.failed} did not, ${seconds(startedAt)}`)
  return { ...tally, faults: tally.faults.map(fault => `${title}: ${fault}`) }
}

/** Tests with SQL on the oldest installed PostgreSQL that we support. */
async function onInstalled(): Promise<Tally> {
  if (!installedPostgres()) throw new Error('No PostgreSQL 15 or later is installed here.')
  const related = ['related', '--run', 'test/support/database.ts']
  const left = notForEachVersion.flatMap(pattern => ['--exclude', pattern])
  return runVitest('installed', [...related, ...left], {
    TEST_DATABASE: 'installed',
    MODEL_RUNS: '200',
    MONEY_RUNS: '5',
  })
}

async function journeys(files: readonly string[] = []): Promise<Tally> {
  if (!(await buildWhatIsStale())) throw new Error('The program could not be built.')
  const report = join(reports, 'journeys.json')
  const env = { CHROMIUM_PATH: await provideChromium() }
  const { code } = await run('playwright', ['test', ...files], { env, showsOutput: true, limitMs })
  return withCrash(tallyPlaywright(readReport(report)), code)
}

async function quickDrills(): Promise<Tally> {
  if (!(await buildWhatIsStale())) throw new Error('The program could not be built.')
  return runDrillsAtOnce((await allDrills()).filter(isQuick).map(drill => ({ drill })))
}
