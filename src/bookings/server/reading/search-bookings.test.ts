import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ListedBooking } from '#bookings/rules/console-wire.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anOperator, approvedListing, type Person, signUp } from '#test/factories.ts'

let app: TestApp
let host: Person
let renter: Person
let other: Person
/** From the oldest to the newest: denied, approved, pending. */
const asked: string[] = []

beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app, { role: 'partner', firstName: 'Wilhelmina' })
  renter = await signUp(app, { role: 'customer' })
  other = await signUp(app, { role: 'customer', lastName: 'Quackenbush' })
  asked.push(await ask('Loft 100%_dry', renter), await ask('Cellar', renter))
  asked.push(await ask('Loft of Ada', other))
  await app.patch(`/booking/${asked[0]}`, { approvalStatus: 'disapproved' }, host)
  await app.patch(`/booking/${asked[1]}`, { approvalStatus: 'approved' }, host)
})
afterAll(() => app.close())

async function ask(storageTitle: string, person: Person): Promise<string> {
  const form = { services: [], storageNumber: 1, hourlyRate: 10, storageTitle }
  const listing = await approvedListing(app, host, form)
  const start = after(app.clock.now(), 3 * dayMs)
  const period = { startDate: start.toISOString(), endDate: after(start, 5 * hourMs).toISOString() }
  const body = { storageListing: listing._id, type: 'hourly', ...period }
  const { body: answer } = await app.post('/booking', body, person)
  // Two requests in the same millisecond would have no order.
  app.clock.moveTo(after(app.clock.now(), 1000))
  return answer.data._id
}

async function search(query: Record<string, string> = {}) {
  const path = `/admin/bookings?${new URLSearchParams(query)}`
  const { status, body } = await app.get(path, await anOperator(app))
  expect(status).toBe(200)
  const found = body.data as ListedBooking[]
  return { found, ids: found.map(({ _id }) => _id), meta: body.meta }
}

const only = (...places: number[]) => places.map(place => asked[place])

it('shows the operator everybody’s bookings, newest first, and no address', async () => {
  const { found, ids, meta } = await search()
  expect(ids).toEqual(only(2, 1, 0))
  expect(meta).toEqual({ page: 1, limit: 50, total: 3 })
  expect(found[0]).toMatchObject({
    storageTitle: 'Loft of Ada',
    approvalStatus: 'pending',
    pricePence: 5400,
    disputed: false,
    host: { name: `Wilhelmina ${host.user.lastName}`, email: host.email },
    renter: { email: other.email },
  })
  expect(JSON.stringify(found)).not.toMatch(/address|coordinates|phone/i)
})

it('shows them to nobody else', async () => {
  for (const person of [host, renter]) {
    expect((await app.get('/admin/bookings', person)).body.code).toBe('forbidden')
  }
  expect((await app.get('/admin/bookings')).status).toBe(401)
})

it('finds by part of the id, the title, a name or an email, in any case', async () => {
  const [, , newest = ''] = asked
  expect((await search({ q: newest.toUpperCase() })).ids).toEqual([newest])
  expect((await search({ q: newest.slice(-8) })).ids).toEqual([newest])
  expect((await search({ q: 'LOFT' })).ids).toEqual(only(2, 0))
  expect((await search({ q: renter.email })).ids).toEqual(only(1, 0))
  expect((await search({ q: ` ${host.email.slice(0, 20)} ` })).ids).toEqual(only(2, 1, 0))
  expect((await search({ q: 'quackenbush' })).ids).toEqual(only(2))
  expect((await search({ q: 'wilhelmina' })).meta.total).toBe(3)
  expect((await search({ q: 'nobody at all' })).meta.total).toBe(0)
})

it('takes what like would read as signs for the letters they are', async () => {
  expect((await search({ q: '100%_' })).ids).toEqual(only(0))
  expect((await search({ q: '%' })).ids).toEqual(only(0))
  expect((await search({ q: '\\' })).ids).toEqual([])
})

it('goes page by page through what a stage and words leave', async () => {
  expect((await search({ stage: 'disapproved' })).ids).toEqual(only(0))
  expect((await search({ stage: 'approved', q: 'loft' })).ids).toEqual([])
  const first = await search({ q: renter.email, limit: '1' })
  const second = await search({ q: renter.email, limit: '1', page: '2' })
  expect([...first.ids, ...second.ids]).toEqual(only(1, 0))
  expect(second.meta).toEqual({ page: 2, limit: 1, total: 2 })
  expect((await search({ page: '9' })).ids).toEqual([])
})

it.each([
  ['stage=open', 422],
  ['page=0', 422],
  ['limit=101', 422],
  [`q=${'x'.repeat(201)}`, 422],
  ['limit=x', 400],
  ['host=1', 400],
])('refuses %s', async (query, status) => {
  const answer = await app.get(`/admin/bookings?${query}`, await anOperator(app))
  expect(answer.status).toBe(status)
})

it('counts a deadline that has passed at once, before any job has run', async () => {
  app.clock.moveTo(after(app.clock.now(), 20 * hourMs))
  await search()
  app.clock.moveTo(after(app.clock.now(), 5 * hourMs))
  expect((await search({ stage: 'expired' })).found.map(one => one.approvalStatus)).toEqual([
    'expired',
    'expired',
  ])
  expect((await search({ stage: 'pending' })).ids).toEqual([])
})
