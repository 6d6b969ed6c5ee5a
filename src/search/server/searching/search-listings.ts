import { pence, poundsFromPence } from '#foundation/rules/money.ts'
import type { Point } from '#foundation/rules/place/places.ts'
import type { Context } from '#foundation/server/context.ts'
import { similarPlace } from '#foundation/server/places/similar-place.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { priceFrom } from '#listings/rules/price-from.ts'
import { priceHistogram } from '#search/rules/price-histogram.ts'
import { countedTo, type SearchFilter, type SearchMeta } from '#search/rules/wire.ts'
import { kmFor } from '../map-degrees.ts'
import { gather } from './gather-table.ts'
import { aroundDoor, findDoor, priceToDoor } from './price-to-door.ts'
import { readCursor, type SearchCursor, writeCursor } from './search-cursor.ts'
import type { SearchQuery } from './search-query.ts'
import { type FoundPage, nearestAway } from './search-table.ts'
import { typedIn, understandPlace } from './understand-place.ts'

const deepestNearest = countedTo
/** No two places are further apart; said so that the plan goes outwards from where one looks. */
const countryKm = 1200

/** Spaces that can be booked, for words, a place or a piece of map; the answer stays JSON text. */
export async function searchListings(ctx: Context, asked: SearchFilter) {
  const doorPlace = await findDoor(ctx, asked)
  const filter = aroundDoor(asked, doorPlace)
  const { query, place, area, others, page } = await understandPlace(ctx, filter)
  const middle = place ?? area
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
    sort: filter.sort === 'door' && filter.door ? 'door' : query.sort,
    place: place && { lat: place.lat, lng: place.lng, label: place.label },
    radiusKm: query.words === '' ? query.withinKm : null,
    area: area?.label ?? null,
    others,
    nearestKm: total === 0 && middle ? await nearestKm(ctx, query, middle) : null,
    similar: total === 0 && !middle && !query.bounds ? similarTo(filter) : null,
    histogram: histogramOf(page.prices),
    door: null,
    clusters: isMore ? await clustersOf(ctx, query, page, { isMany: total > countedTo }) : [],
  }
  if (!filter.door) return { cards: page.cards, meta }
  const isSorted = meta.sort === 'door'
  const { cards, door } = await priceToDoor(ctx, page.cards, filter.door, {
    isSorted,
    place: doorPlace,
  })
  return { cards, meta: { ...meta, door } }
}

function similarTo(filter: SearchFilter): string | null {
  return similarPlace(typedIn(filter)) ?? null
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
  const policy = await currentPolicy(ctx.db)
  return rows.map(({ cheapest, ...cluster }) => {
    const rate = pence(cheapest)
    return { ...cluster, priceFrom: priceFrom({ monthly: rate, hourly: rate }, policy).monthly }
  })
}

/** Told to somebody who found nothing, so that one step further out is enough. */
async function nearestKm(ctx: Context, query: SearchQuery, near: Point): Promise<number | null> {
  const away = await nearestAway(ctx.db, {
    ...query,
    near: { lat: near.lat, lng: near.lng },
    words: '',
    bounds: null,
    parts: null,
    withinKm: countryKm,
  })
  return away === null ? null : Math.ceil(kmFor(away, near))
}
