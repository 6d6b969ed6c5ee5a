import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'

let app: TestApp
let host: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app, { role: 'partner' })
})
afterAll(() => app.close())

const york = { lat: 53.959, lng: -1.0815 }
const towns = async () =>
  (await app.get('/places/towns')).body.data.map((town: { slug: string }) => town.slug)
const earnings = async (question: string) =>
  (await app.get(`/places/earnings?${question}`)).body.data

describe('towns, from nothing to some spaces', () => {
  it('knows no town while there is nothing to let, and guesses nothing', async () => {
    expect(await towns()).toEqual([])
    expect((await app.get('/places/towns/york')).status).toBe(404)
    expect(await earnings('storageSize=50&town=York')).toBeNull()
  })

  it('has a page for a town as soon as it has a space, and none once that is gone', async () => {
    const space = { coordinates: york, storageSize: { name: '50' } }
    const { _id } = await approvedListing(app, host, { ...space, monthlyRate: 100 })
    expect(await towns()).toContain('york')
    expect(await towns()).not.toContain('leeds')
    const { body } = await app.get('/places/towns/york')
    expect(body.data).toMatchObject({ name: 'York', spaces: 1, more: false, from: 107.5 })
    expect(body.data.prices).toEqual([
      { storageSize: '50', count: 1, low: 107.5, typical: 107.5, high: 107.5 },
    ])
    await app.put(`/listings/${_id}/toggle-availability`, undefined, host)
    expect((await app.get('/places/towns/york')).status).toBe(404)
    expect(await towns()).toEqual([])
  })

  it('lists the largest first, and no more than asked for', async () => {
    await approvedListing(app, host, { coordinates: york })
    await approvedListing(app, host, { coordinates: { lat: 51.5085, lng: -0.1257 } })
    const { body } = await app.get('/places/towns?most=1')
    expect(body.data).toEqual([{ slug: 'london', name: 'London' }])
  })

  it('estimates from three prices on, nearby before the whole country, less the commission', async () => {
    const space = { storageSize: { name: '75' } }
    for (const monthlyRate of [50, 100, 150]) {
      await approvedListing(app, host, { ...space, coordinates: york, monthlyRate })
    }
    expect(await earnings('storageSize=75&town=York')).toEqual({
      count: 3,
      around: 'York',
      low: 60,
      typical: 80,
      high: 100,
    })
    expect(await earnings('storageSize=75&town=Plymouth')).toMatchObject({ around: null, count: 3 })
    expect(await earnings('storageSize=75')).toMatchObject({ around: null, typical: 80 })
  })

  it.each(['atlantis', 'york%00', '..%2fyork', '%27', 'York', 'y'.repeat(5000)])(
    'finds no town called %s',
    async slug => {
      expect((await app.get(`/places/towns/${slug}`)).status).toBe(404)
    },
  )

  it.each([
    '/places/towns?most=0',
    '/places/towns?most=x',
    '/places/earnings',
    `/places/earnings?storageSize=50&town=${'y'.repeat(10_000)}`,
  ])('refuses %s', async path => {
    expect([400, 422]).toContain((await app.get(path)).status)
  })
})
