import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Database } from '#foundation/server/database/opening/open-database.ts'
import { brokenInvariants } from '#payments/server/books/invariants-table.ts'
import { cards } from '#payments/server/sandbox/test-cards.ts'
import { testApp } from '#test/app-under-test.ts'
import { testDatabase } from '#test/database.ts'
import { databaseUrl } from '#test/database-url.ts'
import { anEmail, approvedListing, type Person, signUp } from '#test/factories.ts'
import { type Balancer, startBalancer } from '#test/servers/balancer.ts'
import { remoteApp } from '#test/servers/remote-app.ts'
import {
  benchFolder,
  type RunningServer,
  removeFolder,
  startServer,
} from '../../../bench/servers/running-server.ts'

/** Each call goes to the other process than the call before. */
describe('two processes on one database behind a balancer', () => {
  let folder: string
  let database: Database
  let servers: RunningServer[]
  let balancer: Balancer
  let app: ReturnType<typeof remoteApp>
  let each: ReturnType<typeof remoteApp>[]
  let host: Person
  let renter: Person
  let listing: { _id: string }

  beforeAll(async () => {
    folder = await benchFolder()
    database = await testDatabase()
    // With an account, so that no demo data is made.
    const before = await testApp({}, { database })
    host = await signUp(before, { role: 'partner' })
    renter = await signUp(before, { role: 'customer' })
    const space = { services: [], storageNumber: 1, hourlyRate: 10, monthlyRate: 100 }
    listing = await approvedListing(before, host, { ...space, autoApprove: true })
    await before.close()
    const settings = {
      DATABASE_URL: databaseUrl(database.connection),
      DEMO: '1',
      DEPLOYMENT_KEY: 'the key of every test, never of a deployment',
    }
    servers = await Promise.all([startServer(folder, settings), startServer(folder, settings)])
    each = servers.map(({ url }) => remoteApp(url))
    balancer = await startBalancer(servers.map(({ url }) => url))
    app = remoteApp(balancer.url)
  })
  afterAll(async () => {
    await balancer.close()
    for (const server of servers) await server.stop()
    await database.close()
    await removeFolder(folder)
  })

  const startOf = (days: number) => after(new Date(), days * dayMs).toISOString()

  it('books once, however often and wherever the request arrives, and is paid once', async () => {
    const wish = {
      storageListing: listing._id,
      startDate: startOf(3),
      endDate: startOf(5),
      type: 'hourly',
    }
    const headers = { 'idempotency-key': randomUUID() }
    const options = { token: renter.token, headers }
    const atOnce = await Promise.all(each.map(one => one.post('/booking', wish, options)))
    expect(atOnce.map(({ status }) => status)).toContain(201)
    const again = await app.post('/booking', wish, options)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
    const { _id: bookingId } = again.body.data
    const other = await app.post('/booking', wish, { token: renter.token })
    expect(other.status).toBe(409)

    const link = await app.post('/booking/create-payment-link', { bookingId }, renter)
    const { pathname } = new URL(link.body.data.url)
    const body = new URLSearchParams({ card: cards.success })
    await fetch(balancer.url + pathname, { method: 'POST', body, redirect: 'manual' })
    const seen = async () => {
      const answers = await Promise.all(each.map(one => one.get(`/booking/${bookingId}`, renter)))
      return answers.map(({ body }) => body.data.paymentStatus)
    }
    await expect.poll(seen).toEqual(['successful', 'successful'])
    const sent = await database.pool.query(
      `select kind, to_address, count(*) as letters from outbox_mail
       where to_address in ($1, $2) group by kind, to_address having count(*) > 1`,
      [host.email, renter.email],
    )
    expect(sent.rows).toEqual([])
    expect(await brokenInvariants(database.db)).toEqual([])
  })

  it('counts attempts together', async () => {
    const email = anEmail()
    const attempts: number[] = []
    for (let n = 0; n < 24; n += 1) {
      const wrong = { email, password: 'Wrong-1234!' }
      attempts.push((await app.post('/auth/login', wrong)).status)
    }
    const refused = attempts.filter(status => status === 429).length
    expect(refused).toBeGreaterThan(0)
    const everywhere = await Promise.all(
      each.map(one => one.post('/auth/login', { email, password: 'Wrong-1234!' })),
    )
    expect(everywhere.map(({ status }) => status)).toEqual([429, 429])
  })

  it('knows a session everywhere, and nowhere once it has ended anywhere', async () => {
    const [one, other] = each
    const login = { email: renter.email, password: renter.password }
    const { token } = (await one?.post('/auth/login', login))?.body.data ?? {}
    expect((await other?.get('/booking', { token }))?.status).toBe(200)
    expect((await other?.post('/auth/logout', undefined, { token }))?.status).toBe(200)
    expect((await one?.get('/booking', { token }))?.status).toBe(401)
  })
})
