import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { straightKm } from '#foundation/rules/place/distance.ts'
import type { Point } from '#foundation/rules/place/places.ts'
import { labelOf, type Town, towns } from '#foundation/server/places/gazetteer-data.ts'
import type { SearchMeta } from '#search/rules/wire.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'

let app: TestApp
let host: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app, { role: 'partner' })
})
afterAll(() => app.close())

async function spaceIn(area: string, { lat, lng }: Point): Promise<string> {
  const street = `1 Quay ${randomUUID().slice(0, 8)}`
  const listing = await approvedListing(app, host, {
    address: `${street}, ${area}`,
    formattedAddress: { street, area },
    coordinates: { lat, lng },
    services: [],
  })
  return listing._id
}

async function search(area: string, filter: object = {}) {
  const { status, body } = await app.post('/users/listings', { area, ...filter })
  expect(status, JSON.stringify(body)).toBe(200)
  const found: { _id: string }[] = body.data
  return { ids: found.map(({ _id }) => _id), meta: body.meta as SearchMeta }
}

const newcastle = { lat: 54.978, lng: -1.61 }
const southBankInYork = { lat: 53.948, lng: -1.093 }
const headingley = { lat: 53.8153, lng: -1.5618 }

describe('a name that several places have', () => {
  it('means the largest, and the others can be asked for', async () => {
    const id = await spaceIn('Heaton, Newcastle upon Tyne', newcastle)
    const { ids, meta } = await search('newcastle')
    expect(ids).toContain(id)
    expect(meta.place?.label).toBe('Newcastle upon Tyne')
    expect(meta.others).toContain('Newcastle, County Down')

    const irish = await search('Newcastle, County Down')
    expect(irish.ids).not.toContain(id)
    expect(irish.meta).toMatchObject({ place: { label: 'Newcastle, County Down' }, others: [] })
  })

  it('means what addresses say before the one place that a list has', async () => {
    const id = await spaceIn('South Bank, York', southBankInYork)
    const { ids, meta } = await search('South Bank')
    expect(ids).toEqual([id])
    expect(meta).toMatchObject({ place: null, others: ['South Bank, Redcar and Cleveland'] })
    expect((await search('south bank', { maxPrice: 0.01 })).meta.total).toBe(0)
  })

  it('finds those near the place of the list first, and the rest after them', async () => {
    const leeds = await spaceIn('Hyde Park, Leeds', headingley)
    expect((await search('hyde park')).ids).toEqual([leeds])
    const london = await spaceIn('Hyde Park, London', { lat: 51.51, lng: -0.17 })
    const both = await search('hyde park')
    expect(both.ids).toEqual([london, leeds])
    expect(both.meta.place?.label).toBe('Hyde Park, Greater London')
    expect((await search('hyde park leeds')).ids).toEqual([leeds])
  })

  it('is read word by word: Lheswallow is no Heswall', async () => {
    await spaceIn('Lheswallow, Bath', { lat: 51.38, lng: -2.36 })
    const { meta } = await search('heswall')
    expect(meta.place?.label).toContain('Heswall')
  })

  const far = (one: Town, other: Town) => straightKm(one, other) > 150
  const twice = [...Map.groupBy(towns, town => town.name).values()].filter(
    ([one, other, ...more]) =>
      one && other && more.length === 0 && one.name.length > 5 && far(one, other),
  )
  const everyTenth = twice.filter((_, index) => index % 10 === 3)
  it.each(everyTenth.map(([one, other]) => [one?.name, one, other] as const))(
    'is taken for the %s that has spaces, and for the other where that is named',
    async (name = '', one, other) => {
      if (!one || !other) throw new Error('Two were chosen')
      const id = await spaceIn(`${name}, ${other.county}`, other)
      const { ids, meta } = await search(name.toLowerCase())
      expect(ids[0]).toBe(id)
      expect(meta.place?.label).toBe(labelOf(other))
      expect(meta.others).toContain(labelOf(one))
      expect((await search(labelOf(one))).ids).not.toContain(id)
      expect((await search(labelOf(other))).ids).toContain(id)
    },
  )
})

describe('the beginning of a postcode', () => {
  const leeds = { lat: 53.7986, lng: -1.5786 }

  it('finds its own and no longer one, and says where it is, so that more can be looked at', async () => {
    const twelve = await spaceIn('Armley, Leeds, LS12', leeds)
    const one = await spaceIn('Centre, Leeds, LS1', leeds)
    const found = await search('ls1')
    expect(found.ids).toEqual([one])
    expect(found.meta).toMatchObject({
      place: { label: 'Leeds, LS1', aboutKm: expect.any(Number) },
      radiusKm: null,
    })
    for (const typed of ['LS12', 'ls12 2dr', ' LS 12 ', 'ls12 2', 'LS122DR']) {
      expect((await search(typed)).ids, typed).toEqual([twelve])
    }
    expect((await search('ls1', { radiusKm: 25 })).ids).toEqual(
      expect.arrayContaining([one, twelve]),
    )
  })

  it('that no address has shows what is near', async () => {
    await spaceIn('Armley, Leeds, LS12', leeds)
    expect((await search('ls29')).meta).toMatchObject({ radiusKm: 25 })
  })
})

describe('a county or a region', () => {
  it.each([
    ['Yorkshire', headingley],
    ['west yorkshire', headingley],
    ['Kent', { lat: 51.28, lng: 1.08 }],
    ['medway', { lat: 51.39, lng: 0.53 }],
    ['Cornwall', { lat: 50.26, lng: -5.05 }],
    ['Skye', { lat: 57.41, lng: -6.19 }],
    ['County Down', { lat: 54.22, lng: -5.89 }],
    ['the lake district', { lat: 54.6, lng: -3.13 }],
    ['Scotland', { lat: 57.41, lng: -6.19 }],
  ])('%s is looked through as a whole', async (area, point) => {
    const inside = await spaceIn('Nowhere', point)
    const outside = await spaceIn('Nowhere', { lat: 52.63, lng: 1.3 })
    const { ids, meta } = await search(area)
    expect(ids).toContain(inside)
    expect(ids).not.toContain(outside)
    expect(meta.area?.toLowerCase()).toContain(area.toLowerCase().replace('the ', ''))
  })

  it('leaves out a neighbour that only one box around all of it would hold', async () => {
    const manchester = await spaceIn('Nowhere', { lat: 53.43, lng: -2.24 })
    const whitby = await spaceIn('Nowhere', { lat: 54.486, lng: -0.615 })
    for (const filter of [{}, { storageType: 'garage&lockup' }, { clusters: true }]) {
      expect((await search('yorkshire', filter)).ids).not.toContain(manchester)
    }
    expect((await search('yorkshire')).ids).toContain(whitby)
  })

  it('with nothing to let says how far the nearest is, and finds it within that', async () => {
    const id = await spaceIn('Nowhere', { lat: 60.15, lng: -1.15 })
    const none = await search('Orkney')
    expect(none.meta).toMatchObject({ total: 0, area: 'Orkney Islands', similar: null })
    const km = none.meta.nearestKm ?? 0
    expect(km).toBeGreaterThan(100)
    expect((await search('Orkney', { radiusKm: km + 1 })).ids).toContain(id)
  })
})

describe('what people type around a place', () => {
  it.each(['Leeds, UK', 'leeds uk', 'storage in leeds', '  leeds  ', 'Leeds, West Yorkshire'])(
    '%j asks for Leeds',
    async typed => {
      const id = await spaceIn('Armley, Leeds', { lat: 53.7986, lng: -1.5786 })
      const { ids, meta } = await search(typed)
      expect(ids).toContain(id)
      expect(meta.place?.label).toBe('Leeds')
      expect(meta.radiusKm).toBeNull()
    },
  )
})
