import { describe, expect, it } from 'vitest'
import { askedBooking } from '#test/bookings.ts'
import { approvedListing } from '#test/factories.ts'
import { busyOn } from '#test/servers/calendar-server.ts'
import { calendarStory, sends } from './calendars.fixture.ts'

const { story, add, calendarsOf, ownListing, readDue, withCalendar } = calendarStory()

const quote = (id: string, startDate: string, endDate: string) =>
  story.app.post('/booking/quote', {
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
      const { body } = await story.app.post('/users/listings', { area: '', limit: 50, ...more })
      return body.data.find((one: { _id: string }) => one._id === id)
    }
    expect((await found({})).freeFrom).toBe('2027-03-11')
    const shown = await story.app.get(`/users/listings/${id}`)
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
    expect((await story.app.patch(`/listings/${id}`, form, story.host)).status).toBe(200)
    const own = await ownListing(id)
    expect(own.unavailabilityPeriods).toEqual(mine)
    expect(own.closedByCalendars).toEqual([{ startDate: '2027-05-03', endDate: '2027-05-03' }])
    const remove = () => story.app.delete(`/listings/${id}/calendars/${calendar}`, story.host)
    expect((await remove()).status).toBe(200)
    expect(await ownListing(id)).toMatchObject({
      unavailabilityPeriods: mine,
      closedByCalendars: [],
    })
    expect((await remove()).status).toBe(404)
  })

  it('leaves an approved booking as it is, and nobody new can book beside it', async () => {
    const { id: booking, listing: space } = await askedBooking(story.app, story, {
      form: { storageNumber: 3 },
    })
    const listing = space._id
    await story.app.patch(`/booking/${booking}`, { approvalStatus: 'approved' }, story.host)
    const { body } = await story.app.get(`/booking/${booking}`, story.host)
    const day = body.data.startDate.slice(0, 10)
    const other = story.server.at(sends(busyOn(day)))
    await add(listing, other.url)
    await readDue()
    expect((await story.app.get(`/booking/${booking}`, story.host)).body.data.approvalStatus).toBe(
      'approved',
    )
    const closed = [{ startDate: day, endDate: day, reason: '' }]
    const own = await story.app.patch(
      `/listings/${listing}`,
      { unavailabilityPeriods: closed },
      story.host,
    )
    expect(own.body.code).toBe('listing_has_bookings')
  })

  it('is added once, however often that is pressed', async () => {
    const { _id: id } = await approvedListing(story.app, story.host)
    const body = { name: 'Once', address: 'https://there.example/once.ics' }
    const press = () =>
      story.app.post(`/listings/${id}/calendars`, body, {
        token: story.host.token,
        headers: { 'idempotency-key': 'the-same-press-of-one-button' },
      })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await calendarsOf(id)).others).toMatchObject([answers[0]?.body.data])
  })

  it('is refused where it is private, known, our own, or the fourth', async () => {
    const { _id: id } = await approvedListing(story.app, story.host)
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
    const { rows } = await story.app.pool.query(
      'select row_to_json(one)::text as text from other_calendar as one where listing_id = $1',
      [id],
    )
    expect(JSON.stringify(rows)).not.toContain('a.ics')
  })
})
