import { hourMs } from '#foundation/rules/time/lengths.ts'
import { towns } from '#foundation/server/places/gazetteer-data.ts'
import { openBenchDatabase } from './database/bench-database.ts'
import { generateListings } from './database/generated-listings.ts'
import { generateWholeListings } from './database/generated-whole-listings.ts'
import { askSteadily } from './load/steady-clients.ts'
import { type Measured, median, report } from './report.ts'
import { startServer } from './servers/running-server.ts'

/**
 * What prices to the door cost a search of the real program: each page with its totals, and the
 * cheapest first among hundreds. `LISTINGS=1000000 npm run bench -- search-to-door` needs some 8
 * GB.
 */
const count = Number(process.env.LISTINGS ?? 100_000)
const rounds = 5
const seconds = 4
const warmUps = 3
const connections = 4

const database = await openBenchDatabase({ statementTimeoutMs: hourMs })
const server = await startServer(`${database.folder}/app`, {
  DATABASE_URL: database.url,
  DEMO: '1',
})
await generateListings(database.pool, count)
await generateWholeListings(database.pool)

const places = towns.filter(({ rank }) => rank <= 4).filter((_, index) => index % 5 === 0)
const around = { type: 'month', radiusKm: 10, limit: 24 }
const rent = { months: 3, moving: false }
const collected = { months: 3, moving: true }

await compare(`nearest 24 within 10 km, of ${count}`, around, [
  ['each with its sum, collected', { door: collected }],
  ['the cheapest of 240 first, collected', { door: collected, sort: 'door' }],
])
await compare(`lowest price first, of ${count}`, { ...around, sort: 'price' }, [
  ['each with its sum', { door: rent }],
  ['the cheapest sum first', { door: rent, sort: 'door' }],
])

await server.stop()
await database.close()

async function compare(title: string, plain: object, others: readonly [string, object][]) {
  const asked = [['the plain search', {}] as const, ...others].map(([what, more]) => ({
    what,
    bodies: places.map(place => bodyOf(place, { ...plain, ...more })),
    runs: [] as { rate: number; p50: number; p99: number }[],
  }))
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { bodies, runs } of asked) {
      const run = await askTheApi(bodies)
      if (round >= 0) runs.push(run)
    }
  }
  for (const figure of ['p99', 'p50'] as const) {
    const rows = asked.map(
      ({ what, runs }): Measured => ({
        what: `${what}, ${figure}`,
        figure: median(runs.map(run => run[figure])),
        unit: 'ms',
      }),
    )
    report(title, 'the plain search', rows)
  }
}

function bodyOf({ lat, lng, name }: (typeof places)[number], filter: { door?: object }): string {
  const door = filter.door && { ...filter.door, from: name }
  return JSON.stringify({ ...filter, point: { lat, lng }, ...(door && { door }) })
}

function askTheApi(bodies: readonly string[]) {
  const part = () => Math.floor(Math.random() * 256)
  const next = (sent: number) => ({
    method: 'POST' as const,
    path: '/api/v1/users/listings',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${part()}.${part()}`,
    },
    body: bodies[sent % bodies.length] ?? '',
  })
  return askSteadily(server.url, next, { connections, seconds })
}
