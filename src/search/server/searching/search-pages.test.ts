import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { searchStory } from './search-story.fixture.ts'

const { space, search, ids } = searchStory()

describe('the pages of a search', () => {
  it('lose no space and repeat none', async () => {
    const street = `Quay ${randomUUID().slice(0, 8)}`
    const form = {
      formattedAddress: { street: `1 ${street}`, area: 'Leeds' },
      address: `1 ${street}, Leeds`,
    }
    for (let i = 0; i < 5; i += 1) await space({ ...form, hourlyRate: i + 1 })
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const { found, meta } = await search({
        area: street.toLowerCase(),
        limit: 2,
        sort: 'price',
        cursor,
      })
      seen.push(...found.map(listing => listing.hourlyRate))
      cursor = meta.cursor
    } while (cursor)
    expect(seen).toEqual([1, 2, 3, 4, 5])
  })

  it.each([
    'bm9uc2Vuc2U',
    Buffer.from('["price",1e300,"x",1,1]').toString('base64url'),
    Buffer.from(`["newest",1e15,"${randomUUID()}",1,1]`).toString('base64url'),
  ])('start at the beginning with a cursor that is none of ours: %s', async cursor => {
    const { _id, street } = await space()
    expect(await ids({ area: street.toLowerCase(), sort: 'price', cursor })).toEqual([_id])
  })

  it('stay with the words, or with the place they name', async () => {
    const { street } = await space()
    const beyond = await search({ area: street.toLowerCase(), page: 3 })
    expect([beyond.found, beyond.meta.total, beyond.meta.place]).toEqual([[], 1, null])

    const away = { address: `1 Reach ${street}`, formattedAddress: { street, area: 'Nowhere' } }
    const spaces = [await space({ ...away, coordinates: { lat: 58.98, lng: -2.96 } })]
    spaces.push(await space({ ...away, coordinates: { lat: 58.99, lng: -2.96 } }))
    const first = await search({ area: 'Kirkwall', limit: 1 })
    const second = await search({ area: 'Kirkwall', limit: 1, cursor: first.meta.cursor })
    const seen = [...first.found, ...second.found].map(({ _id }) => _id)
    expect(seen.toSorted()).toEqual(spaces.map(({ _id }) => _id).toSorted())
  })

  it('hold no more than fifty, however many are asked for', async () => {
    const { found, meta } = await search({ limit: 1_000_000, page: 999 })
    expect(found).toEqual([])
    expect(meta.limit).toBe(50)
  })
})
