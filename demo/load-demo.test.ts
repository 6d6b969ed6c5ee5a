import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '#accounts/rules/demo-people.ts'
import { partnerTabOf, partnerTabs, renterTabFor, renterTabs } from '#bookings/rules/life/tabs.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import type { Sending } from '#foundation/rules/sendings/sending.ts'
import { sendingOf } from '#foundation/rules/sendings/sendings.ts'
import { brokenInvariants } from '#payments/server/books/invariants-table.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { mailTo } from '#test/factories.ts'
import { balancesOf } from '#test/money.ts'
import { loadDemo } from './load-demo.ts'
import { demoImport } from './other-sites.ts'
import { spacesToLet } from './spaces-to-let.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  expect(await loadDemo(app.services)).toBe(true)
})
afterAll(() => app?.close())

async function logIn(name: 'partner' | 'renter' | 'admin') {
  const person = { email: `${name}@holdall.test`, password: demoPassword }
  const { status, body } = await app.post('/auth/login', person)
  expect(status).toBe(200)
  return { token: body.data.token as string, user: body.data.user }
}

it('fills an empty database once, with people who can log in at once', async () => {
  expect(await loadDemo(app.services)).toBe(false)
  const roles = { partner: 'partner', renter: 'customer', admin: 'admin' } as const
  for (const name of ['partner', 'renter', 'admin'] as const) {
    expect((await logIn(name)).user).toMatchObject({ role: roles[name], isVerified: true })
  }
  expect(await mailTo(app, 'nobody@holdall.test')).toEqual([])
})

it('leaves a real site empty', async () => {
  const real = await testApp({ DEMO: '0' })
  expect(await loadDemo(real.services)).toBe(false)
  await real.close()
})

it('fills the market with spaces of every type in many towns, most of them live', async () => {
  const { rows } = await app.pool.query(
    'select state, available, is_public, storage_type, card from listing order by created_at',
  )
  expect(rows).toHaveLength(spacesToLet.length + demoImport.length)
  expect(rows.length).toBeGreaterThanOrEqual(60)
  expect(new Set(spacesToLet.map(space => space.town)).size).toBeGreaterThanOrEqual(12)
  const live = rows.filter(row => row.is_public)
  expect(live.length).toBeGreaterThanOrEqual(50)
  expect(new Set(live.map(row => row.storage_type)).size).toBe(9)
  expect(new Set(rows.map(row => row.state))).toEqual(
    new Set(['approved', 'pending', 'rejected', 'draft']),
  )
  expect(live.some(row => !row.available)).toBe(true)
  for (const { card } of live) expect(card.mediaItems.length).toBeGreaterThanOrEqual(2)
  const { body } = await app.get('/users/featured-listing')
  expect(body.data).toHaveLength(3)
  const { body: own } = await app.get('/listings', await logIn('partner'))
  expect(own.data.length).toBeGreaterThanOrEqual(4)
})

it('has a booking under every tab', async () => {
  const hosted = (await app.get('/booking', await logIn('partner'))).body.data
  expect(new Set(hosted.map(partnerTabOf))).toEqual(new Set(partnerTabs))
  const rented = (await app.get('/booking', await logIn('renter'))).body.data
  expect(new Set(rented.map(partnerTabOf).map(renterTabFor))).toEqual(new Set(renterTabs))
})

it('tells every conversation in the order in which it happened', async () => {
  const { rows } = await app.pool.query(
    `select thread_id, text from (
       select *, lag(created_at) over (partition by thread_id order by number) as before
       from message
     ) as told where created_at < before`,
  )
  expect(rows).toEqual([])
})

it('says of each booking that it has ended when it had, not when the demo was loaded', async () => {
  const { rows } = await app.pool.query(
    `select count(*)::int as said,
       max(extract(epoch from message.created_at - booking.ends_at) / 86400)::float as days
     from message join booking on booking.id = message.booking_id
     where message.text like 'The booking has ended: %'`,
  )
  expect(rows[0].said).toBeGreaterThan(5)
  expect(rows[0].days).toBeLessThanOrEqual(5)
})

it('has books that are whole, and gives nothing back before it was paid', async () => {
  const renter = await logIn('renter')
  const rented: Booking[] = (await app.get('/booking', renter)).body.data
  const refunded = rented.find(({ paymentStatus, cancelledAt }) => paymentStatus && cancelledAt)
  const { items } = (await app.get(`/booking/${refunded?._id}/money`, renter)).body.data
  expect(items[0].kind).toBe('payment')

  expect(await brokenInvariants(app.db)).toEqual([])
  const { total, clearing, provider } = await balancesOf(app)
  expect([total, clearing]).toEqual([0, provider])
  const { paid, owed } = (await app.get('/users/balance', await logIn('partner'))).body.data
  expect(paid).toBeGreaterThan(0)
  expect(owed).toBeGreaterThan(0)
})

it('has rent that comes month by month, and rent that is owed', async () => {
  const hosted: Booking[] = (await app.get('/booking', await logIn('partner'))).body.data
  const rents = hosted.flatMap(({ rent }) => rent ?? [])
  expect(rents.map(({ arrearsSince }) => arrearsSince !== null).toSorted()).toEqual([
    false,
    false,
    true,
  ])
  const rolling = hosted.find(({ rolling, rent }) => rolling && !rent?.arrearsSince)
  const { body } = await app.get(`/booking/${rolling?._id}/schedule`, await logIn('renter'))
  const paid = body.data.filter(({ state }: { state: string }) => state === 'paid')
  expect(paid.length).toBeGreaterThanOrEqual(2)
  expect(hosted.filter(({ instalments }) => instalments)).toHaveLength(1)
  const owed = hosted.find(({ rent }) => rent?.arrearsSince)
  const notices = await app.get(`/booking/${owed?._id}/goods-notices`, await logIn('partner'))
  expect(notices.body.data).toMatchObject([{ kind: 'collect', stands: true }])
})

it('has reviews of several spaces, in different tones, and facts of their partners', async () => {
  const { rows } = await app.pool.query(
    'select id, rating_count from listing where rating_count >= 3 order by id',
  )
  expect(rows.length).toBeGreaterThanOrEqual(3)
  const { data, meta } = (await app.get(`/users/listings/${rows[0].id}/reviews`)).body
  expect(data.some(({ response }: { response: unknown }) => response !== null)).toBe(true)
  expect(new Set(data.map(({ rating }: { rating: number }) => rating)).size).toBeGreaterThan(1)
  expect(meta.rating.count).toBe(rows[0].rating_count)
  const { body } = await app.get(`/users/listings/${rows[0].id}`)
  expect(body.data.facts.requests).toBeGreaterThanOrEqual(5)
})

it('has drivers, and a move that waits for one of them', async () => {
  const partner = await logIn('partner')
  expect((await app.get('/drivers', partner)).body.data).toHaveLength(2)
  const { body } = await app.get('/booking', partner)
  const moved = body.data.filter(({ moving }: { moving: boolean }) => moving)
  expect(moved).toHaveLength(1)
  const move = await app.get(`/booking/${moved[0]._id}/move`, partner)
  expect(move.body.data.state).toBe('requested')
})

it('has conversations: some wait for an answer, and what leads past Holdall is hidden', async () => {
  for (const name of ['partner', 'renter'] as const) {
    const person = await logIn(name)
    expect((await app.get('/messages/unread', person)).body.data.count).toBeGreaterThan(0)
    const { body } = await app.get('/messages/threads', person)
    const unread = body.data.filter((thread: { unread: number }) => thread.unread > 0)
    expect(unread).toHaveLength(1)
  }
  const renter = await logIn('renter')
  const threads = (await app.get('/messages/threads', renter)).body.data
  const pages = await Promise.all(
    threads.map(({ _id }: { _id: string }) => app.get(`/messages/threads/${_id}`, renter)),
  )
  const messages = pages.flatMap(({ body }) => body.data.messages)
  expect(messages.some(({ masked }) => masked)).toBe(true)
  expect(messages.some(({ pictures }) => pictures.length > 0)).toBe(true)
})

it('has viewings that wait for either side, and one that is agreed', async () => {
  const statesOf = async (name: 'partner' | 'renter', as: 'host' | 'renter') =>
    (await app.get(`/viewings?as=${as}`, await logIn(name))).body.data.map(
      ({ state }: { state: string }) => state,
    )
  expect((await statesOf('partner', 'host')).toSorted()).toEqual(['agreed', 'asked'])
  expect((await statesOf('renter', 'renter')).toSorted()).toEqual(['agreed', 'offered'])
})

it('has a list of things in store that is whole, with something that waits for either side', async () => {
  const renter = await logIn('renter')
  const { rows } = await app.pool.query('select distinct booking_id as id from inventory_item')
  expect(rows).toHaveLength(1)
  const { items, records, requests } = (await app.get(`/booking/${rows[0].id}/items`, renter)).body
    .data
  expect(items.map(({ pictures }: { pictures: string[] }) => pictures.length)).toContain(1)
  expect(new Set(records.map(({ state }: { state: string }) => state))).toEqual(
    new Set(['waiting', 'confirmed']),
  )
  expect(requests.map(({ state }: { state: string }) => state)).toEqual(['asked', 'dated'])
  const { body } = await app.get(`/booking/${rows[0].id}/evidence`, await logIn('partner'))
  expect(body.data).toMatchObject({ whole: true, missing: [] })
})

it('has drafts from a file, and a calendar of another site that closes days', async () => {
  const partner = await logIn('partner')
  const own = (await app.get('/listings', partner)).body.data
  const imported = own.filter(({ reference }: { reference: string | null }) => reference)
  expect(imported).toHaveLength(demoImport.length)
  for (const draft of imported) {
    expect(draft).toMatchObject({ status: null, coordinates: { lat: expect.any(Number) } })
  }
  const closed = own.find((one: { closedByCalendars: [] }) => one.closedByCalendars.length > 0)
  const { body } = await app.get(`/listings/${closed._id}/calendars`, partner)
  expect(body.data.others).toMatchObject([{ failing: null, closed: [{}, {}] }])
})

it('has a dispute and a report for the operator', async () => {
  const operator = await logIn('admin')
  for (const path of ['/admin/disputes', '/admin/reports']) {
    expect((await app.get(path, operator)).body.data, path).toHaveLength(1)
  }
})

it('writes to whom the page of what we send names', async () => {
  const { rows } = await app.pool.query(
    'select distinct kind, role from outbox_mail join users on email = to_address',
  )
  const sides = { renter: ['customer'], partner: ['partner'], renterAndDriver: ['customer'] }
  const rolesOf: Partial<Record<Sending['to'], readonly string[]>> = sides
  for (const { kind, role } of rows) {
    const roles = rolesOf[sendingOf(kind).to]
    if (roles) expect(roles, `${kind} to ${role}`).toContain(role)
  }
  expect(rows.length).toBeGreaterThan(15)
})
