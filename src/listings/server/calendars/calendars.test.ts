import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking } from '#test/bookings.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { busyOn, calendarServer } from '#test/servers/calendar-server.ts'
import { claimDueCalendars } from './calendars-table.ts'
import { readOtherCalendars } from './read-other-calendars.ts'

let app: TestApp
let server: Awaited<ReturnType<typeof calendarServer>>
let host: Person
let renter: Person
const noon = new Date('2027-03-01T12:00:00Z')

beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000', ALLOW_LOOPBACK_CALLS: '1' })
  app.clock.moveTo(noon)
  server = await calendarServer()
  host = await signUp(app)
  renter = await signUp(app, { role: 'customer' })
})
beforeEach(() => app.clock.moveTo(noon))
afterAll(async () => {
  await server.close()
  await app.close()
})

const later = (ms: number) => app.clock.moveTo(after(app.clock.now(), ms))
const readDue = () => readOtherCalendars(app.services)
const calendarsOf = async (id: string) =>
  (await app.get(`/listings/${id}/calendars`, host)).body.data
const ownListing = async (id: string) => (await app.get(`/listings/${id}`, host)).body.data
const add = (id: string, address: string, name = 'Other site') =>
  app.post(`/listings/${id}/calendars`, { name, address }, host)
const sends = (text: string) => (_: unknown, response: { end: (body: string) => void }) =>
  void response.end(text)

async function withCalendar(text: string, form: Record<string, unknown> = {}) {
  const { _id: id } = await approvedListing(app, host, form)
  const other = server.at(sends(text))
  const { status, body } = await add(id, other.url)
  expect(status).toBe(201)
  await readDue()
  return { id, other, calendar: body.data._id as string }
}

const everySecond = busyOn('2027-05-03').replace(
  ';VALUE=DATE:20270503',
  ':20270503T100000Z\r\nDURATION:PT1S\r\nRRULE:FREQ=SECONDLY',
)

const quote = (id: string, startDate: string, endDate: string) =>
  app.post('/booking/quote', {
    storageListing: id,
    startDate,
    endDate,
    type: 'hourly',
    moving: false,
    packing: false,
  })

describe('another calendar', () => {
  it('closes whole days for the quote, the booking, the search, the card and the page', async () => {
    const { id } = await withCalendar(busyOn('2027-03-01/2027-03-11', '2027-05-03'))
    const refused = await quote(id, '2027-05-03T10:00:00Z', '2027-05-03T12:00:00Z')
    expect([refused.status, refused.body.code]).toEqual([409, 'booking_unavailable'])
    expect((await quote(id, '2027-05-04T10:00:00Z', '2027-05-04T12:00:00Z')).status).toBe(200)
    const found = async (more: object) => {
      const { body } = await app.post('/users/listings', { area: '', limit: 50, ...more })
      return body.data.find((one: { _id: string }) => one._id === id)
    }
    expect((await found({})).freeFrom).toBe('2027-03-11')
    const shown = await app.get(`/users/listings/${id}`)
    expect(shown.body.data.unavailabilityPeriods).toEqual([
      { startDate: '2027-03-01', endDate: '2027-03-10' },
      { startDate: '2027-05-03', endDate: '2027-05-03' },
    ])
    const own = await ownListing(id)
    expect(own.closedByCalendars).toEqual(shown.body.data.unavailabilityPeriods)
    expect(own.unavailabilityPeriods).toEqual([])
    expect((await calendarsOf(id)).others).toMatchObject([
      {
        name: 'Other site',
        failing: null,
        readAt: expect.stringMatching(/^2027-03-01T12:00/),
        closed: own.closedByCalendars,
      },
    ])
  })

  it('keeps its days when the partner saves the form, and opens them when it is removed', async () => {
    const { id, calendar } = await withCalendar(busyOn('2027-05-03'))
    const mine = [{ startDate: '2027-06-01', endDate: '2027-06-02', reason: 'Painting' }]
    const { version } = await ownListing(id)
    const form = { unavailabilityPeriods: mine, version, closedByCalendars: [] }
    expect((await app.patch(`/listings/${id}`, form, host)).status).toBe(200)
    const own = await ownListing(id)
    expect(own.unavailabilityPeriods).toEqual(mine)
    expect(own.closedByCalendars).toEqual([{ startDate: '2027-05-03', endDate: '2027-05-03' }])
    expect((await app.delete(`/listings/${id}/calendars/${calendar}`, host)).status).toBe(200)
    expect(await ownListing(id)).toMatchObject({
      unavailabilityPeriods: mine,
      closedByCalendars: [],
    })
    expect((await app.delete(`/listings/${id}/calendars/${calendar}`, host)).status).toBe(404)
  })

  it('leaves an approved booking as it is, and nobody new can book beside it', async () => {
    const { id: booking, listing: space } = await askedBooking(
      app,
      { host, renter },
      { form: { storageNumber: 3 } },
    )
    const listing = space._id
    await app.patch(`/booking/${booking}`, { approvalStatus: 'approved' }, host)
    const { body } = await app.get(`/booking/${booking}`, host)
    const day = body.data.startDate.slice(0, 10)
    const other = server.at(sends(busyOn(day)))
    await add(listing, other.url)
    await readDue()
    expect((await app.get(`/booking/${booking}`, host)).body.data.approvalStatus).toBe('approved')
    const closed = [{ startDate: day, endDate: day, reason: '' }]
    const own = await app.patch(`/listings/${listing}`, { unavailabilityPeriods: closed }, host)
    expect(own.body.code).toBe('listing_has_bookings')
  })

  it('is read every 30 minutes, whole only when it has changed or a day has passed', async () => {
    const { id, other } = await withCalendar(busyOn('2027-05-03'))
    const tagged = (text: string, tag: string): Parameters<typeof other.answers>[0] => {
      return (request, response) => {
        if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end()
        response.writeHead(200, { etag: tag }).end(text)
      }
    }
    other.answers(tagged(busyOn('2027-05-04'), '"1"'))
    later(29 * minuteMs)
    await readDue()
    expect(other.requests()).toHaveLength(1)
    later(minuteMs)
    await readDue()
    expect((await ownListing(id)).closedByCalendars).toMatchObject([{ startDate: '2027-05-04' }])
    const before = (await ownListing(id)).updatedAt
    later(30 * minuteMs)
    await readDue()
    expect(other.requests().at(-1)?.headers['if-none-match']).toBe('"1"')
    expect(await ownListing(id)).toMatchObject({ updatedAt: before, closedByCalendars: [{}] })
    later(dayMs)
    await readDue()
    expect(other.requests().at(-1)?.headers['if-none-match']).toBeUndefined()
  })

  it('keeps its days while it fails, is tried ever more rarely, and writes once', async () => {
    const { id, other } = await withCalendar(busyOn('2027-05-03'))
    other.answers((_request, response) => void response.writeHead(500).end())
    later(30 * minuteMs)
    await readDue()
    const failing = async () => (await calendarsOf(id)).others[0].failing
    const { since } = await failing()
    expect((await ownListing(id)).closedByCalendars).toHaveLength(1)
    const tries = other.requests().length
    for (let minute = 0; minute < 30; minute += 1) {
      later(minuteMs)
      await readDue()
    }
    expect(other.requests().length - tries).toBe(4)
    expect(await failing()).toEqual({ since, fault: 'answered' })
    const { _id: calendar } = (await calendarsOf(id)).others[0]
    expect((await app.post(`/listings/${id}/calendars/${calendar}/read`, {}, host)).status).toBe(
      200,
    )
    expect(app.woken).toContain('read-calendars')
    await readDue()
    expect(other.requests().length - tries).toBe(5)
    const letters = async () => {
      const about = 'select subject, text_body from outbox_mail where kind = $1 and to_address = $2'
      return (await app.pool.query(about, ['listing-calendar', host.user.email])).rows
    }
    for (let hours = 0; hours < 100; hours += 5) {
      later(5 * hourMs)
      await readDue()
      const expected = (app.clock.now().getTime() - Date.parse(since)) / dayMs >= 3 ? 1 : 0
      expect(await letters()).toHaveLength(expected)
    }
    expect((await letters())[0].text_body).toContain(`/listings/edit/${id}?step=availability`)
    other.answers(sends(busyOn('2027-05-05')))
    later(5 * hourMs)
    await readDue()
    const { body } = await app.get(`/users/listings/${id}`)
    expect(body.data.unavailabilityPeriods).toMatchObject([{ startDate: '2027-05-05' }])
  })

  it('waits for no partner whose calendars are many and slow', async () => {
    const slow = await signUp(app)
    const waiting = Promise.withResolvers<void>()
    const ends = busyOn('2027-05-03')
    const addresses: ReturnType<typeof server.at>[] = []
    for (const space of [await approvedListing(app, slow), await approvedListing(app, slow)]) {
      for (let nth = 0; nth < 3; nth += 1) {
        const held = server.at((_, response) => void waiting.promise.then(() => response.end(ends)))
        const wish = { name: 'Slow', address: held.url }
        await app.post(`/listings/${space._id}/calendars`, wish, slow)
        addresses.push(held)
      }
    }
    const { _id: id } = await approvedListing(app, host)
    const quick = server.at(sends(ends))
    await add(id, quick.url)
    const now = app.clock.now()
    const claimed = await claimDueCalendars(app.db, { now, leaseUntil: now, atMost: 2 })
    expect(claimed.map(({ host_id }) => host_id).toSorted()).toEqual(
      [slow.user._id, host.user._id].toSorted(),
    )
    const reading = readDue()
    const asked = () => addresses.filter(({ requests }) => requests().length > 0)
    await expect.poll(() => quick.requests().length).toBe(1)
    await expect.poll(() => asked().length).toBe(2)
    waiting.resolve()
    await reading
    expect(asked()).toHaveLength(6)
  })

  it.each([
    ['gone', (_: unknown, response) => void response.writeHead(410).end()],
    ['no calendar', sends('<html>')],
    ['too large', sends('BEGIN:VCALENDAR\r\n'.padEnd(1_048_577, 'x'))],
    ['too many', sends(busyOn(...Array.from({ length: 2001 }, () => '2027-05-03')))],
    ['too much', sends(everySecond)],
    ['unreachable', (_: unknown, response) => void response.destroy()],
    [
      'redirects',
      (request, response) => void response.writeHead(302, { location: request.url }).end(),
    ],
    [
      'unreachable',
      (_: unknown, response) =>
        void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
  ] satisfies [string, Parameters<typeof server.at>[0]][])(
    'says why it cannot be read: %s',
    async (fault, answering) => {
      const { id, other } = await withCalendar(busyOn('2027-05-03'))
      other.answers(answering)
      later(30 * minuteMs)
      await readDue()
      const [calendar] = (await calendarsOf(id)).others
      expect([calendar.failing?.fault, calendar.closed.length]).toEqual([fault, 1])
      await app.delete(`/listings/${id}/calendars/${calendar._id}`, host)
    },
  )

  it('is added once, however often that is pressed', async () => {
    const { _id: id } = await approvedListing(app, host)
    const body = { name: 'Once', address: 'https://there.example/once.ics' }
    const press = () =>
      app.post(`/listings/${id}/calendars`, body, {
        token: host.token,
        headers: { 'idempotency-key': 'the-same-press-of-one-button' },
      })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await calendarsOf(id)).others).toMatchObject([answers[0]?.body.data])
  })

  it('is refused where it is private, known, our own, or the fourth', async () => {
    const { _id: id } = await approvedListing(app, host)
    const fields = async (address: string) => (await add(id, address)).body.details?.fields?.[0]
    for (const address of [
      'https://10.0.0.1/a.ics',
      'webcal://nas.local/a',
      'https://a.example:8443/',
      'ftp://a.example/',
      'https://',
      'not an address',
    ]) {
      expect(await fields(address), address).toMatchObject({ field: 'address' })
    }
    expect(await fields('https://there.example/a.ics')).toBeUndefined()
    expect(await fields('webcal://there.example/a.ics#x')).toMatchObject({ field: 'address' })
    await add(id, 'https://there.example/b.ics')
    await add(id, 'https://there.example/c.ics')
    expect((await add(id, 'https://there.example/d.ics')).body.code).toBe('calendars_full')
    const { rows } = await app.pool.query(
      'select row_to_json(one)::text as text from other_calendar as one where listing_id = $1',
      [id],
    )
    expect(JSON.stringify(rows)).not.toContain('a.ics')
  })
})

describe('the calendar address of a listing', () => {
  const fileAt = (address: string) => app.get(new URL(address).pathname.replace('/api/v1', ''))

  it('shows when it is booked or closed, and nothing about anybody', async () => {
    const { id: booking, listing: space } = await askedBooking(
      app,
      { host, renter },
      { form: { storageNumber: 1 } },
    )
    const listing = space._id
    const closed = [{ startDate: '2027-06-01', endDate: '2027-06-02', reason: 'A secret reason' }]
    await app.patch(`/listings/${listing}`, { unavailabilityPeriods: closed }, host)
    const { address } = await calendarsOf(listing)
    expect((await calendarsOf(listing)).address).toBe(address)
    expect((await fileAt(address)).body).not.toContain('Booked')
    await app.patch(`/booking/${booking}`, { approvalStatus: 'approved' }, host)
    const { status, body, headers } = await fileAt(address)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
    expect(events).toHaveLength(2)
    expect(body).toContain('DTSTART;VALUE=DATE:20270601\r\nDTEND;VALUE=DATE:20270603')
    for (const secret of ['A secret reason', renter.user.firstName, renter.user.email, booking]) {
      expect(body).not.toContain(secret)
    }
  })

  it('leads nowhere once there is a new one, or the listing is gone', async () => {
    const { _id: id } = await approvedListing(app, host)
    const { address: old } = await calendarsOf(id)
    const { body } = await app.post(`/listings/${id}/calendars/address`, {}, host)
    expect(body.data.address).not.toBe(old)
    expect((await fileAt(old)).status).toBe(404)
    expect((await fileAt(body.data.address)).status).toBe(200)
    expect((await calendarsOf(id)).address).toBe(body.data.address)
    await app.delete(`/listings/${id}`, host)
    expect((await fileAt(body.data.address)).status).toBe(404)
    expect((await app.get('/calendars/short/holdall.ics')).status).toBe(404)
  })

  it('may be read by another listing, but not by its own', async () => {
    const { id: booking, listing: space } = await askedBooking(
      app,
      { host, renter },
      { form: { storageNumber: 1 } },
    )
    const listing = space._id
    await app.patch(`/booking/${booking}`, { approvalStatus: 'approved' }, host)
    const { address } = await calendarsOf(listing)
    const { body } = await fileAt(address)
    const echo = server.at(sends(body)).url
    const half = await approvedListing(app, host)
    await add(half._id, echo)
    await add(listing, echo)
    await readDue()
    expect((await ownListing(half._id)).closedByCalendars).not.toEqual([])
    expect((await ownListing(listing)).closedByCalendars).toEqual([])
  })

  it('is nobody else’s, and goes with its partner', async () => {
    const leaver = await signUp(app)
    const { _id: id } = await approvedListing(app, leaver)
    const { address } = (await app.get(`/listings/${id}/calendars`, leaver)).body.data
    const other = { name: 'Mine', address: 'https://there.example/leaver.ics' }
    await app.post(`/listings/${id}/calendars`, other, leaver)
    expect((await app.get(`/listings/${id}/calendars`, host)).status).toBe(404)
    expect((await app.post(`/listings/${id}/calendars`, other, host)).status).toBe(404)
    expect((await app.post(`/listings/${id}/calendars/address`, {}, host)).status).toBe(404)
    const mine = await app.get('/users/me/export', leaver)
    expect(mine.body.data.calendars).toMatchObject([{ listing: id, ...other }])
    await app.post('/auth/delete-account', { password: leaver.password }, leaver)
    expect((await fileAt(address)).status).toBe(404)
    const { rows } = await app.pool.query('select id from other_calendar where listing_id = $1', [
      id,
    ])
    expect(rows).toEqual([])
  })
})
