import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#foundation/server/database/opening/open-database.ts'
import { testDatabase } from '#test/database.ts'
import { everySpace, spread } from '../spread-rows.fixture.ts'
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
  ...everySpace,
  bounds: { west: -8, south: 49.5, east: 2, north: 59 },
}

describe('a map with more on it than can be counted', () => {
  let database: Database
  beforeAll(async () => {
    database = await testDatabase()
    for (const [name, at] of Object.entries(towns)) await spread(database.db, name, at, inEachTown)
    await sql`analyze search_listing`.execute(database.db)
  })
  afterAll(() => database.close())

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
