import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roadKm } from '#foundation/rules/place/distance.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { monthAhead } from '#test/rent.ts'

describe('the way from the pickup to the space', () => {
  let app: TestApp
  let host: Person
  let renter: Person
  beforeAll(async () => {
    app = await testApp({ FLOOD_LIMIT: '100000' })
    host = await signUp(app)
    renter = await signUp(app, { role: 'customer' })
  })
  afterAll(() => app.close())

  const wish = (listing: string, rest: object) => ({
    storageListing: listing,
    startDate: monthAhead(app, 3),
    endDate: monthAhead(app, 4),
    type: 'monthly',
    moving: true,
    ...rest,
  })
  const quote = (listing: string, rest: object) => app.post('/booking/quote', wish(listing, rest))

  it('is measured by the server, whatever the browser says of where it is', async () => {
    const { _id } = await approvedListing(app, host, { costPerKm: 1.37 })
    const plain = (await quote(_id, { pickupAddress: 'York' })).body.data
    const lies = { address: 'York', coordinates: { lat: 53.8208, lng: -1.5761 } }
    expect((await quote(_id, { pickupAddress: lies })).body.data).toEqual(plain)
    expect(plain.distanceKm).toBeGreaterThan(30)
    const line = plain.lines.find(({ kind }: { kind: string }) => kind === 'moving')
    expect(line.amountPence).toBe(Math.round(plain.distanceKm * 137))
  })

  it('costs to the penny what the preview said', async () => {
    const { _id } = await approvedListing(app, host, { costPerKm: 1.37 })
    const preview = (await quote(_id, { pickupAddress: 'York' })).body.data
    const asked = wish(_id, { pickupAddress: 'York', price: preview.total })
    const { status, body } = await app.post('/booking', asked, renter)
    expect(status).toBe(201)
    expect(body.data.lines).toEqual(preview.lines)
    expect(body.data.pricePence).toBe(preview.totalPence)
    expect(body.data.distanceKm).toBe(preview.distanceKm)
  })

  it('is agreed again if the place was found better meanwhile', async () => {
    const { _id } = await approvedListing(app, host, { costPerKm: 1.37 })
    const { geocoder } = app.services
    const door = await geocoder.find('Harrogate')
    if (!door) throw new Error('Harrogate is not known')
    const preview = (await quote(_id, { pickupAddress: 'York' })).body.data
    app.services.geocoder = { ...geocoder, find: async () => ({ ...door, kind: 'address' }) }
    const asked = wish(_id, { pickupAddress: 'York', price: preview.total })
    const { status, body } = await app.post('/booking', asked, renter)
    expect([status, body.code]).toEqual([409, 'price_changed'])
    const { total, distanceKm } = body.details.quote
    expect(distanceKm).not.toBe(preview.distanceKm)
    const agreed = await app.post('/booking', { ...asked, price: total }, renter)
    expect([agreed.status, agreed.body.data?.distanceKm]).toEqual([201, distanceKm])
    app.services.geocoder = geocoder
  })

  it('is that to the pin that everybody sees, so that asking from many places finds no door', async () => {
    const { _id } = await approvedListing(app, host)
    const pin = (await app.get(`/users/listings/${_id}`)).body.data.coordinates
    const { roadFactor } = await currentPolicy(app.db)
    for (const pickupAddress of ['York', 'Harrogate', 'Wakefield', 'Bradford', 'Penrith']) {
      const town = await app.services.geocoder.find(pickupAddress)
      if (!town) throw new Error(`${pickupAddress} is not known`)
      const { distanceKm } = (await quote(_id, { pickupAddress })).body.data
      expect(distanceKm, pickupAddress).toBe(roadKm(town, pin, roadFactor))
    }
  })

  it('is never nothing where only the town is known, whose middle may be the space itself', async () => {
    const { lat = 0, lng = 0 } = (await app.services.geocoder.find('York')) ?? {}
    const { _id } = await approvedListing(app, host, { coordinates: { lat, lng }, costPerKm: 1.2 })
    const { distanceKm, lines } = (await quote(_id, { pickupAddress: 'York' })).body.data
    expect(distanceKm).toBe(1)
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'moving', amountPence: 120 }))
  })

  it('is refused kindly beyond what the partner drives, in km and in miles', async () => {
    const { _id } = await approvedListing(app, host, { deliveryRadiusKm: 30 })
    const { status, body } = await quote(_id, { pickupAddress: 'London' })
    expect(status).toBe(422)
    expect(body.details.fields).toEqual([
      {
        field: 'pickupAddress',
        message: expect.stringMatching(
          /^This partner collects within 30 km \(19 miles\) by road, and that is \d+(\.\d)? km \(\d+(\.\d)? miles\)\./,
        ),
      },
    ])
  })

  it('is not asked for where nobody collects', async () => {
    const { _id } = await approvedListing(app, host, { services: [] })
    const { status, body } = await quote(_id, { pickupAddress: 'York' })
    expect([status, body.details.fields[0].field]).toEqual([422, 'moving'])
  })
})
