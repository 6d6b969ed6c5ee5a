import { pence, poundsFromPence } from '#foundation/rules/money.ts'
import type { Point } from '#foundation/rules/place/places.ts'
import type { Context } from '#foundation/server/context.ts'
import { similarPlace } from '#foundation/server/places/similar-place.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { priceFrom } from '#listings/rules/price-from.ts'
import { isByDoor } from '#search/rules/door.ts'
import { priceHistogram } from '#search/rules/price-histogram.ts'
import { countedTo, type SearchFilter, type SearchMeta } from '#search/rules/wire.ts'
import { kmFor } from '../map-degrees.ts'
import { gather } from './gather-table.ts'
import { aroundDoor, doorAsked, findDoor } from './price-to-door.ts'
import type { SearchQuery } from './search-query.ts'
import { nearestAway } from './search-table.ts'
import { showPage } from './shown-page.ts'
import { typedIn, type UnderstoodPlace, understandPlace } from './understand-place.ts'

/**
 * More than the longest distance in the country, as measured on the map, which stretches the north.
 * With a limit PostgreSQL searches outwards from the place.
 */
const countryKm = 1700

/** Answers JSON text, because parsing the cards would only cost time. */
export async function searchListings(ctx: Context, asked: SearchFilter) {
  const doorPlace = await findDoor(ctx, asked)
  const filter = aroundDoor(asked, doorPlace)
  const { query, place, area, others, page } = await understandPlace(ctx, filter)
  const middle = place ?? area
  const shown = await showPage(ctx, filter, { query, page, doorPlace })
  const { cards, found, seen, total, limit, cursor, ranked } = shown
  const isMore = found < total && found > 0 && (filter.bounds || filter.clusters)
  const rest = { ...query, ...shown.rest }
  const meta: SearchMeta = {
    total: Math.min(total, countedTo),
    more: total > countedTo,
    page: Math.floor((seen - found) / limit) + 1,
    limit,
    cursor,
    sort: isByDoor(filter) ? 'door' : query.sort,
    ranked,
    place: place && shownPlace(place),
    radiusKm: query.words === '' ? query.withinKm : null,
    area: area?.label ?? null,
    others,
    nearestKm: total === 0 && middle ? await nearestKm(ctx, query, middle) : null,
    similar: total === 0 && !middle && !query.bounds ? similarTo(filter) : null,
    histogram: histogramOf(page.prices),
    door: filter.door ? doorAsked(filter.door, ctx.now, doorPlace) : null,
    clusters: isMore ? await clustersOf(ctx, rest, { isMany: total > countedTo }) : [],
  }
  return { cards, meta }
}

function shownPlace({ lat, lng, label, aboutKm }: NonNullable<UnderstoodPlace['place']>) {
  return { lat, lng, label, ...(aboutKm !== undefined && { aboutKm }) }
}

function similarTo(filter: SearchFilter): string | null {
  return similarPlace(typedIn(filter)) ?? null
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

async function clustersOf(ctx: Context, query: SearchQuery, { isMany }: { isMany: boolean }) {
  const { bounds, withinKm } = query
  const across = bounds ? bounds.east - bounds.west : withinKm ? withinKm / 35 : wholeCountry
  const cell = Math.max(across / cellsAcross, 0.0005)
  const rows = await gather(ctx.db, query, { cell, isMany })
  const policy = await currentPolicy(ctx.db)
  return rows.map(({ cheapest, ...cluster }) => {
    const rate = pence(cheapest)
    return { ...cluster, priceFrom: priceFrom({ monthly: rate, hourly: rate }, policy).monthly }
  })
}

/** Said when nothing was found, so that one press widens the search far enough. */
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
