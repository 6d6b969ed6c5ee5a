import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, type Person, signUp, strangerId } from '#test/factories.ts'

let app: TestApp
let host: Person
let renter: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
})
afterAll(() => app.close())

const aSpace = (form: Record<string, unknown> = {}) =>
  approvedListing(app, host, { services: [], storageNumber: 1, hourlyRate: 10, ...form })

/**
 * All requests use one base time. Otherwise two periods that should meet could differ by a
 * millisecond.
 */
const today = new Date()
const inDays = (days: number, hours = 0) =>
  after(today, days * dayMs + hours * hourMs).toISOString()

function wish(listing: { _id: string }, changes: Record<string, unknown> = {}) {
  return {
    storageListing: listing._id,
    startDate: inDays(3),
    endDate: inDays(3, 3),
    type: 'hourly',
    moving: false,
    packing: false,
    ...changes,
  }
}

const book = (body: unknown, person = renter, headers: Record<string, string> = {}) =>
  app.post('/booking', body, { token: person.token, headers })

describe('asking for a booking', () => {
  it('waits for the partner, unpaid, and tells both', async () => {
    const listing = await aSpace()
    const { status, body } = await book(wish(listing))
    expect(status).toBe(201)
    expect(body.message).toBe('Storage listing successfully booked')
    expect(body.data).toMatchObject({
      storageListing: listing._id,
      user: renter.user._id,
      approvalStatus: 'pending',
      paymentStatus: null,
      price: 32,
      pricePence: 3200,
      time: 3,
      allowed: ['withdraw'],
    })
    expect(body.data.partner).toMatchObject({ lastName: null, email: null })
  })

  it('is approved at once where the host wishes it so', async () => {
    const listing = await aSpace({ autoApprove: true })
    const { body } = await book(wish(listing))
    expect(body.data).toMatchObject({ approvalStatus: 'approved', paymentStatus: null })
    expect(body.data.allowed).toContain('pay')
  })

  it('charges what the server computed, or shows the new price and books nothing', async () => {
    const listing = await aSpace()
    for (const price of [0, 1, -5, 31, 33, 1e12]) {
      const { status, body } = await book(wish(listing, { price }))
      expect(status).toBe(409)
      expect(body).toMatchObject({ code: 'price_changed', details: { quote: { total: 32 } } })
    }
    const { status } = await book(wish(listing, { price: 32 }))
    expect(status).toBe(201)
  })

  it.each<[string, Record<string, () => string | boolean>]>([
    ['the end before the start', { startDate: () => inDays(3), endDate: () => inDays(2) }],
    ['a start that has passed', { startDate: () => inDays(-1), endDate: () => inDays(1) }],
    ['less than an hour', { startDate: () => inDays(3), endDate: () => inDays(3, 0.5) }],
    ['more than two years', { startDate: () => inDays(3), endDate: () => inDays(900) }],
    [
      'what starts more than two years ahead',
      { startDate: () => inDays(740), endDate: () => inDays(741) },
    ],
    [
      'the last days of four figures',
      { startDate: () => '9999-12-30', endDate: () => '9999-12-31' },
    ],
    ['a day of another age', { startDate: () => '+275760-09-12', endDate: () => '+275760-09-13' }],
    [
      'a month of another age',
      { type: () => 'monthly', startDate: () => '+275760-09-12', endDate: () => '+275760-09' },
    ],
    ['words for dates', { startDate: () => 'tomorrow', endDate: () => 'later' }],
    ['moving where the host does not collect', { moving: () => true }],
    ['packing where the host does not pack', { packing: () => true }],
    ['a type that does not exist', { type: () => 'daily' }],
  ])('refuses %s and changes nothing', async (_what, changes) => {
    const listing = await aSpace()
    const given = Object.entries(changes).map(([field, value]) => [field, value()])
    const { status, body } = await book(wish(listing, Object.fromEntries(given)))
    expect(status).toBe(422)
    expect(body.error).toEqual(expect.any(String))
    const { body: mine } = await app.get('/booking', { token: renter.token })
    expect(
      mine.data.some(
        (booking: { storageListing: string }) => booking.storageListing === listing._id,
      ),
    ).toBe(false)
  })

  it('refuses a space that is the partner’s own, switched off or not there', async () => {
    const listing = await aSpace()
    expect((await book(wish(listing), host)).status).toBe(422)
    await app.put(`/listings/${listing._id}/toggle-availability`, undefined, { token: host.token })
    expect((await book(wish(listing))).status).toBe(409)
    expect((await book(wish({ _id: strangerId }))).status).toBe(404)
  })

  it('keeps out of the times the partner has closed', async () => {
    const listing = await aSpace({
      unavailabilityPeriods: [{ startDate: inDays(3, 1), endDate: inDays(5), reason: 'Painting' }],
    })
    expect((await book(wish(listing))).status).toBe(409)
    expect((await book(wish(listing, { endDate: inDays(3, 1) }))).status).toBe(201)
  })

  it('gives the partner notice and the shortest rental', async () => {
    const listing = await aSpace({
      bookingNotice: '1-week',
      bookingDuration: '1-day',
    })
    expect((await book(wish(listing, { endDate: inDays(8) }))).status).toBe(422)
    const late = { startDate: inDays(8), endDate: inDays(8, 3) }
    expect((await book(wish(listing, late))).status).toBe(422)
    expect((await book(wish(listing, { ...late, endDate: inDays(9) }))).status).toBe(201)
  })

  it('makes one booking of a double click', async () => {
    const listing = await aSpace()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => book(wish(listing), renter, key)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
  })

  it('makes one booking of twenty presses that carry no key, and another a minute later', async () => {
    const listing = await aSpace({ storageNumber: 3 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(wish(listing))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 201).map(({ body }) => body.code)
    expect(new Set(others)).toEqual(new Set(['booking_repeated']))
    app.clock.moveTo(after(app.clock.now(), minuteMs))
    expect((await book(wish(listing))).status).toBe(201)
    app.clock.moveTo(null)
  })
})

describe('a month that is under way', () => {
  it('is asked for once, though every press of it starts a moment later', async () => {
    const pressed = new Date('2027-06-15T12:00:00Z')
    app.clock.moveTo(pressed)
    const [owner, renter] = [await signUp(app), await signUp(app, { role: 'customer' })]
    const listing = await approvedListing(app, owner, { services: [], storageNumber: 3 })
    const june = { type: 'monthly', startDate: '2027-06', endDate: '2027-06' }
    expect((await book(wish(listing, june), renter)).status).toBe(201)
    app.clock.moveTo(after(pressed, 2000))
    expect((await book(wish(listing, june), renter)).body.code).toBe('booking_repeated')
    app.clock.moveTo(after(pressed, 2 * minuteMs))
    expect((await book(wish(listing, june), renter)).status).toBe(201)
    app.clock.moveTo(null)
  })

  it('begins when the notice of its partner ends, is paid whole, and is refused beyond its end', async () => {
    app.clock.moveTo(new Date('2027-11-23T14:20:00Z'))
    const [owner, renter] = [await signUp(app), await signUp(app, { role: 'customer' })]
    const form = { services: [], monthlyRate: 100, storageNumber: 3 }
    const within = await approvedListing(app, owner, { ...form, bookingNotice: '4-hours' })
    const november = { type: 'monthly', startDate: '2027-11', endDate: '2027-11' }
    const asked = await book(wish(within, { ...november, price: 108 }), renter)
    expect(asked.status).toBe(201)
    expect(asked.body.data).toMatchObject({
      startDate: expect.stringMatching(/^2027-11-23T18:20/),
      endDate: '2027-12-01T00:00:00.000Z',
      time: 1,
    })
    const beyond = await approvedListing(app, owner, { ...form, bookingNotice: '1-month' })
    const refused = await book(wish(beyond, november), renter)
    expect(refused.status).toBe(422)
    expect(refused.body.error).toContain('The earliest start is 23 December 2027, 14:2')
    const december = { type: 'monthly', startDate: '2027-12', endDate: '2028-01' }
    expect((await book(wish(beyond, december), renter)).body.data).toMatchObject({
      startDate: expect.stringMatching(/^2027-12-23T14:2/),
      time: 2,
    })
    app.clock.moveTo(null)
  })
})

describe('room for so many and no more', () => {
  it('gives one of twenty simultaneous bookings the only unit', async () => {
    const listing = await aSpace({ autoApprove: true })
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(wish(listing))))
    const statuses = answers.map(answer => answer.status).sort()
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  })

  it('lets three of two hundred into three units, and tells the rest kindly', async () => {
    const listing = await aSpace({ autoApprove: true, storageNumber: 3 })
    const crowd = await Promise.all(
      Array.from({ length: 4 }, () => signUp(app, { role: 'customer' })),
    )
    const wishes = Array.from({ length: 200 }, (_, n) => book(wish(listing), crowd[n % 4]))
    const answers = await Promise.all(wishes)
    expect(answers.filter(answer => answer.status === 201)).toHaveLength(3)
    const refused = answers.filter(answer => answer.status !== 201)
    const codes = new Set(refused.map(answer => answer.body.code))
    expect(codes).toEqual(new Set(['booking_clash', 'booking_repeated']))
  })

  it('lets bookings meet end to start', async () => {
    const listing = await aSpace({ autoApprove: true })
    expect((await book(wish(listing))).status).toBe(201)
    const next = { startDate: inDays(3, 3), endDate: inDays(3, 5) }
    expect((await book(wish(listing, next))).status).toBe(201)
  })

  it('approves one of two requests for the same time and names the clash to the other', async () => {
    const listing = await aSpace()
    const rival = await signUp(app, { role: 'customer' })
    const [one, other] = [await book(wish(listing)), await book(wish(listing), rival)]
    const approve = (id: string) =>
      app.patch(`/booking/${id}`, { approvalStatus: 'approved' }, { token: host.token })
    const { body: seen } = await app.get(`/booking/${one.body.data._id}`, { token: host.token })
    expect(seen.data).toMatchObject({ competing: [other.body.data._id], taken: false })
    expect((await approve(one.body.data._id)).status).toBe(200)
    const refused = await approve(other.body.data._id)
    expect([refused.status, refused.body.code]).toEqual([409, 'space_taken'])
    expect(refused.body.details.clashes).toHaveLength(1)
    const { body } = await app.get(`/booking/${other.body.data._id}`, { token: host.token })
    expect(body.data).toMatchObject({ approvalStatus: 'pending', taken: true })
    const { body: shown } = await app.get(`/booking/${other.body.data._id}`, rival)
    expect(shown.data).not.toHaveProperty('taken')
  })

  it('has the database refuse a second holder even if the program asked for it', async () => {
    const listing = await aSpace({ autoApprove: true })
    const { body } = await book(wish(listing))
    await book(wish(listing, { startDate: inDays(4), endDate: inDays(4, 3) }))
    const push = app.pool.query(
      `update booking set starts_at = $1, ends_at = $2 where listing_id = $3 and id <> $4`,
      [body.data.startDate, body.data.endDate, listing._id, body.data._id],
    )
    await expect(push).rejects.toMatchObject({ code: '23P01' })
  })
})
