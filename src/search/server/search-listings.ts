import { pence, penceFromPounds, poundsFromPence } from '#foundation/rules/money.ts'
import type { FoundPlace, Point } from '#foundation/rules/places.ts'
import type { Context } from '#foundation/server/context.ts'
import { similarTown } from '#foundation/server/places/similar-town.ts'
import { priceFrom } from '#listings/rules/price-from.ts'
import { freePeriod } from '#search/rules/free-period.ts'
import { priceHistogram } from '#search/rules/price-histogram.ts'
import { searchedWords } from '#search/rules/searched-words.ts'
import { sizesThatFit } from '#search/rules/sizes-that-fit.ts'
import {
  countedTo,
  filterDefaults,
  mostResults,
  type SearchFilter,
  type SearchMeta,
} from '#search/rules/wire.ts'
import { gather } from './gather-table.ts'
import { kmFor } from './map-degrees.ts'
import { readCursor, type SearchCursor, writeCursor } from './search-cursor.ts'
import type { SearchQuery } from './search-query.ts'
import { anyWith, type FoundPage, findPage, nearestAway } from './search-table.ts'

const nearbyKm = 25
const wholeTownKm = 60
const deepestNearest = countedTo
/** No two places are further apart; said so that the plan goes outwards from where one looks. */
const countryKm = 1200

/** Spaces that can be booked, for words, a place or a piece of map; the answer stays JSON text. */
export async function searchListings(ctx: Context, filter: SearchFilter) {
  const { query, place, page } = await firstThatFinds(ctx, filter)
  const cursor = readCursor(filter.cursor, query.sort)
  const total = cursor?.total ?? page.total ?? 0
  const seen = (cursor?.seen ?? query.offset) + page.found
  const isMore = page.found < total && page.found > 0 && (filter.bounds || filter.clusters)
  const meta: SearchMeta = {
    total: Math.min(total, countedTo),
    more: total > countedTo,
    page: Math.floor((seen - page.found) / query.limit) + 1,
    limit: query.limit,
    cursor: nextCursor(query, page, { seen, total }),
    sort: query.sort,
    place: place && { lat: place.lat, lng: place.lng, label: place.label },
    radiusKm: query.words === '' ? query.withinKm : null,
    nearestKm: total === 0 && place ? await nearestKm(ctx, query, place) : null,
    similar: total === 0 && !place && !query.bounds ? similarTo(filter) : null,
    histogram: histogramOf(page.prices),
    clusters: isMore ? await clustersOf(ctx, query, page, { isMany: total > countedTo }) : [],
  }
  return { cards: page.cards, meta }
}

/**
 * Words find the spaces whose address holds them, nearest to the town they name where they name
 * one. Words that no address holds are looked up as a place, and what is near it is shown.
 */
async function firstThatFinds(ctx: Context, filter: SearchFilter) {
  const typed = typedIn(filter)
  const words = searchedWords(typed)
  const here = filter.point && { ...filter.point, label: '' }
  if (here || words === '' || filter.bounds) {
    const where = here
      ? { words, near: here, withinKm: filter.radiusKm ?? null }
      : { words: filter.bounds ? '' : words, near: null, withinKm: null }
    return found(ctx, filter, where)
  }
  const place = (await ctx.geocoder.find(typed)) ?? null
  if (place?.kind === 'country' && place.bounds) {
    return found(
      ctx,
      { ...filter, bounds: place.bounds },
      { words: '', near: null, withinKm: null },
    )
  }
  if (place && filter.radiusKm) {
    return found(ctx, filter, { words: '', near: place, withinKm: filter.radiusKm })
  }
  const isTown = place?.kind === 'locality'
  const named = await found(
    ctx,
    filter,
    isTown
      ? { words, near: place, withinKm: wholeTownKm, isTown }
      : { words, near: null, withinKm: null },
  )
  if (!place || (await anyWith(ctx.db, named.query, named.page))) return named
  return found(ctx, filter, { words: '', near: place, withinKm: nearbyKm })
}

function typedIn({ area, address }: SearchFilter): string {
  return area || address || ''
}

function similarTo(filter: SearchFilter): string | null {
  return similarTown(typedIn(filter)) ?? null
}

interface Where {
  words: string
  near: Pick<FoundPlace, 'lat' | 'lng' | 'label'> | null
  withinKm: number | null
  isTown?: boolean
}

async function found(ctx: Context, filter: SearchFilter, where: Where) {
  const query = queryOf(filter, where)
  return {
    query,
    place: where.near,
    page: await findPage(ctx.db, query, { countedTo: countedTo + 1 }),
  }
}

function queryOf(
  filter: SearchFilter,
  { words, near, withinKm, isTown = false }: Where,
): SearchQuery {
  const type = filter.type ?? filterDefaults.type
  const maxPrice = filter.maxPrice ?? filterDefaults.maxPrice
  const limit = Math.min(filter.limit ?? mostResults, mostResults)
  const wanted = filter.sort ?? (near ? 'nearest' : 'newest')
  const sort = wanted === 'nearest' && !near ? 'newest' : wanted
  const after = readCursor(filter.cursor, sort)
  const { startDate, endDate } = filter
  return {
    words,
    isTown,
    near,
    withinKm,
    bounds: filter.bounds ?? null,
    storageType: filter.storageType || null,
    storageSizes: sizesOf(filter),
    rate: type.startsWith('hour') ? 'hourly' : 'monthly',
    minPence: penceFromPounds(filter.minPrice ?? filterDefaults.minPrice),
    maxPence:
      maxPrice >= filterDefaults.maxPrice ? Number.MAX_SAFE_INTEGER : penceFromPounds(maxPrice),
    delivery: filter.delivery === true,
    packing: filter.packing === true,
    free: (startDate && endDate && freePeriod(startDate, endDate)) || null,
    sort,
    limit,
    offset: after ? 0 : ((filter.page ?? 1) - 1) * limit,
    after,
  }
}

function sizesOf({ storageSize, orLarger }: SearchFilter): readonly string[] | null {
  if (!storageSize) return null
  return orLarger ? sizesThatFit(storageSize) : [storageSize]
}

/** The nearest are only counted off so far: beyond that it is quicker to look somewhere else. */
function nextCursor(
  { sort, limit }: SearchQuery,
  { found: here, lastKey, lastId }: FoundPage,
  { seen, total }: Pick<SearchCursor, 'seen' | 'total'>,
): string | null {
  const isLast = here < limit || (total <= countedTo && seen >= total)
  if (isLast || lastKey === null || lastId === null) return null
  if (sort === 'nearest' && seen >= deepestNearest) return null
  return writeCursor(sort, { key: lastKey, id: lastId, seen, total })
}

function histogramOf(prices: string | null): SearchMeta['histogram'] {
  const all: number[] = JSON.parse(prices ?? '[]')
  return priceHistogram(all).map(({ from, to, count }) => ({
    from: poundsFromPence(pence(from)),
    to: poundsFromPence(pence(to)),
    count,
  }))
}

const cellsAcross = 12
const wholeCountry = 10

/** What comes after this page, gathered by places. */
async function clustersOf(
  ctx: Context,
  query: SearchQuery,
  { lastKey, lastId }: FoundPage,
  { isMany }: { isMany: boolean },
) {
  const after = lastKey === null || lastId === null ? null : { key: lastKey, id: lastId }
  const { bounds, withinKm } = query
  const across = bounds ? bounds.east - bounds.west : withinKm ? withinKm / 35 : wholeCountry
  const cell = Math.max(across / cellsAcross, 0.0005)
  const rows = await gather(ctx.db, { ...query, after }, { cell, isMany })
  return rows.map(({ cheapest, ...cluster }) => {
    const rate = pence(cheapest)
    return { ...cluster, priceFrom: priceFrom({ monthly: rate, hourly: rate }).monthly }
  })
}

/** Told to somebody who found nothing, so that one step further out is enough. */
async function nearestKm(ctx: Context, query: SearchQuery, near: Point): Promise<number | null> {
  const away = await nearestAway(ctx.db, {
    ...query,
    near,
    words: '',
    bounds: null,
    withinKm: countryKm,
  })
  return away === null ? null : Math.ceil(kmFor(away, near))
}
