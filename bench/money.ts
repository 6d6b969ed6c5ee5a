import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { Pool } from 'pg'
import Stripe from 'stripe'
import { pence } from '#foundation/rules/money.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { createKeys } from '#foundation/server/keys.ts'
import { sandboxWebhookSecret } from '#foundation/server/provider/open-provider.ts'
import { postings } from '#payments/rules/ledger.ts'
import { postEntry } from '#payments/server/ledger/post-entry.ts'
import { freePort } from '#test/servers/running-program.ts'
import { openBenchDatabase } from './database/bench-database.ts'
import { median, report } from './report.ts'
import { startServer } from './servers/running-server.ts'

/** Acknowledging webhooks and posting to the ledger, each compared with the bare inserts. */
const rounds = 3
const seconds = 3
const atOnce = 8

const database = await openBenchDatabase({ connections: atOnce })
const bare = new Pool({ ...database.connection, max: atOnce })

await webhooks()
await ledger()
await bare.end()
await database.close()

async function webhooks(): Promise<void> {
  const key = 'the key of the benchmark, never of a deployment'
  const settings = { DATABASE_URL: database.url, DEMO: '0', DEPLOYMENT_KEY: key }
  const server = await startServer(`${database.folder}/app`, settings)
  await bare.query('create table bare_event (id text primary key, body text, at timestamptz)')
  const insert = 'insert into bare_event values ($1, $2, now())'
  const handler = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    await bare.query({ name: 'bare', text: insert, values: [JSON.parse(body).id, body] })
    response.writeHead(200).end('{}')
  })
  const port = await freePort()
  handler.listen(port, '127.0.0.1')
  await once(handler, 'listening')
  const secret = sandboxWebhookSecret(createKeys(key))
  const rates = {
    handler: [] as number[],
    bareP99: [] as number[],
    ours: [] as number[],
    p99: [] as number[],
  }
  for (let round = 0; round < rounds; round += 1) {
    const bareOnes = await flood(`http://127.0.0.1:${port}/`, secret)
    rates.handler.push(bareOnes.rate)
    rates.bareP99.push(bareOnes.p99)
    const ours = await flood(`${server.url}/api/v1/webhooks/stripe`, secret)
    rates.ours.push(ours.rate)
    rates.p99.push(ours.p99)
  }
  report('acknowledging a webhook', 'node:http around the bare insert', [
    { what: 'node:http around the insert', figure: median(rates.handler), unit: 'req/s' },
    { what: 'Holdall', figure: median(rates.ours), unit: 'req/s' },
    {
      what: 'node:http around the insert, 99th percentile',
      figure: median(rates.bareP99),
      unit: 'ms',
      compared: false,
    },
    { what: 'Holdall, 99th percentile', figure: median(rates.p99), unit: 'ms', compared: false },
  ])
  handler.close()
  await server.stop()
}

async function flood(url: string, secret: string): Promise<{ rate: number; p99: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const times: number[] = []
  let sent = 0
  const rate = await repeated(async () => {
    sent += 1
    const payload = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: sent % 2 === 0 ? 'charge.succeeded' : 'payment_intent.succeeded',
      livemode: false,
      data: { object: { id: 'ch_test_1', amount: 12_300, currency: 'gbp', metadata: {} } },
    })
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    const started = performance.now()
    const call = request(url, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
    call.end(payload)
    const [response] = await once(call, 'response')
    response.resume()
    await once(response, 'end')
    if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`)
    times.push(performance.now() - started)
  })
  agent.destroy()
  times.sort((one, other) => one - other)
  return { rate, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN }
}

async function ledger(): Promise<void> {
  await bare.query(`
    create table bare_entry (id uuid primary key, at timestamptz, kind text, key text unique);
    create table bare_line (
      entry_id uuid references bare_entry (id), account text, pence bigint,
      primary key (entry_id, account)
    )`)
  const split = { host: pence(8000), commission: pence(2000), tax: pence(750), rounding: pence(50) }
  const lines = postings.payment(pence(10_800), split, randomUUID())
  const accounts = lines.map(line => line.account)
  const amounts = lines.map(line => line.pence)
  const text = `with entry as (
      insert into bare_entry values ($1::uuid, now(), 'payment', $1::uuid::text) returning id
    )
    insert into bare_line select entry.id, account, pence
    from entry, unnest($2::text[], $3::bigint[]) as line (account, pence)`
  const rates = { bare: [] as number[], ours: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    rates.bare.push(
      await repeated(async () => {
        await bare.query({ name: 'entry', text, values: [randomUUID(), accounts, amounts] })
      }),
    )
    rates.ours.push(
      await repeated(async () => {
        const happening = { kind: 'payment' as const, subject: randomUUID(), lines }
        const ctx = { now: new Date() }
        const bookingId = randomUUID()
        await transaction(database.db, tx => postEntry(tx, ctx, { ...happening, bookingId }))
      }),
    )
  }
  report('posting to the ledger', 'bare inserts of the same rows', [
    { what: 'bare inserts', figure: median(rates.bare), unit: 'posts/s' },
    { what: 'Holdall, balanced and append-only', figure: median(rates.ours), unit: 'posts/s' },
  ])
}

/** How often per second, with several at once, for a while. */
async function repeated(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  const end = started + seconds * 1000
  let done = 0
  const worker = async () => {
    while (performance.now() < end) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done / ((performance.now() - started) / 1000)
}
