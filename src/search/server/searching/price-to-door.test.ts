import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FoundListing } from '#search/rules/wire.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { spread } from '../spread-rows.fixture.ts'

const here = { lat: 54.6, lng: -2.9 }
const bounds = { west: -3.1, south: 54.4, east: -2.7, north: 54.8 }
const towns = ['Penrith', 'Keswick', 'Carlisle', 'Leeds', 'London', 'St Helier', 'Nowhere at all']
const pick = <Value>(values: readonly Value[]) =>
  values[Math.floor(Math.random() * values.length)] as Value
const whole = (from: number, to: number) => from + Math.floor(Math.random() * (to - from + 1))

describe('prices to the door', () => {
  let app: TestApp
  let host: Person
  beforeAll(async () => {
    app = await testApp({ FLOOD_LIMIT: '100000' })
    host = await signUp(app)
    for (let n = 0; n < 6; n += 1) {
      await approvedListing(app, host, {
        coordinates: { lat: here.lat + n / 100, lng: here.lng },
        storageTitle: `Space ${n}`,
        monthlyRate: whole(2000, 30_000) / 100,
        hourlyRate: whole(50, 900) / 100,
        services: n % 2 === 0 ? ['delivery'] : [],
        ...(n % 2 === 0 && {
          vehicleType: 'small-van',
          costPerKm: whole(50, 300) / 100,
          deliveryRadiusKm: n === 0 ? null : whole(5, 80),
        }),
        bookingDuration: pick(['1-hour', '1-month']),
      })
    }
  })
  afterAll(() => app.close())

  const search = (door: object, rest = {}) => app.post('/users/listings', { bounds, door, ...rest })
  const quoted = async (listing: FoundListing, meta: { door: object }, wish: object) => {
    const { type, startDate, endDate } = meta.door as Record<string, string>
    const { body } = await app.post('/booking/quote', {
      ...{ storageListing: listing._id, type, startDate, endDate },
      ...wish,
    })
    return body
  }

  it('are what the checkout says, to the penny, in 200 random cases', async () => {
    let compared = 0
    let refused = 0
    // Chance may refuse more than usual, so there are as many cases as it takes.
    while (compared < 200 || compared - refused <= 50) {
      const length = Math.random() < 0.6 ? { months: whole(1, 14) } : { hours: whole(1, 300) }
      const moving = Math.random() < 0.6
      const from = pick(towns)
      const { status, body } = await search({ ...length, moving, ...(moving && { from }) })
      expect(status).toBe(200)
      expect(body.data).toHaveLength(6)
      for (const listing of body.data as FoundListing[]) {
        const quote = await quoted(listing, body.meta, {
          moving,
          ...(moving && { pickupAddress: from }),
        })
        compared += 1
        if (!listing.door) {
          refused += 1
          expect([listing.doorRefusal, quote.status]).toEqual([quote.error, 'error'])
          continue
        }
        const { total, totalPence, lines } = quote.data
        expect(listing.door).toEqual({ total, totalPence, lines })
      }
    }
    expect(compared - refused).toBeGreaterThan(50)
    expect(refused).toBeGreaterThan(10)
  })

  it('are not given for a time at which all of a space is booked', async () => {
    const place = { lat: 53.1, lng: -4.1 }
    const around = { west: -4.2, south: 53, east: -4, north: 53.2 }
    const form = { coordinates: place, services: [], autoApprove: true, monthlyRate: 100 }
    const one = (storageNumber: number) => approvedListing(app, host, { ...form, storageNumber })
    const [taken, half] = [await one(1), await one(2)]
    const year = new Date(app.clock.now()).getUTCFullYear() + 1
    const dates = { type: 'monthly', startDate: `${year}-03`, endDate: `${year}-04` }
    const renter = await signUp(app, { role: 'customer' })
    for (const { _id: storageListing } of [taken, half]) {
      const { status } = await app.post('/booking', { storageListing, ...dates }, renter)
      expect(status).toBe(201)
    }
    const doors = async (start: string, sort: string) => {
      const wish = { bounds: around, door: { months: 2, start, moving: false }, sort }
      const { body } = await app.post('/users/listings', wish)
      const found = body.data as FoundListing[]
      return found.map(({ _id, door, doorRefusal }) => [
        _id === taken._id ? 'taken' : 'half',
        door?.totalPence ?? doorRefusal,
      ])
    }
    const words = 'Somebody has that time already. Please try another.'
    for (const start of [`${year}-02`, `${year}-04`, `${year}-03`]) {
      expect(await doors(start, 'door'), start).toEqual([
        ['half', 215_00],
        ['taken', words],
      ])
      expect(await doors(start, 'newest')).toContainEqual(['taken', words])
    }
    expect(await doors(`${year}-05`, 'door')).toContainEqual(['taken', 215_00])
  })

  it('are not given where each unit is free for another part of the time', async () => {
    const place = { lat: 53.1, lng: -6.1 }
    const around = { west: -6.2, south: 53, east: -6, north: 53.2 }
    const form = { coordinates: place, services: [], autoApprove: true, monthlyRate: 100 }
    const { _id: storageListing } = await approvedListing(app, host, { ...form, storageNumber: 2 })
    const year = new Date(app.clock.now()).getUTCFullYear() + 1
    const book = async (month: string) => {
      const dates = { type: 'monthly', startDate: `${year}-${month}`, endDate: `${year}-${month}` }
      const renter = await signUp(app, { role: 'customer' })
      const { status, body } = await app.post('/booking', { storageListing, ...dates }, renter)
      expect(status).toBe(201)
      return () => app.patch(`/booking/cancel/${body.data._id}`, undefined, renter)
    }
    await book('03')
    const letGo = await book('04')
    await book('04')
    await letGo()
    const doorOf = async (start: string, months: number) => {
      const wish = { bounds: around, door: { months, start: `${year}-${start}`, moving: false } }
      const { body } = await app.post('/users/listings', wish)
      const [found] = body.data as FoundListing[]
      return found?.door?.totalPence ?? found?.doorRefusal
    }
    expect(await doorOf('03', 1)).toBe(108_00)
    expect(await doorOf('04', 1)).toBe(108_00)
    expect(await doorOf('03', 2)).toBe('Somebody has that time already. Please try another.')
  })

  it('put the cheapest first where that is asked for, and what cannot be had last', async () => {
    const wish = { months: 2, from: 'Penrith', moving: true }
    const { body } = await search(wish, { sort: 'door' })
    expect(body.meta).toMatchObject({
      sort: 'door',
      door: { type: 'monthly', from: 'Penrith, Cumbria', moving: true },
    })
    const sums = (body.data as FoundListing[]).map(
      ({ door }) => door?.totalPence ?? Number.POSITIVE_INFINITY,
    )
    expect(sums).toEqual(sums.toSorted((one, other) => one - other))
    expect(sums.at(-1)).toBe(Number.POSITIVE_INFINITY)
    expect((await app.post('/users/listings', { bounds, sort: 'door' })).body.meta.sort).toBe(
      'price',
    )
  })

  it('are made of a page of at most 24, and the cheapest first over all pages', async () => {
    expect((await search({ months: 1 }, { limit: 50 })).body.meta.limit).toBe(24)
    for (const wish of [
      { months: 2 },
      { hours: 30 },
      { months: 3, from: 'Penrith', moving: true },
    ]) {
      const all = (await search(wish, { sort: 'door' })).body.data as FoundListing[]
      const sums = all.map(({ door }) => door?.totalPence ?? Number.POSITIVE_INFINITY)
      expect(sums).toEqual(sums.toSorted((one, other) => one - other))
      const paged: FoundListing[] = []
      let cursor: string | null = null
      do {
        const { body } = await search(wish, { limit: 2, sort: 'door', cursor })
        expect(body.meta).toMatchObject({ total: 6, limit: 2, ranked: null })
        paged.push(...body.data)
        cursor = body.meta.cursor
      } while (cursor)
      expect(paged).toEqual(all)
      const last = await search(wish, { limit: 2, sort: 'door', page: 3 })
      expect([last.body.data, last.body.meta.page]).toEqual([all.slice(4), 3])
      const circles = await search(wish, { limit: 2, sort: 'door', clusters: true })
      const counted = (circles.body.meta.clusters as { count: number }[]).map(({ count }) => count)
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(4)
    }
  })

  it('say which were put in order where more fit', async () => {
    const far = { lat: 58.2, lng: -5.1 }
    await spread(app.db, 'Assynt', far, 300)
    const around = { point: far, radiusKm: 20, sort: 'door' }
    const ask = (door: object) => app.post('/users/listings', { ...around, door })
    const { body } = await ask({ months: 1 })
    expect(body.meta).toMatchObject({ total: 300, ranked: { count: 240, of: 'price' } })
    const collected = await ask({ months: 1, from: 'Ullapool', moving: true })
    expect(collected.body.meta.ranked).toEqual({ count: 240, of: 'nearest' })
  })

  it('are looked for around the door where no other place is named', async () => {
    const door = { months: 1, from: 'Penrith', moving: true }
    const { body } = await app.post('/users/listings', { door, sort: 'door', delivery: true })
    expect(body.data).toHaveLength(3)
    expect(body.meta.place.lat).toBeCloseTo(54.66, 1)
  })

  it('say that nothing is known of a place that is none, and find all the same', async () => {
    const { body } = await search({ months: 1, from: 'The middle of the sea', moving: true })
    expect(body.meta.door.from).toBeNull()
    expect(body.data).toHaveLength(6)
    for (const { door, doorRefusal } of body.data as FoundListing[]) {
      expect(door).toBeNull()
      expect(doorRefusal).toMatch(/We could not find that address|does not collect/)
    }
  })

  it('reckon from an island as the checkout does, and say which vans do not go so far', async () => {
    for (const from of ['Lerwick', 'Stornoway', 'St Mary’s, Isles of Scilly']) {
      const wish = { moving: true, pickupAddress: from }
      const { body } = await search({ months: 2, from, moving: true })
      expect(body.meta.door.from).not.toBeNull()
      for (const listing of body.data as FoundListing[]) {
        const { door, doorRefusal, storageTitle } = listing
        if (storageTitle === 'Space 0') {
          const { data } = await quoted(listing, body.meta, wish)
          expect(door?.totalPence).toBe(data.totalPence)
          expect(data.distanceKm).toBeGreaterThan(300)
        } else {
          expect(door).toBeNull()
          expect(doorRefusal).toMatch(/collects within|does not collect/)
        }
      }
    }
  })

  it('find nothing on the sea, and say how far the nearest space is', async () => {
    const point = { lat: 55.6, lng: 3.1 }
    const door = { months: 1, from: 'Penrith', moving: true }
    for (const sort of ['door', 'nearest']) {
      const asked = { point, radiusKm: 20, door, sort }
      const { status, body } = await app.post('/users/listings', asked)
      expect([status, body.data]).toEqual([200, []])
      expect(body.meta.nearestKm).toBeGreaterThan(200)
    }
  })

  it('are not asked for by halves', async () => {
    for (const door of [
      {},
      { months: 1, hours: 1 },
      { months: 1, moving: true },
      { months: 999 },
    ]) {
      expect((await search(door)).status).toBe(422)
    }
    expect((await search({ months: 1, to: 'York' })).status).toBe(400)
  })
})
