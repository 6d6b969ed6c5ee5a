import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, signUp } from '#test/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  app.clock.moveTo(new Date('2027-03-01T12:00:00Z'))
})
afterAll(() => app.close())

it('is said on featured and saved spaces and on the page of a partner, as in a search', async () => {
  const host = await signUp(app, { role: 'partner' })
  const renter = await signUp(app, { role: 'customer' })
  const form = { coordinates: { lat: 55.1, lng: -5.1 } }
  const unavailabilityPeriods = [{ startDate: '2027-02-20', endDate: '2027-03-20' }]
  const { _id: closed } = await approvedListing(app, host, { ...form, unavailabilityPeriods })
  const { _id: open } = await approvedListing(app, host, form)
  for (const id of [closed, open]) {
    await app.call('PUT', `/users/favourites/${id}`, { token: renter.token })
  }
  const bounds = { west: -5.2, south: 55, east: -5, north: 55.2 }
  const found = (await app.post('/users/listings', { bounds })).body.data
  const saved = (await app.get('/users/favourites', renter)).body.data
  const ids = [closed, open]
  const kept = (await app.post('/users/favourites/kept-in-browser', { ids })).body.data
  const ofPartner = (await app.get(`/users/partners/${host.user._id}`)).body.data.listings
  const featured = (await app.get('/users/featured-listing')).body.data
  for (const cards of [found, saved, kept, ofPartner, featured]) {
    const days = cards.map((card: { _id: string; freeFrom?: string }) => [card._id, card.freeFrom])
    expect(new Map(days)).toEqual(
      new Map([
        [closed, '2027-03-21'],
        [open, undefined],
      ]),
    )
  }
})
