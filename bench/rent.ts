import { once } from 'node:events'
import { createServer } from 'node:http'
import { openEnd } from '#foundation/rules/time/open-end.ts'
import { createClock } from '#foundation/server/clock.ts'
import { readConfig } from '#foundation/server/config.ts'
import type { Services } from '#foundation/server/context.ts'
import { liftLimits } from '#foundation/server/database/opening/database-client.ts'
import { createKeys } from '#foundation/server/keys.ts'
import { nobodyListens } from '#foundation/server/live/live.ts'
import { createLog } from '#foundation/server/log.ts'
import { localMedia } from '#foundation/server/media/stores/local-media.ts'
import { embeddedGazetteer } from '#foundation/server/places/embedded-gazetteer.ts'
import { keepPace } from '#foundation/server/provider/keep-pace.ts'
import { openProvider, type Send } from '#foundation/server/provider/open-provider.ts'
import { chargeRent } from '#payments/server/charging/charge-rent.ts'
import { freePort } from '#test/servers/running-program.ts'
import { openBenchDatabase } from './database/bench-database.ts'
import { report } from './report.ts'
import { startServer } from './servers/running-server.ts'

/**
 * Rent that falls due in one minute: how long until all of it is taken, while the provider gets at
 * most a hundred requests per second; beside it the time that the requests alone need.
 */
const charges = Number(process.env.CHARGES ?? 10_000)
const perSecond = 100
/** How long the provider takes for each. */
const latencyMs = 100

const database = await openBenchDatabase({ connections: 10 })
const folder = `${database.folder}/app`
const server = await startServer(folder, { DATABASE_URL: database.url, DEMO: '1' })
await server.stop()

const begun: number[] = []
const due = new Date('2031-01-27T00:01:00Z')
await seed()
const services = await standIn()
const startedAt = performance.now()
await chargeRent(services)
const seconds = (performance.now() - startedAt) / 1000
const { rows } = await database.pool.query(
  `select count(*)::int as paid from rent_month where state = 'paid' and month = '2031-02'`,
)
const ideal = begun.length / perSecond
report(`${charges} charges of rent at one minute`, 'so many requests at the pace of the provider', [
  { what: `${begun.length} requests at ${perSecond} a second`, figure: ideal, unit: 's' },
  { what: 'Holdall, until all are taken', figure: seconds, unit: 's' },
  { what: 'taken', figure: rows[0].paid, unit: '', compared: false },
  { what: 'most requests in one second', figure: mostInOneSecond(), unit: '', compared: false },
])
await database.close()
process.exitCode = rows[0].paid === charges && mostInOneSecond() <= perSecond ? 0 : 1

/** Each booking has twenty-four past months, so that a query that reads them is slow. */
async function seed(): Promise<void> {
  const client = await database.pool.connect()
  // Inserting so many rows takes longer than any statement of the program may.
  await liftLimits(client)
  await client.query(
    `with space as (
       select id, host_id from listing where is_public limit 1
     ), who as (
       select id from users where role = 'customer' and deleted_at is null limit 1
     ), made as (
       insert into booking (id, listing_id, host_id, renter_id, type, starts_at, ends_at, stage,
         payment_status, unit_no, time, unit_price, subtotal, tax, total, lines, moving, packing,
         policy_version, consented_at, created_at, approved_at, paid_at, rolling, earliest_end)
       select gen_random_uuid(), space.id, space.host_id, who.id, 'monthly', '2029-02-01',
         $3, 'paid',
         'successful', 1000 + no, 1, 10000, 10000, 750, 10800,
         '[{"kind":"rent","label":"1 month","amount":10000}]', false, false,
         (select version from policy limit 1), '2029-01-01', '2029-01-01', '2029-01-01',
         '2029-01-01', true, '2029-03-01'
       from space, who, generate_series(1, $1::int) as no
       returning id
     ), card as (
       insert into kept_card (booking_id, customer_id, method_id, consent, consented_at, changed_at)
       select id, 'cus_1', 'pm_1', '', '2029-01-01', '2029-01-01' from made
     )
     insert into rent_month (booking_id, month, starts_at, ends_at, due_at, amount, subtotal, tax,
       state, next_try_at, paid_at)
     select id, to_char(first, 'YYYY-MM'), first, first + interval '1 month',
       case when first = '2031-02-01' then $2 else first end, 10800, 10000, 750,
       case when first = '2031-02-01' then 'due' else 'paid' end,
       case when first = '2031-02-01' then $2 end,
       case when first < '2031-02-01' then first end
     from made, generate_series('2029-03-01'::timestamptz, '2031-02-01', '1 month') as first`,
    [charges, due, openEnd],
  )
  await client.query(
    `update rent_month set next_try_at = null where next_try_at is distinct from $1`,
    [due],
  )
  await client.query('vacuum (analyze) booking, rent_month, kept_card')
  client.release(true)
}

async function standIn(): Promise<Services> {
  const key = 'the key of the benchmark, never of a deployment'
  const config = readConfig({ DATABASE_URL: database.url, DEMO: '1', DEPLOYMENT_KEY: key })
  const keys = createKeys(key)
  const clock = createClock()
  clock.moveTo(due)
  return {
    config,
    keys,
    clock,
    log: createLog('silent'),
    db: database.db,
    jobs: { wake: () => undefined, runAll: async () => undefined },
    media: localMedia(folder),
    geocoder: embeddedGazetteer,
    live: nobodyListens,
    provider: openProvider(
      config,
      keys,
      keepPace(await provider(), config.STRIPE_REQUESTS_PER_SECOND),
    ),
  }
}

/** Over the network, as slow as the real one, and without failures. */
async function provider(): Promise<Send> {
  const intents = new Map<string, Record<string, unknown>>()
  const http = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', chunk => chunks.push(chunk))
    incoming.on('end', () => {
      begun.push(performance.now())
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      const path = new URL(incoming.url ?? '/', 'http://provider').pathname
      const answer = JSON.stringify(answerTo(intents, path, form))
      setTimeout(
        () => response.setHeader('content-type', 'application/json').end(answer),
        latencyMs,
      )
    })
  })
  const port = await freePort()
  http.listen(port, '127.0.0.1').unref()
  await once(http, 'listening')
  return async request => {
    const { pathname } = new URL(request.url)
    const body = request.method === 'GET' ? null : await request.text()
    return fetch(`http://127.0.0.1:${port}${pathname}`, { method: request.method, body })
  }
}

function answerTo(
  intents: Map<string, Record<string, unknown>>,
  path: string,
  form: URLSearchParams,
): Record<string, unknown> {
  const [id, verb] = path.split('/payment_intents')[1]?.split('/').filter(Boolean) ?? []
  if (id === undefined) {
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const key = /^metadata\[(.+)\]$/.exec(name)?.[1]
        return key ? [[key, value]] : []
      }),
    )
    const amount = Number(form.get('amount'))
    const made = { id: `pi_${intents.size + 1}`, object: 'payment_intent', amount, metadata }
    const open = { amount_received: 0, currency: 'gbp', livemode: false, latest_charge: null }
    intents.set(made.id, { ...made, ...open, status: 'requires_payment_method' })
    return intents.get(made.id) ?? {}
  }
  const known = intents.get(id) ?? {}
  if (verb === 'confirm') {
    const charge = { id: `ch_${id}`, object: 'charge', balance_transaction: { fee: 30 } }
    const paid = { amount_received: known.amount, latest_charge: charge, status: 'succeeded' }
    intents.set(id, { ...known, ...paid })
  }
  return intents.get(id) ?? {}
}

function mostInOneSecond(): number {
  let [from, most] = [0, 0]
  for (const [index, at] of begun.entries()) {
    while ((begun[from] ?? at) <= at - 1000) from += 1
    most = Math.max(most, index - from + 1)
  }
  return most
}
