import { penceFromPounds } from '#foundation/rules/money.ts'
import type { Bounds, Point } from '#foundation/rules/place/places.ts'
import { mostPricedToDoor } from '#search/rules/door.ts'
import { freePeriod } from '#search/rules/free-period.ts'
import { sizesThatFit } from '#search/rules/sizes-that-fit.ts'
import { filterDefaults, mostResults, type SearchFilter } from '#search/rules/wire.ts'
import { readCursor } from './search-cursor.ts'
import type { SearchQuery } from './search-query.ts'

export interface Where {
  words: string
  near: Point | null
  withinKm: number | null
  isTown?: boolean
  isWhole?: boolean
  parts?: readonly Bounds[] | undefined
}

/** What the sent filter asks of the rows, once it is known where to look. */
export function queryOf(
  filter: SearchFilter,
  { words, near, withinKm, isTown = false, isWhole = false, parts }: Where,
): SearchQuery {
  const type = filter.type ?? filterDefaults.type
  const maxPrice = filter.maxPrice ?? filterDefaults.maxPrice
  const most = filter.door ? mostPricedToDoor : mostResults
  const limit = Math.min(filter.limit ?? most, most)
  const sort = orderOf(filter, near)
  const after = readCursor(filter.cursor, sort)
  const { startDate, endDate } = filter
  return {
    words,
    isWhole,
    isTown,
    near: near && { lat: near.lat, lng: near.lng },
    withinKm,
    bounds: filter.bounds ?? null,
    parts: parts ?? null,
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

/** Prices to the door are made of a page, so its spaces are those nearest by, or the cheapest. */
function orderOf({ sort }: SearchFilter, near: Point | null): SearchQuery['sort'] {
  if (sort === 'door') return near ? 'nearest' : 'price'
  const wanted = sort ?? (near ? 'nearest' : 'newest')
  return wanted === 'nearest' && !near ? 'newest' : wanted
}

function sizesOf({ storageSize, orLarger }: SearchFilter): readonly string[] | null {
  if (!storageSize) return null
  return orLarger ? sizesThatFit(storageSize) : [storageSize]
}
