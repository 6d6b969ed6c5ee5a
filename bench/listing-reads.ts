import { Pool } from 'pg'
import { findPublicSide } from '#listings/server/listing/listings-table.ts'
import { openBenchDatabase } from './database/bench-database.ts'
import { recordStatements } from './database/record-statements.ts'
import { askSteadily } from './load/steady-clients.ts'
import { median, report } from './report.ts'
import { startLimit, startServer } from './servers/running-server.ts'

/**
 * Reading one public listing through the API, compared with the bare query and a handler around it.
 */
const rounds = 3
const seconds = 3
const connections = 8

const database = await openBenchDatabase()
const server = await startServer(`${database.folder}/app`, {
  DATABASE_URL: database.url,
  DEMO: '1',
})

const { rows } = await database.pool.query('select id from listing where is_public limit 50')
const ids: string[] = rows.map(row => row.id)
const { text, valuesFor } = await statementOfListing()
const bare = new Pool({ ...database.connection, max: connections })
const ask = (n: number) =>
  bare.query({ name: 'listing', text, values: valuesFor(ids[n % ids.length] ?? '') })

const rates = { query: [] as number[], handler: [] as number[], ours: [] as number[] }
const handler = await startLimit('./bare-query-server.ts', {
  connection: database.connection,
  connections,
  statements: ids.map(id => ({ text, values: valuesFor(id) })),
})
for (let round = 0; round < rounds; round += 1) {
  rates.query.push(await queryRate())
  rates.handler.push(await requestRate([handler.url]))
  rates.ours.push(await requestRate(ids.map(id => `${server.url}/api/v1/users/listings/${id}`)))
}
report('a public listing', 'node:http around the same prepared query', [
  { what: 'node:http around the query', figure: median(rates.handler), unit: 'req/s' },
  { what: 'Holdall', figure: median(rates.ours), unit: 'req/s' },
  { what: 'the query without HTTP', figure: median(rates.query), unit: 'req/s', compared: false },
])

handler.stop()
await bare.end()
await server.stop()
await database.close()

/** Its first column is what the handler answers. */
async function statementOfListing() {
  const [statement] = await recordStatements(database.connection, db =>
    findPublicSide(db, ids[0] ?? '', { reader: null, now: new Date() }),
  )
  if (!statement) throw new Error('Reading a listing sent no statement')
  const { text, values } = statement
  const valuesFor = (id: string) => values.map(value => (value === ids[0] ? id : value))
  return { text, valuesFor }
}

async function queryRate(): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const client = async () => {
    while (performance.now() < until) {
      await ask(done)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  return done / seconds
}

async function requestRate(urls: readonly string[]): Promise<number> {
  const paths = urls.map(address => new URL(address).pathname)
  const next = (sent: number) => ({ path: paths[sent % paths.length] ?? '/' })
  const { rate } = await askSteadily(urls[0] ?? '', next, { connections, seconds })
  return rate
}
