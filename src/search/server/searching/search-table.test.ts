import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#foundation/server/database/opening/open-database.ts'
import { testDatabase } from '#test/database.ts'
import { everySpace, spread } from '../spread-rows.fixture.ts'
import type { SearchQuery } from './search-query.ts'
import { findPage } from './search-table.ts'

const truro = { lat: 50.26, lng: -5.05 }
const leeds = { lat: 53.8, lng: -1.55 }
const london = { lat: 51.5, lng: -0.12 }
const countedTo = 1001

describe('how many there are near a place', () => {
  let database: Database
  beforeAll(async () => {
    database = await testDatabase()
    await spread(database.db, 'truro', truro, 1000)
    await spread(database.db, 'leeds', leeds, 1400)
    await spread(database.db, 'london', london, 8000)
    await sql`analyze search_listing`.execute(database.db)
  })
  afterAll(() => database.close())

  async function counted(query: Partial<SearchQuery>) {
    const asked = { ...everySpace, withinKm: 10, sort: 'nearest', ...query } as const
    const { total, prices } = await findPage(database.db, asked, { countedTo })
    const pence: number[] = JSON.parse(prices ?? '[]')
    return { total, pence }
  }

  it('is known exactly while it can be counted', async () => {
    const { total, pence } = await counted({ near: truro })
    expect(total).toBe(1000)
    expect(pence).toHaveLength(1000)
  })

  it('is more than can be counted from the first one beyond', async () => {
    expect((await counted({ near: leeds })).total).toBe(countedTo)
  })

  it('is told from a share where there are very many, whose prices are of all of them', async () => {
    const { total, pence } = await counted({ near: london })
    expect(total).toBe(countedTo)
    expect(pence).toHaveLength(256)
    const mean = pence.reduce((sum, price) => sum + price, 0) / pence.length
    expect(mean).toBeGreaterThan(5000)
    expect(mean).toBeLessThan(7000)
  })

  it('is the same on a piece of map', async () => {
    const around = ({ lat, lng }: typeof leeds) => ({
      near: null,
      withinKm: null,
      bounds: { west: lng - 0.1, east: lng + 0.1, south: lat - 0.1, north: lat + 0.1 },
    })
    expect((await counted(around(truro))).total).toBe(1000)
    expect((await counted(around(london))).total).toBe(countedTo)
  })

  it('is counted one by one where more is asked than where', async () => {
    const { total, pence } = await counted({ near: leeds, storageType: 'motorBikeStorage' })
    expect(total).toBe(350)
    expect(pence).toHaveLength(350)
    expect((await counted({ near: london, minPence: 10_000 })).total).toBe(800)
    expect((await counted({ near: london, words: 'leeds' })).total).toBe(0)
  })
})
