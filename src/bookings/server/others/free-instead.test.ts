import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, type Person, pendingListing, signUp } from '#test/factories.ts'

describe('a space that is taken for the chosen dates', () => {
  let app: TestApp
  let host: Person
  let renter: Person
  let places = 0
  beforeAll(async () => {
    app = await testApp({ FLOOD_LIMIT: '100000' })
    app.clock.moveTo(new Date('2030-01-15T09:00:00Z'))
    host = await signUp(app)
    renter = await signUp(app, { role: 'customer' })
  })
  afterAll(() => app.close())

  /** Fifty kilometres from the others, so that no story finds the spaces of another. */
  const somewhere = () => {
    places += 1
    return { lat: 50.6 + places * 0.5, lng: -3.2 }
  }
  const space = (form: object, person = host) =>
    approvedListing(app, person, {
      ...{ storageSize: { name: '50' }, hourlyRate: 10, monthlyRate: 100 },
      ...{ storageNumber: 1, services: [], autoApprove: true, ...form },
    })
  const dates = { type: 'monthly', startDate: '2030-03', endDate: '2030-04' }
  const instead = (storageListing: string, wish: object = dates, person?: Person) =>
    app.post('/booking/free-instead', { storageListing, ...wish }, person)
  const titles = (body: { data: { listing: { storageTitle: string } }[] }) =>
    body.data.map(({ listing }) => listing.storageTitle)

  it('has others beside it that are free then, as large, near and no dearer', async () => {
    const { lat, lng } = somewhere()
    const north = (km: number) => ({ coordinates: { lat: lat + km / 111, lng } })
    const asked = await space(north(0))
    await space({ ...north(3), storageTitle: 'Farther' })
    await space({ ...north(1), storageTitle: 'Near', monthlyRate: 80 })
    await space({ ...north(1), storageTitle: 'Dearer', monthlyRate: 110 })
    await space({ ...north(1), storageTitle: 'Smaller', storageSize: { name: '25' } })
    await space({ ...north(12), storageTitle: 'Too far' })
    expect((await instead(asked._id)).body.data).toEqual([])
    const booked = await app.post('/booking', { storageListing: asked._id, ...dates }, renter)
    expect(booked.status).toBe(201)
    const { body } = await instead(asked._id)
    expect(titles(body)).toEqual(['Near', 'Farther'])
    expect(body.data[0]).toMatchObject({ total: 172, totalPence: 17_200 })
    expect(
      titles((await instead(asked._id, { ...dates, startDate: '2030-04' })).body),
    ).toHaveLength(2)
    expect((await instead(asked._id, dates, host)).status).toBe(422)
    const later = { ...dates, startDate: '2030-06', endDate: '2030-06' }
    expect((await instead(asked._id, later)).body.data).toEqual([])
  })

  it('has them too where its partner has closed it, and not where dates are no dates', async () => {
    const coordinates = somewhere()
    const asked = await space({
      coordinates,
      unavailabilityPeriods: [{ startDate: '2030-03-05', endDate: '2030-03-08' }],
    })
    await space({ coordinates, storageTitle: 'Open' })
    expect(titles((await instead(asked._id)).body)).toEqual(['Open'])
    expect((await instead(asked._id, { ...dates, endDate: '2030-01' })).status).toBe(422)
    expect((await instead(asked._id, { ...dates, more: 1 })).status).toBe(400)
  })

  it('is asked about only where everybody may see it', async () => {
    const waiting = await pendingListing(app, host, { services: [] })
    expect((await instead(waiting._id)).status).toBe(404)
  })
})
