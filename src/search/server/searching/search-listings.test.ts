import { describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { signUp } from '#test/factories.ts'
import { searchStory } from './search-story.fixture.ts'

const { story, space, search, ids } = searchStory()

describe('searching', () => {
  it('needs no login, ignores a stale token, and finds spaces of every area with none named', async () => {
    const [one, other] = [await space({}, 'leeds'), await space({}, 'bath')]
    expect(await ids({ area: '' })).toEqual(expect.arrayContaining([one._id, other._id]))
    const stale = await story.app.post('/users/listings', { area: '' }, { token: 'x'.repeat(43) })
    expect(stale.status).toBe(200)
  })

  it('finds words in the address whatever their case, and nothing else', async () => {
    const { _id, street } = await space()
    await space()
    expect(await ids({ area: street.toLowerCase() })).toEqual([_id])
    expect(await ids({ area: street.toUpperCase() })).toEqual([_id])
  })

  it('finds an address however its words are written', async () => {
    const { _id, street } = await space({}, 'bath')
    const [quay, code = ''] = street.split(' ')
    for (const area of [`${quay} ${code} bath`, `QUAY-${code}`, `${code}, Bath`, `quáy ${code}`]) {
      expect(await ids({ area }), area).toEqual([_id])
    }
    expect(await ids({ area: `${quay}${code}` })).toEqual([])
  })

  it('shows only what lies in the town that is named, nearest to it first', async () => {
    const far = await space({ coordinates: { lat: 53.85, lng: -1.6 } }, 'leeds')
    const near = await space({}, 'leeds')
    const elsewhere = await space({}, 'bath')
    const { found, meta } = await search({ area: 'leeds' })
    const order = found.map(listing => listing._id)
    expect(order).not.toContain(elsewhere._id)
    expect(order.indexOf(near._id)).toBeLessThan(order.indexOf(far._id))
    expect(meta).toMatchObject({
      sort: 'nearest',
      place: { label: expect.stringContaining('Leeds') },
    })
  })

  it('looks around a place that no address names', async () => {
    const { _id } = await space({}, 'york')
    const { found, meta } = await search({ area: 'Heslington' })
    expect(found.map(listing => listing._id)).toContain(_id)
    expect(meta.radiusKm).toBe(25)
  })

  it('filters by type, size and services, all together', async () => {
    const { _id, street } = await space({
      storageType: 'loft',
      storageSize: { name: '75' },
      services: ['delivery'],
    })
    const all = {
      area: street.toLowerCase(),
      storageType: 'loft',
      storageSize: '75',
      delivery: true,
    }
    expect(await ids(all)).toEqual([_id])
    expect(await ids({ ...all, storageType: 'basement' })).toEqual([])
    expect(await ids({ ...all, storageSize: '25' })).toEqual([])
    expect(await ids({ ...all, storageSize: '25', orLarger: true })).toEqual([_id])
    expect(await ids({ ...all, orLarger: true })).toEqual([_id])
    expect(await ids({ ...all, storageSize: '125', orLarger: true })).toEqual([])
    expect(await ids({ ...all, packing: true })).toEqual([])
    expect(await ids({ ...all, delivery: null, packing: null })).toEqual([_id])
    expect(await ids({ ...all, delivery: false, packing: false })).toEqual([_id])
  })

  it.each([
    ['hour', 'hourlyRate'],
    ['hourly', 'hourlyRate'],
    ['month', 'monthlyRate'],
    ['monthly', 'monthlyRate'],
  ])('compares prices by the %s with %s, both ends included', async (type, field) => {
    const { _id, street } = await space({ hourlyRate: 3, monthlyRate: 90, [field]: 40 })
    const area = street.toLowerCase()
    expect(await ids({ area, type, minPrice: 40, maxPrice: 40 })).toEqual([_id])
    expect(await ids({ area, type, minPrice: 40.01 })).toEqual([])
    expect(await ids({ area, type, maxPrice: 39.99 })).toEqual([])
    expect(await ids({ area, type })).toEqual([_id])
  })

  it('leaves out what is not approved, switched off or deleted, at once', async () => {
    const { _id, street } = await space()
    const area = street.toLowerCase()
    expect(await ids({ area })).toEqual([_id])
    await story.app.put(`/listings/${_id}/toggle-availability`, undefined, story.host)
    expect(await ids({ area })).toEqual([])
    await story.app.put(`/listings/${_id}/toggle-availability`, undefined, story.host)
    expect(await ids({ area })).toEqual([_id])
    await story.app.delete(`/listings/${_id}`, story.host)
    expect(await ids({ area })).toEqual([])
  })

  it('finds only what is free, when dates are given', async () => {
    const { _id, street } = await space({ autoApprove: true, storageNumber: 1 })
    const renter = await signUp(story.app, { role: 'customer' })
    const [startDate, endDate] = [3, 4].map(days =>
      after(story.app.clock.now(), days * dayMs).toISOString(),
    )
    const dates = { area: street.toLowerCase(), startDate, endDate }
    expect(await ids(dates)).toEqual([_id])
    const wish = { storageListing: _id, startDate, endDate, type: 'hourly' }
    expect((await story.app.post('/booking', wish, renter)).status).toBe(201)
    expect(await ids(dates)).toEqual([])
    const days = { ...dates, startDate: startDate?.slice(0, 10), endDate: endDate?.slice(0, 10) }
    expect(await ids(days)).toEqual([])
    expect(await ids({ area: street.toLowerCase() })).toEqual([_id])
  })

  it('lists what is in a piece of map, and gathers what the page has no room for', async () => {
    const coordinates = { lat: 57.15, lng: -2.1 }
    const spaces = [await space({ coordinates }), await space({ coordinates })]
    const bounds = { west: -2.3, south: 57, east: -1.9, north: 57.3 }
    const all = await search({ bounds })
    expect(new Set(all.found.map(({ _id }) => _id))).toEqual(new Set(spaces.map(({ _id }) => _id)))
    expect(all.meta).toMatchObject({ total: 2, clusters: [] })

    const { found, meta } = await search({ bounds, limit: 1 })
    const rest = spaces.find(({ _id }) => _id !== found[0]?._id)
    expect(meta.clusters).toEqual([expect.objectContaining({ count: 1, listing: rest?._id })])
    expect(meta.clusters[0].lat).toBeCloseTo(57.15, 1)
  })

  it('names the town that was meant where no place of that name is known', async () => {
    expect((await search({ area: 'Yrok' })).meta).toMatchObject({ total: 0, similar: 'York' })
    expect((await search({ area: 'qzqzqz' })).meta).toMatchObject({ total: 0, similar: null })
    const { street } = await space()
    expect((await search({ area: street.toLowerCase() })).meta.similar).toBeNull()
  })

  it('says how far the nearest is where nothing was found, and finds it within that', async () => {
    const { _id } = await space({ storageType: 'motorBikeStorage' }, 'bath')
    const wish = { area: 'Bristol', storageType: 'motorBikeStorage' }
    const nothing = await search({ ...wish, area: 'Inverness' })
    expect(nothing.found).toEqual([])
    expect(nothing.meta.nearestKm).toBeGreaterThan(600)
    const wider = await search({ ...wish, radiusKm: 50 })
    expect(wider.found.map(listing => listing._id)).toEqual([_id])
    expect(wider.meta).toMatchObject({ radiusKm: 50, nearestKm: null })
  })

  it('says how far the nearest is from one end of the country to the other', async () => {
    const price = { type: 'month', minPrice: 777, maxPrice: 777 }
    const { _id } = await space({ coordinates: { lat: 60.8, lng: -0.85 }, monthlyRate: 777 })
    const { meta } = await search({ area: 'Penzance', ...price })
    expect(meta).toMatchObject({ total: 0, nearestKm: expect.any(Number) })
    expect(await ids({ area: 'Penzance', ...price, radiusKm: meta.nearestKm })).toEqual([_id])
  })

  it('looks all over a country that is named', async () => {
    const { _id } = await space({ coordinates: { lat: 51.48, lng: -3.18 } }, 'bath')
    const [wales, scotland] = [await ids({ area: 'Wales' }), await ids({ area: 'Scotland' })]
    expect(wales).toContain(_id)
    expect(scotland).not.toContain(_id)
  })

  it.each([
    [{ minPrice: 10, maxPrice: 5 }, 422],
    [{ type: 'daily' }, 422],
    [{ minPrice: '5' }, 400],
    [{ delivery: 'yes' }, 400],
    [{ area: { $gt: '' } }, 400],
    [{ area: 'x'.repeat(10_000) }, 422],
    [{ page: -1 }, 422],
    [{ startDate: '2030-02-02', endDate: '2030-02-01' }, 422],
    [{ startDate: 'soon' }, 400],
    [{ status: 'pending' }, 400],
    [{ startDate: '9999-12-30', endDate: '9999-12-31' }, 422],
    [{ startDate: '9999-12-30T00:00:00Z', endDate: '9999-12-31T00:00:00Z' }, 422],
    [{ point: { lat: -90, lng: 0 } }, 422],
    [{ point: { lat: 0, lng: 1e308 } }, 422],
    [{ bounds: { west: -180, south: -90, east: 180, north: 90 } }, 422],
    [{ bounds: { west: -1e308, south: -1e308, east: 1e308, north: 1e308 } }, 422],
    [{ bounds: { west: 1, south: 50, east: 1, north: 51 } }, 422],
    [{ bounds: { west: 0, south: 51, east: 1, north: 50 } }, 422],
  ])('refuses %j with %i', async (filter, status) => {
    expect((await story.app.post('/users/listings', filter)).status).toBe(status)
  })

  it('looks through the whole world, as far as maps reach', async () => {
    const { _id } = await space()
    const bounds = { west: -180, south: -85, east: 180, north: 85 }
    for (const clusters of [false, true]) {
      expect((await story.app.post('/users/listings', { bounds, clusters })).status).toBe(200)
    }
    expect(await ids({ bounds, sort: 'newest' })).toContain(_id)
  })

  it('takes one or two letters for the beginning of a word', async () => {
    const { _id } = await space()
    expect(await ids({ area: 'qu' })).toContain(_id)
    expect(await ids({ area: 'zz' })).not.toContain(_id)
  })

  it.each(['%', '_', '\\', '(a+)+$', "' or 1=1 --", '😀', '"', '[a-z]'])(
    'takes %j for the letters that it is',
    async area => {
      await space()
      expect(await ids({ area })).toEqual([])
    },
  )
})
