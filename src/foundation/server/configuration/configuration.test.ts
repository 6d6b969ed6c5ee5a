import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'

interface Item {
  label: string
  value: string
  image?: string
  symbol?: string
  charged?: boolean
}

describe('the lists that forms choose from', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const read = async (path: string): Promise<Item[]> => (await app.get(path)).body.data

  it.each([
    '/configurations/storage-type',
    '/configurations/services',
    '/configurations/storage-floor',
    '/configurations/storage-features',
    '/configurations/storage-size',
    '/configurations/storage-access-period',
    '/configurations/storage-access-type',
    '/configurations/booking-period',
    '/configurations/notice-period',
    '/configurations/vehicle-type',
    '/configurations/packaging-size',
    '/configurations/currencies',
    '/banks',
  ])('%s is open to everybody and holds labels and values', async path => {
    const { status, body } = await app.get(path)
    expect(status).toBe(200)
    expect(body.data.length).toBeGreaterThan(0)
    for (const item of body.data) {
      expect(item).toMatchObject({ label: expect.any(String), value: expect.any(String) })
    }
  })

  it('are those and no others, and nobody can write them', async () => {
    for (const name of ['prices', '..%2fusers', '__proto__', '%00']) {
      expect((await app.get(`/configurations/${name}`)).status).toBe(404)
    }
    const written = await app.post('/configurations/services', { label: 'x' })
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET'])
    const { headers } = await app.get('/configurations/services')
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  })

  it('knows exactly nine storage types', async () => {
    const types = await read('/configurations/storage-type')
    expect(types.map(({ label, value }) => [label, value])).toEqual([
      ['Garage & Lock Up', 'garage&lockup'],
      ['Self-storage Unit', 'selfStorageUnit'],
      ['Warehouse', expect.any(String)],
      ['Outhouse & Shed', 'outhouse&shed'],
      ['Spare Room', 'spareRoom'],
      ['Basement', expect.any(String)],
      ['Loft', expect.any(String)],
      ['Business Storage', 'businessStorage'],
      ['Motor Bike Storage', 'motorBikeStorage'],
    ])
  })

  it('knows exactly seven sizes, the locker among them', async () => {
    const sizes = await read('/configurations/storage-size')
    const named = (sqft: number, value: string) => ({ label: `${sqft} sq ft`, value, sqft })
    expect(sizes).toEqual([
      named(9, '9-3'),
      ...[25, 35, 50, 75, 125, 150].map(sqft => named(sqft, String(sqft))),
    ])
  })

  it('offers delivery and packing, and a picture for every feature', async () => {
    const services = await read('/configurations/services')
    expect(services.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['delivery', 'packing']),
    )
    const features = await read('/configurations/storage-features')
    for (const { image } of features) expect(image).toMatch(/^\/features\/[\w-]+\.svg$/)
  })

  it('knows four currencies, of which pounds alone are charged', async () => {
    const currencies = await read('/configurations/currencies')
    expect(currencies.map(({ value, symbol, charged }) => [value, symbol, charged])).toEqual([
      ['GBP', '£', true],
      ['EUR', '€', false],
      ['USD', '$', false],
      ['NGN', '₦', false],
    ])
  })
})
