import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { digest, newSecret } from '#foundation/server/secrets.ts'
import { copyRow } from '#test/copy-row.ts'
import { openBenchDatabase } from './database/bench-database.ts'
import { median, report } from './report.ts'
import { startServer } from './servers/running-server.ts'

/**
 * How soon the other side sees a message while a thousand people listen to one process, how much
 * memory an open stream takes, and the same insert with a bare NOTIFY and LISTEN.
 */
const people = 1000
const messages = 1500
const writersAtOnce = 4
const limitMs = 150
const limitKb = 40

const database = await openBenchDatabase({ connections: 4 })
const { pool } = database
const server = await startServer(`${database.folder}/app`, {
  DATABASE_URL: database.url,
  DEMO: '1',
  TRUST_PROXY: '127.0.0.0/8',
})
const api = `${server.url}/api/v1`
const { accounts, threads } = await makePeople()

const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1])
// A first crowd warms the program up, because that memory is not the cost of a stream.
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
for (const { stop } of await listenAll()) stop()
await pause(3000)
const before = memory()
const seen = new Map<string, (at: number) => void>()
const streams = await listenAll()
await pause(3000)
const perStream = (memory() - before) / people

const bare = await timeBare()
const taken = await timeMessages()
const share = (part: number, of: readonly number[]) =>
  of.toSorted((one, other) => one - other)[Math.floor(of.length * part)] ?? Number.NaN
report(`a message, with ${people} open streams`, `${limitMs} ms`, [
  { what: 'the limit', figure: limitMs, unit: 'ms' },
  { what: '99 of 100 see it within', figure: share(0.99, taken), unit: 'ms' },
  { what: 'half see it within', figure: median(taken), unit: 'ms' },
  { what: '99 of 100, bare NOTIFY', figure: share(0.99, bare), unit: 'ms' },
  { what: 'half, bare NOTIFY', figure: median(bare), unit: 'ms' },
])
report('memory of an open stream', `${limitKb} kB`, [
  { what: 'the limit', figure: limitKb, unit: 'kB' },
  { what: 'one stream', figure: perStream, unit: 'kB' },
])
for (const { stop } of streams) stop()
await server.stop()
await database.close()

interface Account {
  id: string
  token: string
}

/**
 * Copies of one account, in pairs: the first of each is the renter in a conversation with the
 * second.
 */
async function makePeople() {
  const { rows } = await pool.query(`select id from users where email = 'renter@holdall.test'`)
  const accounts: Account[] = []
  for (let n = 0; n < people; n += 1) {
    const id = await copyRow(pool, 'users', rows[0].id, { email: `reader-${n}@holdall.test` })
    const token = newSecret()
    await pool.query(
      `insert into session values (gen_random_uuid(), $1, $2, null, 'bench', now(), now(), now())`,
      [id, digest(token)],
    )
    accounts.push({ id, token })
  }
  const listing = (await pool.query('select id from listing limit 1')).rows[0].id
  const threads: string[] = []
  for (let n = 0; n < people; n += 2) {
    const { rows: made } = await pool.query(
      `insert into message_thread
         (id, listing_id, renter_id, partner_id, created_at, last_at)
       values (gen_random_uuid(), $1, $2, $3, now(), now()) returning id`,
      [listing, accounts[n]?.id, accounts[n + 1]?.id],
    )
    threads.push(made[0].id)
  }
  return { accounts, threads }
}

/** A few at a time, as people come. */
async function listenAll() {
  const open: Awaited<ReturnType<typeof listen>>[] = []
  for (let from = 0; from < people; from += 20) {
    const some = accounts.slice(from, from + 20)
    open.push(...(await Promise.all(some.map((account, n) => listen(account, from + n)))))
  }
  return open
}

function listen({ token }: Account, place: number): Promise<{ stop: () => void }> {
  const headers = {
    authorization: `Bearer ${token}`,
    'x-forwarded-for': `198.51.100.${place % 250}`,
  }
  return new Promise((resolve, reject) => {
    const request = get(`${api}/messages/events`, { agent, headers }, (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) return reject(new Error(`no stream: ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', noteMessages)
      answer.on('error', () => undefined)
      resolve({ stop: () => request.destroy() })
    })
    request.on('error', () => undefined)
  })
}

function noteMessages(text: string): void {
  for (const [, name] of text.matchAll(/"text":"(m\d+)"/g)) {
    seen.get(name ?? '')?.(performance.now())
  }
}

async function timeMessages(): Promise<number[]> {
  const taken: number[] = []
  let next = 0
  const writer = async () => {
    while (next < messages) {
      const n = next
      next += 1
      taken.push(await timeOne(`m${n}`, n % threads.length))
    }
  }
  await Promise.all(Array.from({ length: writersAtOnce }, writer))
  return taken
}

async function timeOne(name: string, thread: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  let heard = 0
  seen.set(name, at => {
    heard += 1
    // Both sides are told, and the time runs until the second of them is.
    if (heard === 2) resolve(at)
  })
  const begun = performance.now()
  const writer = accounts[thread * 2]
  const answer = await fetch(`${api}/messages/threads/${threads[thread]}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${writer?.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: name }),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
  const at = await promise
  seen.delete(name)
  return at - begun
}

/** The row and a NOTIFY in one statement, until another connection has received it. */
async function timeBare(): Promise<number[]> {
  const listener = await pool.connect()
  await listener.query('listen bench_streams')
  const waiting = new Map<string, (at: number) => void>()
  listener.on('notification', ({ payload }) => waiting.get(payload ?? '')?.(performance.now()))
  await pool.query('create table bench_message (id bigserial, text text)')
  const taken: number[] = []
  for (let n = 0; n < 300; n += 1) {
    const { promise, resolve } = Promise.withResolvers<number>()
    waiting.set(`b${n}`, resolve)
    const begun = performance.now()
    await pool.query(
      `with kept as (insert into bench_message (text) values ($1) returning text)
       select pg_notify('bench_streams', text) from kept`,
      [`b${n}`],
    )
    taken.push((await promise) - begun)
  }
  listener.release(true)
  return taken
}
