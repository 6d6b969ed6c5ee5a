import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#foundation/server/database/open-database.ts'
import { testDatabase } from '#test/database.ts'
import { type Gathered, gather } from './gather-table.ts'
import type { SearchQuery } from './search-query.ts'

const towns = {
  truro: { lat: 50.26, lng: -5.05 },
  london: { lat: 51.5, lng: -0.12 },
  leeds: { lat: 53.8, lng: -1.55 },
  inverness: { lat: 57.48, lng: -4.22 },
}
const inEachTown = 6000
const anything: SearchQuery = {
  words: '',
  isTown: false,
  near: null,
  withinKm: null,
  bounds: { west: -8, south: 49.5, east: 2, north: 59 },
  storageType: null,
  storageSizes: null,
  rate: 'monthly',
  minPence: 0,
  maxPence: Number.MAX_SAFE_INTEGER,
  delivery: false,
  packing: false,
  free: null,
  sort: 'newest',
  limit: 24,
  offset: 0,
  after: null,
}

describe('a map with more on it than can be counted', () => {
  let database: Database
  beforeAll(async () => {
    database = await testDatabase()
    for (const [name, { lat, lng }] of Object.entries(towns)) await fill(name, lat, lng)
    await sql`analyze search_listing`.execute(database.db)
  })
  afterAll(() => database.close())

  /** The search's own rows and nothing else; every fourth of them is for motorbikes. */
  async function fill(name: string, lat: number, lng: number) {
    await sql`
      insert into search_listing (listing_id, place, storage_type, storage_size, monthly, hourly,
        delivery, packing, units, closed, created_at, search_text)
      select md5(${name} || n)::uuid, mercator(${lat}::float8 + n % 100 * 0.0001, ${lng}::float8),
        case n % 4 when 0 then 'motorBikeStorage' else 'loft' end, '25', 5000, 100, false, false,
        1, '{}', now(), ${name}
      from generate_series(1, ${sql.lit(inEachTown)}) as n`.execute(database.db)
  }

  const gathered = (query: Partial<SearchQuery> = {}) =>
    gather(database.db, { ...anything, ...query }, { cell: 10 / 12, isMany: true })
  function countIn({ lat, lng }: typeof towns.leeds, all: readonly Gathered[]): number {
    const here = all.filter(one => Math.abs(one.lat - lat) < 0.3 && Math.abs(one.lng - lng) < 0.3)
    return here.reduce((sum, { count }) => sum + count, 0)
  }

  it('shows about how many there are in every part of it', async () => {
    const all = await gathered()
    expect(all.every(({ about, listing }) => about && listing === null)).toBe(true)
    for (const town of Object.values(towns)) {
      expect(countIn(town, all) / inEachTown).toBeGreaterThan(0.75)
      expect(countIn(town, all) / inEachTown).toBeLessThan(1.25)
    }
  })

  it('looks at more of them where few fit', async () => {
    const all = await gathered({ storageType: 'motorBikeStorage' })
    for (const town of Object.values(towns)) {
      expect(countIn(town, all) / (inEachTown / 4)).toBeGreaterThan(0.6)
      expect(countIn(town, all) / (inEachTown / 4)).toBeLessThan(1.4)
    }
  })

  it('counts every one where they can be counted', async () => {
    const { lat, lng } = towns.leeds
    const bounds = { west: lng - 0.1, east: lng + 0.1, south: lat - 0.1, north: lat + 0.00195 }
    const all = await gathered({ bounds })
    expect(all.some(({ about }) => about)).toBe(false)
    expect(countIn(towns.leeds, all)).toBe((inEachTown / 100) * 20)
  })
})
