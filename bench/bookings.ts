import { randomInt, randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { openBenchDatabase } from './database/bench-database.ts'
import { askSteadily } from './load/steady-clients.ts'
import { median, report } from './report.ts'
import { startServer } from './servers/running-server.ts'

/**
 * Bookings that are approved at once, through the API and as the two statements that make one, on
 * one popular listing and on many. No unit may ever be booked twice.
 */
const rounds = 3
const seconds = 4
const clients = 8
const units = 5
/** As far ahead as booking is allowed, so that most requests find a free unit. */
const horizonHours = 17_000

const freeUnit = `select unit from generate_series(1, ${units}) as unit
  where not exists (select from booking where listing_id = $1 and unit_no = unit
    and stage in ('approved', 'paid') and period && tstzrange($2, $3, '[)'))
  order by unit limit 1`
const insert = `insert into booking (id, listing_id, host_id, renter_id, type, starts_at, ends_at,
    stage, unit_no, time, unit_price, subtotal, tax, total, lines, moving, packing,
    policy_version, consented_at, created_at, expires_at)
  values ($1, $2, $2, $2, 'hourly', $3, $4, 'approved', $5, 1, 500, 500, 38, 538, '[]', false,
    false, '2026-11', now(), now(), now() + interval '1 day')`

const database = await openBenchDatabase()
const server = await startServer(`${database.folder}/app`, {
  DATABASE_URL: database.url,
  DEMO: '1',
})
const api = `${server.url}/api/v1`

const { rows } = await database.pool.query(
  `update listing set auto_approve = true, storage_number = $1, unavailability_periods = '[]',
     booking_duration = '1-hour', booking_notice = 'none',
     hourly_rate_pence = coalesce(hourly_rate_pence, 500)
   where is_public returning id`,
  [units],
)
const listings: string[] = rows.map(row => row.id)
const names = ['renter@holdall.test', ...['tomasz.wolny', 'bethan.rees', 'yusuf.demir'].map(at)]
const tokens = await Promise.all(names.map(logIn))
const bare = new Pool({ ...database.connection, max: clients })

await compare('bookings on one listing', () => listings[0] ?? '')
await compare('bookings on any of many listings', () => listings[randomInt(listings.length)] ?? '')
await compareQuotes()
await bare.end()
await server.stop()
await database.close()

async function compare(title: string, pick: () => string): Promise<void> {
  const inSql: number[] = []
  const throughApi: Booked[] = []
  for (let round = 0; round < rounds; round += 1) {
    inSql.push(await rateInSql(pick))
    // The request limits are not measured here.
    await database.pool.query('truncate rate_limit')
    throughApi.push(await bookThroughApi(pick))
  }
  report(title, 'the two statements alone, in a transaction', [
    { what: 'bare SQL', figure: median(inSql), unit: '/s' },
    { what: 'Holdall', figure: median(throughApi.map(({ rate }) => rate)), unit: '/s' },
    {
      what: 'a booking, median',
      figure: median(throughApi.map(({ p50 }) => p50)),
      unit: 'ms',
      compared: false,
    },
    {
      what: 'a booking, 99th of 100',
      figure: median(throughApi.map(({ p99 }) => p99)),
      unit: 'ms',
      compared: false,
    },
    { what: 'oversold units', figure: await oversold(), unit: '', compared: false },
  ])
}

type Booked = Awaited<ReturnType<typeof askSteadily>>

/** Counts only bookings that got a unit. */
async function rateInSql(pick: () => string): Promise<number> {
  const until = performance.now() + seconds * 1000
  let booked = 0
  const run = async () => {
    while (performance.now() < until) if (await bookInSql(pick())) booked += 1
  }
  await Promise.all(Array.from({ length: clients }, run))
  return booked / seconds
}

function anHour(): [Date, Date] {
  const hour = Math.ceil(Date.now() / hourMs) + randomInt(1, horizonHours)
  return [new Date(hour * hourMs), new Date((hour + 1) * hourMs)]
}

/** Where there is no unit left the answer is a conflict, which does not count. */
function bookThroughApi(pick: () => string): Promise<Booked> {
  const ask = (_sent: number, client: number) => {
    const [startDate, endDate] = anHour()
    const wish = { storageListing: pick(), startDate, endDate, type: 'hourly' }
    return {
      method: 'POST',
      path: '/api/v1/booking',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${tokens[client % tokens.length]}`,
      },
      body: JSON.stringify(wish),
    } as const
  }
  return askSteadily(api, ask, { connections: clients, seconds, refusedBy: 409 })
}

async function bookInSql(listing: string): Promise<boolean> {
  const [start, end] = anHour()
  const client = await bare.connect()
  try {
    await client.query('begin')
    const free = await client.query({ name: 'free', text: freeUnit, values: [listing, start, end] })
    const unit = free.rows[0]?.unit
    const values = [randomUUID(), listing, start, end, unit]
    if (unit) await client.query({ name: 'book', text: insert, values })
    await client.query('commit')
    return unit !== undefined
  } catch {
    await client.query('rollback')
    return false
  } finally {
    client.release()
  }
}

/** Bookings that share a unit at the same time, or have a unit that the listing does not have. */
async function oversold(): Promise<number> {
  const found = await database.pool.query(
    `select count(*)::int as count from (
       select unit_no, starts_at, storage_number, max(ends_at) over (
         partition by listing_id, unit_no order by starts_at
         rows between unbounded preceding and 1 preceding
       ) as earlier_end
       from booking join listing on listing.id = listing_id
       where stage in ('approved', 'paid')
     ) as one
     where unit_no > storage_number or starts_at < earlier_end`,
  )
  return found.rows[0].count
}

/** What a visitor waits for after every change of dates. */
async function compareQuotes(): Promise<void> {
  const amount = 2000
  const needed = 'select * from listing where id = $1'
  const inSql = await latencies(amount, () =>
    bare.query({ name: 'listing', text: needed, values: [listings[0]] }),
  )
  const throughApi = await latencies(amount, async () => {
    const [start, end] = anHour()
    const wish = { storageListing: listings[0], startDate: start, endDate: end, type: 'hourly' }
    const { status } = await read(post('/booking/quote', wish))
    if (status !== 200) throw new Error(`A quote was answered with ${status}`)
  })
  report('how long a quote takes, one at a time', 'reading the listing, without HTTP', [
    { what: 'reading the listing, median', figure: percentile(inSql, 0.5), unit: 'ms' },
    { what: 'a quote, median', figure: percentile(throughApi, 0.5), unit: 'ms' },
    { what: 'a quote, 99th of 100', figure: percentile(throughApi, 0.99), unit: 'ms' },
  ])
}

async function latencies(amount: number, ask: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let n = 0; n < amount; n += 1) {
    const started = performance.now()
    await ask()
    taken.push(performance.now() - started)
  }
  return taken.toSorted((one, other) => one - other)
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
}

function at(renter: string): string {
  return `${renter}@renters.test`
}

async function logIn(email: string): Promise<string> {
  const response = await post('/auth/login', { email, password: 'Holdall1!' })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}

function post(path: string, body: unknown, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${api}${path}`, {
    method: 'POST',
    headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
    body: JSON.stringify(body),
  })
}

/** Reads to the last byte, as a browser would. */
async function read(asking: Promise<Response>): Promise<Response> {
  const response = await asking
  await response.arrayBuffer()
  return response
}
