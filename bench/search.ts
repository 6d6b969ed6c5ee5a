import { hourMs } from '#foundation/rules/time/lengths.ts'
import { towns } from '#foundation/server/places/gazetteer-data.ts'
import type { SearchQuery } from '#search/server/searching/search-query.ts'
import { findPage } from '#search/server/searching/search-table.ts'
import { everySpace } from '#search/server/spread-rows.fixture.ts'
import { openBenchDatabase } from './database/bench-database.ts'
import { generateListings } from './database/generated-listings.ts'
import { recordStatements } from './database/record-statements.ts'
import { runPgbench } from './load/pgbench.ts'
import { someAddress } from './load/some-address.ts'
import { askSteadily } from './load/steady-clients.ts'
import { type Measured, median, report } from './report.ts'
import { startLimit, startServer } from './servers/running-server.ts'

/**
 * Search over generated listings: the API compared with its own statement in a bare handler, and
 * with the statement alone by pgbench. `LISTINGS=1000000 npm run bench -- search` takes some
 * minutes and 3 GB, ten million half an hour and 27 GB.
 */
const count = Number(process.env.LISTINGS ?? 100_000)
const rounds = 3
const seconds = 4
/** A program that has run for a while is a third faster than one that has just started. */
const warmUps = 5
const connections = 4
const countedTo = 1001

const database = await openBenchDatabase({ statementTimeoutMs: hourMs })
const server = await startServer(`${database.folder}/app`, {
  DATABASE_URL: database.url,
  DEMO: '1',
})
await generateListings(database.pool, count)

const places = towns.filter(({ rank }) => rank <= 4).filter((_, index) => index % 5 === 0)
const anywhere = { ...everySpace, withinKm: 10, sort: 'nearest' as const }
const filtered = {
  ...anywhere,
  storageType: 'garage&lockup',
  storageSizes: ['50'],
  minPence: 3000,
  maxPence: 20_000,
  delivery: true,
  packing: true,
}
const asFilter = { type: 'month', radiusKm: 10, limit: 24 }
const filters = {
  storageType: 'garage&lockup',
  storageSize: '50',
  minPrice: 30,
  maxPrice: 200,
  delivery: true,
  packing: true,
}

const hostile = [
  'a',
  'e e',
  'zq',
  '%',
  '_',
  '(a+)+$',
  'road london',
  'road lane street',
  'x'.repeat(200),
]

await compare(`nearest 24 within 10 km, of ${count}`, anywhere, asFilter)
await compare(`the same with five filters, of ${count}`, filtered, { ...asFilter, ...filters })
await askTheWorst()

await server.stop()
await database.close()

async function compare(title: string, query: SearchQuery, filter: object) {
  const statements = await statementsFor(query)
  const bodies = places.map(({ lat, lng }) => ({ ...filter, point: { lat, lng } }))
  const bare: { rate: number; ms: number }[] = []
  const around: { rate: number; p99: number }[] = []
  const ours: { rate: number; p50: number; p99: number }[] = []
  const limit = await startLimit('./bare-query-server.ts', {
    connection: database.connection,
    connections,
    statements,
  })
  for (let round = 0; round < warmUps; round += 1) {
    for (const url of [limit.url, server.url]) await askTheApi(url, bodies)
  }
  const { host, user, database: name } = database.connection
  for (let round = 0; round < rounds; round += 1) {
    bare.push(
      await runPgbench(statements, { host: String(host), user, name, connections, seconds }),
    )
    around.push(await askTheApi(limit.url, bodies))
    ours.push(await askTheApi(server.url, bodies))
  }
  limit.stop()
  const rate = (what: string, runs: readonly { rate: number }[]): Measured => ({
    what,
    figure: median(runs.map(run => run.rate)),
    unit: 'req/s',
  })
  const time = (what: string, times: readonly number[]): Measured => ({
    what,
    figure: median(times),
    unit: 'ms',
    compared: false,
  })
  report(title, 'node:http around the same prepared statement', [
    rate('node:http around the statement', around),
    rate('Holdall', ours),
    rate('pgbench, without HTTP', bare),
    time(
      'pgbench, mean',
      bare.map(({ ms }) => ms),
    ),
    time(
      'node:http, p99',
      around.map(({ p99 }) => p99),
    ),
    time(
      'Holdall, p50',
      ours.map(({ p50 }) => p50),
    ),
    time(
      'Holdall, p99',
      ours.map(({ p99 }) => p99),
    ),
  ])
}

/** For each of the places. */
function statementsFor(query: SearchQuery) {
  return recordStatements(database.connection, async db => {
    for (const { lat, lng } of places) {
      await findPage(db, { ...query, near: { lat, lng } }, { countedTo })
    }
  })
}

function askTheApi(url: string, bodies: readonly object[]) {
  const texts = bodies.map(body => JSON.stringify(body))
  const next = (sent: number) => ({
    method: 'POST' as const,
    path: '/api/v1/users/listings',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: texts[sent % texts.length] ?? '',
  })
  return askSteadily(url, next, { connections, seconds })
}

/** Words that no index supports: how long the slowest search takes. */
async function askTheWorst() {
  const slowest: Measured[] = []
  for (const area of ['york', 'station road', ...hostile]) {
    const times: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const started = performance.now()
      const response = await fetch(`${server.url}/api/v1/users/listings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
        body: JSON.stringify({ area }),
      })
      await response.text()
      if (!response.ok) throw new Error(`"${area}" answered ${response.status}`)
      times.push(performance.now() - started)
    }
    slowest.push({ what: `"${area.slice(0, 20)}"`, figure: median(times), unit: 'ms' })
  }
  report(`words typed by anybody, of ${count}`, 'the name of a town', slowest)
}
