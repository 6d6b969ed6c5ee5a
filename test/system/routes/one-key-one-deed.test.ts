import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { isCommit } from '#foundation/server/database/statements/early-commit.ts'
import { type Answer, type TestApp, testApp } from '#test/app-under-test.ts'
import { testDatabase } from '#test/database.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'

/** Two processes on one database: the first dies, and the other gets the repeated request. */
let app: TestApp
let other: TestApp
let host: Person
let renter: Person
beforeAll(async () => {
  const database = await testDatabase()
  app = await testApp({ FLOOD_LIMIT: '100000' }, { database })
  other = await testApp({ FLOOD_LIMIT: '100000' }, { database })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
})
afterEach(() => other.clock.moveTo(null))
afterAll(async () => {
  await app.close()
  await other.close()
  await app.database.close()
})

async function aWish(form: Record<string, unknown> = {}) {
  const space = { services: [], storageNumber: 3, hourlyRate: 10, monthlyRate: 100, ...form }
  const { _id: storageListing } = await approvedListing(app, host, space)
  const start = after(new Date(), 3 * dayMs)
  const endDate = after(start, 60 * hourMs).toISOString()
  return { storageListing, startDate: start.toISOString(), endDate, type: 'hourly' }
}

interface Call {
  path: string
  table: string
  newBody(): Promise<Record<string, unknown>>
}

const calls: Call[] = [
  { path: '/booking', table: 'booking', newBody: () => aWish() },
  {
    path: '/listings',
    table: 'listing',
    newBody: async () => ({ storageTitle: `Loft ${randomUUID()}` }),
  },
]

type Done = (error: Error | null, result?: unknown) => void
type Send = (query: string | { text: string }, ...rest: unknown[]) => unknown

/** The next transaction that inserts such a row commits, but its process does not learn of it. */
function loseTheAnswer(table: string): void {
  let isLost = false
  const watch = (client: PoolClient) => {
    const send = client.query.bind(client) as Send
    let isMaking = false
    client.query = ((query: string | { text: string }, ...rest: unknown[]) => {
      const text = typeof query === 'string' ? query : query.text
      isMaking ||= text.includes(`insert into "${table}"`)
      if (!isCommit(text) || !isMaking || isLost) return send(query, ...rest)
      isLost = true
      app.pool.off('acquire', watch)
      const done = rest.at(-1) as Done
      return send(query, () => done(new Error('Connection terminated unexpectedly')))
    }) as PoolClient['query']
  }
  app.pool.on('acquire', watch)
}

const replayed = ({ status, headers }: Answer) => [status, headers.get('idempotent-replayed')]

describe.each(calls)('POST $path with a key', ({ path, table, newBody }) => {
  const send = (to: TestApp, body: unknown, key: string, person = host) =>
    to.post(path, body, { token: person.token, headers: { 'idempotency-key': key } })
  const asker = () => (table === 'booking' ? renter : host)
  const rows = async () => {
    const { rows } = await app.pool.query(`select count(*)::int as count from ${table}`)
    return rows[0].count as number
  }

  it.each([
    ['at once', 0],
    ['after more than a minute', 61_000],
    ['after an hour', 60 * minuteMs],
  ])('is done once when the answer was lost and it is sent again %s', async (_when, laterMs) => {
    const [body, key] = [await newBody(), randomUUID()]
    const before = await rows()
    loseTheAnswer(table)
    expect((await send(app, body, key, asker())).status).toBe(503)
    expect(await rows()).toBe(before + 1)

    other.clock.moveTo(after(new Date(), laterMs))
    const again = await send(other, body, key, asker())
    expect(replayed(again)).toEqual([201, 'true'])
    const onceMore = await send(app, body, key, asker())
    expect(onceMore.body).toEqual(again.body)
    expect(await rows()).toBe(before + 1)
  })

  it('gives equal requests at the same instant one answer, in two processes', async () => {
    const [body, key] = [await newBody(), randomUUID()]
    const before = await rows()
    const atOnce = [app, other, app, other, app, other]
    const answers = await Promise.all(atOnce.map(one => send(one, body, key, asker())))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(answer => JSON.stringify(answer.body))).size).toBe(1)
    expect(await rows()).toBe(before + 1)
  })

  it('refuses the key for another request, and does not know it of another person', async () => {
    const [body, key] = [await newBody(), randomUUID()]
    const first = await send(app, body, key, asker())
    const changed = await send(other, await newBody(), key, asker())
    expect([changed.status, changed.body.code]).toEqual([422, 'idempotency_key_reused'])
    const stranger = await signUp(app, { role: 'partner' })
    const theirs = await send(other, body, key, stranger)
    expect(replayed(theirs)).toEqual([201, null])
    expect(theirs.body.data._id).not.toBe(first.body.data._id)
  })

  it('takes the key for a new request once it has expired', async () => {
    const [body, key] = [await newBody(), randomUUID()]
    const first = await send(app, body, key, asker())
    const expire =
      "update idempotency_key set expires_at = now() - interval '1 minute' where key = $1"
    await app.pool.query(expire, [key])
    const next = await send(other, body, key, asker())
    expect(replayed(next)).toEqual([201, null])
    expect(next.body.data._id).not.toBe(first.body.data._id)
  })
})

describe('a key', () => {
  const book = (body: unknown, key: string) =>
    app.post('/booking', body, { token: renter.token, headers: { 'idempotency-key': key } })

  it('is still free after a refusal, which is decided anew', async () => {
    const wish = await aWish()
    const key = randomUUID()
    const refused = await book({ ...wish, price: 1 }, key)
    expect(refused.body.code).toBe('price_changed')
    expect(replayed(await book(wish, key))).toEqual([201, null])
  })

  it('gives the booking it made even where its space has gone since', async () => {
    const wish = await aWish({ storageNumber: 1, autoApprove: true })
    const key = randomUUID()
    const first = await book(wish, key)
    await app.put(`/listings/${wish.storageListing}/toggle-availability`, undefined, host)
    expect((await book(wish, randomUUID())).status).toBe(409)
    const again = await book(wish, key)
    expect(again.body).toEqual(first.body)
  })

  it('is a wish of its own: two keys are two bookings, and no key asks once a minute', async () => {
    const wish = await aWish()
    expect((await book(wish, randomUUID())).status).toBe(201)
    expect((await book(wish, randomUUID())).status).toBe(201)
    const keyless = await app.post('/booking', wish, renter)
    expect(keyless.body.code).toBe('booking_repeated')
  })
})
