import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'

let app: TestApp
let host: Person
let start: Date
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  start = app.clock.now()
  host = await signUp(app)
})
afterAll(() => app.close())

const inDays = (days: number) => after(start, days * dayMs).toISOString()

async function bookedListing(units: number) {
  const listing = await approvedListing(app, host, { storageNumber: units, autoApprove: true })
  for (let unit = 0; unit < units; unit += 1) {
    const wish = { startDate: inDays(3), endDate: inDays(5), type: 'hourly' }
    const booking = { storageListing: listing._id, ...wish, moving: false, packing: false }
    const renter = await signUp(app, { role: 'customer' })
    const { status, body } = await app.post('/booking', booking, renter)
    if (status !== 201) throw new Error(`not booked: ${body.error}`)
  }
  return listing
}

describe('what a partner has promised', () => {
  it('stands in the way of deleting the listing, and is named', async () => {
    const { _id } = await bookedListing(1)
    const { status, body } = await app.delete(`/listings/${_id}`, host)
    expect([status, body.code]).toEqual([409, 'listing_has_bookings'])
    expect(body.details.bookings).toMatchObject([
      { _id: expect.any(String), startDate: expect.any(String), endDate: expect.any(String) },
    ])
    expect((await app.get(`/users/listings/${_id}`)).status).toBe(200)
  })

  it('is not touched by switching the listing off', async () => {
    const { _id } = await bookedListing(1)
    const { body } = await app.put(`/listings/${_id}/toggle-availability`, undefined, host)
    expect(body.data.available).toBe(false)
  })

  it('keeps as many spaces as are booked at one time', async () => {
    const { _id } = await bookedListing(2)
    const lower = (storageNumber: number) => app.patch(`/listings/${_id}`, { storageNumber }, host)
    expect((await lower(1)).status).toBe(409)
    expect((await lower(3)).status).toBe(200)
    expect((await lower(2)).status).toBe(200)
  })

  it('keeps booked time open, and only that', async () => {
    const { _id } = await bookedListing(1)
    const close = (from: number, to: number) =>
      app.patch(
        `/listings/${_id}`,
        { unavailabilityPeriods: [{ startDate: inDays(from), endDate: inDays(to) }] },
        host,
      )
    expect((await close(4, 6)).body.code).toBe('listing_has_bookings')
    expect((await close(5, 6)).status).toBe(200)
    expect((await close(1, 3)).status).toBe(200)
  })
})

describe('a partner who leaves', () => {
  it.each(['that are let', 'that they had deleted'])(
    'takes along their listings %s, and every word about where they lived',
    async which => {
      const leaver = await signUp(app)
      const { _id } = await approvedListing(app, leaver)
      const isDeleted = which === 'that they had deleted'
      if (isDeleted) await app.delete(`/listings/${_id}`, leaver)
      const { listings } = (await app.get('/users/me/export', leaver)).body.data
      expect(listings).toMatchObject([
        { _id, address: expect.any(String), deletedAt: isDeleted ? expect.any(String) : null },
      ])
      const { password } = leaver
      expect((await app.post('/auth/delete-account', { password }, leaver)).status).toBe(200)
      expect((await app.get(`/users/listings/${_id}`)).status).toBe(404)
      const { rows } = await app.pool.query('select * from listing where id = $1', [_id])
      const text = JSON.stringify(rows).toLowerCase()
      for (const word of [
        'canary',
        'headingley',
        'ls6',
        '-1.5761',
        'off the street',
        'the drive',
      ]) {
        expect(text).not.toContain(word)
      }
    },
  )
})
