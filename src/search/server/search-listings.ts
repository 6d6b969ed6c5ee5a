import { pence, penceFromPounds, poundsFromPence } from '#foundation/rules/money.ts'
import type { FoundPlace } from '#foundation/rules/places.ts'
import type { Context } from '#foundation/server/context.ts'
import { priceFrom } from '#listings/rules/price-from.ts'
import { priceHistogram } from '#search/rules/price-histogram.ts'
import {
  countedTo,
  filterDefaults,
  mostResults,
  type SearchFilter,
  type SearchMeta,
} from '#search/rules/wire.ts'
import {
  anyWith,
  countUpTo,
  findCards,
  gather,
  type SearchQuery,
  samplePrices,
} from './search-table.ts'

const nearbyKm = 25
const wholeTownKm = 60
const sampleSize = 1000

/** Spaces that can be booked, for words, a place or a piece of map; the answer stays JSON text. */
export async function searchListings(ctx: Context, filter: SearchFilter) {
  const { words, place, withinKm } = await whereabouts(ctx, filter)
  const query = queryOf(filter, { words, place, withinKm })
  const [{ cards, found }, total, prices, clusters] = await Promise.all([
    findCards(ctx.db, query),
    countUpTo(ctx.db, query, countedTo + 1),
    samplePrices(ctx.db, query, sampleSize),
    filter.bounds ? clustersIn(ctx, query, filter.bounds) : [],
  ])
  const isLast = found < query.limit || query.offset + found >= total
  const meta: SearchMeta = {
    total: Math.min(total, countedTo),
    more: total > countedTo,
    page: Math.floor(query.offset / query.limit) + 1,
    limit: query.limit,
    cursor: isLast ? null : cursorAt(query.offset + found),
    sort: query.sort,
    place: place && { lat: place.lat, lng: place.lng, label: place.label },
    radiusKm: words === '' ? withinKm : null,
    histogram: priceHistogram(prices).map(bin => ({
      from: poundsFromPence(pence(bin.from)),
      to: poundsFromPence(pence(bin.to)),
      count: bin.count,
    })),
    clusters,
  }
  return { cards, meta }
}

interface Whereabouts {
  words: string
  place: Pick<FoundPlace, 'lat' | 'lng' | 'label'> | null
  withinKm: number | null
}

/**
 * Words find the spaces whose address holds them, nearest to the place they name where they name
 * one. Words that no address holds are looked up as a place, and what is near it is shown.
 */
async function whereabouts(ctx: Context, filter: SearchFilter): Promise<Whereabouts> {
  const words = filter.area || filter.address || ''
  if (filter.point) {
    return { words, place: { ...filter.point, label: '' }, withinKm: filter.radiusKm ?? null }
  }
  if (words === '' || filter.bounds)
    return { words: filter.bounds ? '' : words, place: null, withinKm: null }
  const place = (await ctx.geocoder.find(words)) ?? null
  if (!(await anyWith(ctx.db, words))) {
    return place
      ? { words: '', place, withinKm: filter.radiusKm ?? nearbyKm }
      : { words, place: null, withinKm: null }
  }
  const isTown = place?.kind === 'locality'
  return { words, place: isTown ? place : null, withinKm: isTown ? wholeTownKm : null }
}

function queryOf(filter: SearchFilter, { words, place, withinKm }: Whereabouts): SearchQuery {
  const type = filter.type ?? filterDefaults.type
  const maxPrice = filter.maxPrice ?? filterDefaults.maxPrice
  const limit = Math.min(filter.limit ?? mostResults, mostResults)
  const sort = filter.sort ?? (place ? 'nearest' : 'newest')
  const isFree = filter.startDate && filter.endDate
  return {
    words,
    near: place,
    withinKm,
    bounds: filter.bounds ?? null,
    storageType: filter.storageType || null,
    storageSize: filter.storageSize || null,
    rate: type.startsWith('hour') ? 'hourly' : 'monthly',
    minPence: penceFromPounds(filter.minPrice ?? filterDefaults.minPrice),
    maxPence:
      maxPrice >= filterDefaults.maxPrice ? Number.MAX_SAFE_INTEGER : penceFromPounds(maxPrice),
    delivery: filter.delivery === true,
    packing: filter.packing === true,
    free: isFree
      ? { start: new Date(filter.startDate ?? ''), end: new Date(filter.endDate ?? '') }
      : null,
    sort: sort === 'nearest' && !place ? 'newest' : sort,
    limit,
    offset: offsetAt(filter.cursor) ?? ((filter.page ?? 1) - 1) * limit,
  }
}

async function clustersIn(
  ctx: Context,
  query: SearchQuery,
  { west, east }: { west: number; east: number },
) {
  const cell = Math.max((east - west) / 12, 0.0005)
  const rows = await gather(ctx.db, query, { cell, most: 5000 })
  return rows.map(({ lat, lng, count, cheapest, listing }) => {
    const rate = pence(cheapest)
    const price = priceFrom({ monthly: rate, hourly: rate }).monthly
    return { lat, lng, count, priceFrom: price, listing }
  })
}

function cursorAt(offset: number): string {
  return Buffer.from(`after:${offset}`).toString('base64url')
}

/** A cursor that is none of ours starts at the beginning. */
function offsetAt(cursor: string | null | undefined): number | undefined {
  if (!cursor) return undefined
  const offset = /^after:(\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  return offset === undefined ? 0 : Math.min(Number(offset), 50_000)
}
