import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { askedBooking } from '#test/bookings.ts'
import { approvedListing, signUp } from '#test/factories.ts'
import { calendarStory, sends } from './calendars.fixture.ts'

const { story, add, calendarsOf, ownListing, readDue } = calendarStory()

describe('the calendar address of a listing', () => {
  const fileAt = (address: string) =>
    story.app.get(new URL(address).pathname.replace('/api/v1', ''))

  it('shows when it is booked or closed, and nothing about anybody', async () => {
    const { id: booking, listing: space } = await askedBooking(story.app, story, {
      form: { storageNumber: 1 },
    })
    const listing = space._id
    const closed = [{ startDate: '2027-06-01', endDate: '2027-06-02', reason: 'A secret reason' }]
    await story.app.patch(`/listings/${listing}`, { unavailabilityPeriods: closed }, story.host)
    const { address } = await calendarsOf(listing)
    expect((await calendarsOf(listing)).address).toBe(address)
    expect((await fileAt(address)).body).not.toContain('Booked')
    await story.app.patch(`/booking/${booking}`, { approvalStatus: 'approved' }, story.host)
    const { status, body, headers } = await fileAt(address)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
    expect(events).toHaveLength(2)
    expect(body).toContain('DTSTART;VALUE=DATE:20270601\r\nDTEND;VALUE=DATE:20270603')
    for (const secret of [
      'A secret reason',
      story.renter.user.firstName,
      story.renter.user.email,
      booking,
    ]) {
      expect(body).not.toContain(secret)
    }
  })

  it('names each time that is closed once, with all of its days, and nothing out of reach', async () => {
    const { _id: id } = await approvedListing(story.app, story.host)
    const closed = [
      { startDate: '2027-06-01', endDate: '2027-06-10', reason: '' },
      { startDate: '2027-06-01', endDate: '2027-06-02', reason: '' },
      { startDate: '2040-06-01', endDate: '2040-06-02', reason: '' },
    ]
    await story.app.patch(`/listings/${id}`, { unavailabilityPeriods: closed }, story.host)
    const { body } = await fileAt((await calendarsOf(id)).address)
    expect(body.match(/^UID:/gm)).toHaveLength(1)
    expect(body).toContain('DTSTART;VALUE=DATE:20270601\r\nDTEND;VALUE=DATE:20270611')
  })

  it('leads nowhere once there is a new one, or the listing is gone', async () => {
    const { _id: id } = await approvedListing(story.app, story.host)
    const { address: old } = await calendarsOf(id)
    const { body } = await story.app.post(`/listings/${id}/calendars/address`, {}, story.host)
    expect(body.data.address).not.toBe(old)
    expect((await fileAt(old)).status).toBe(404)
    expect((await fileAt(body.data.address)).status).toBe(200)
    expect((await calendarsOf(id)).address).toBe(body.data.address)
    await story.app.delete(`/listings/${id}`, story.host)
    expect((await fileAt(body.data.address)).status).toBe(404)
    expect((await story.app.get('/calendars/short/holdall.ics')).status).toBe(404)
  })

  it('may be read by another listing, but not by its own', async () => {
    const { id: booking, listing: space } = await askedBooking(story.app, story, {
      form: { storageNumber: 1 },
    })
    const listing = space._id
    await story.app.patch(`/booking/${booking}`, { approvalStatus: 'approved' }, story.host)
    const { address } = await calendarsOf(listing)
    const { body } = await fileAt(address)
    const echo = story.server.at(sends(body)).url
    const half = await approvedListing(story.app, story.host)
    await add(half._id, echo)
    await add(listing, echo)
    await readDue()
    expect((await ownListing(half._id)).closedByCalendars).not.toEqual([])
    expect((await ownListing(listing)).closedByCalendars).toEqual([])
  })

  it('is nobody else’s, and goes with its partner', async () => {
    const leaver = await signUp(story.app)
    const { _id: id } = await approvedListing(story.app, leaver)
    const { address } = (await story.app.get(`/listings/${id}/calendars`, leaver)).body.data
    const other = { name: 'Mine', address: 'https://there.example/leaver.ics' }
    await story.app.post(`/listings/${id}/calendars`, other, leaver)
    expect((await story.app.get(`/listings/${id}/calendars`, story.host)).status).toBe(404)
    expect((await story.app.post(`/listings/${id}/calendars`, other, story.host)).status).toBe(404)
    expect((await story.app.post(`/listings/${id}/calendars/address`, {}, story.host)).status).toBe(
      404,
    )
    const mine = await story.app.get('/users/me/export', leaver)
    expect(mine.body.data.calendars).toMatchObject([{ listing: id, ...other }])
    await story.app.post('/auth/delete-account', { password: leaver.password }, leaver)
    expect((await fileAt(address)).status).toBe(404)
    const { rows } = await story.app.pool.query(
      'select id from other_calendar where listing_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })
})
