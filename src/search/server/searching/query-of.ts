import { penceFromPounds } from '#foundation/rules/money.ts'
import { offsetOf } from '#foundation/rules/paging.ts'
import type { Bounds, Point } from '#foundation/rules/place/places.ts'
import { doorRate, isByDoor, mostPricedToDoor, mostRanked } from '#search/rules/door.ts'
import { freePeriod } from '#search/rules/free-period.ts'
import { sizesThatFit } from '#search/rules/sizes-that-fit.ts'
import { filterDefaults, mostResults, type SearchFilter } from '#search/rules/wire.ts'
import { pricedFor } from './price-to-door.ts'
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

export function queryOf(
  now: Date,
  filter: SearchFilter,
  { words, near, withinKm, isTown = false, isWhole = false, parts }: Where,
): SearchQuery {
  const type = filter.type ?? filterDefaults.type
  const maxPrice = filter.maxPrice ?? filterDefaults.maxPrice
  const most = filter.door ? mostPricedToDoor : mostResults
  const isRanked = isByDoor(filter)
  const limit = isRanked ? mostRanked : Math.min(filter.limit ?? most, most)
  const sort = orderOf(filter, near)
  const after = isRanked ? null : readCursor(filter.cursor, sort)
  const rate = type.startsWith('hour') ? 'hourly' : 'monthly'
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
    rate,
    sortRate: isRanked ? doorRate(filter.door) : rate,
    minPence: penceFromPounds(filter.minPrice ?? filterDefaults.minPrice),
    maxPence:
      maxPrice >= filterDefaults.maxPrice ? Number.MAX_SAFE_INTEGER : penceFromPounds(maxPrice),
    delivery: filter.delivery === true,
    packing: filter.packing === true,
    free: (startDate && endDate && freePeriod(startDate, endDate)) || null,
    now,
    pricedFor: filter.door ? pricedFor(filter.door, now) : null,
    sort,
    limit,
    offset: after || isRanked ? 0 : offsetOf({ page: filter.page ?? 1, limit }),
    after,
    except: null,
    brings: isRanked ? 'spaces' : filter.door ? 'cards and spaces' : 'cards',
    collected: filter.door?.moving === true,
  }
}

/**
 * Without a van the lowest rent is also the lowest price to the door; with one the nearest are
 * cheap.
 */
function orderOf({ sort, door }: SearchFilter, near: Point | null): SearchQuery['sort'] {
  if (sort === 'door') return near && door?.moving ? 'nearest' : 'price'
  const wanted = sort ?? (near ? 'nearest' : 'newest')
  return wanted === 'nearest' && !near ? 'newest' : wanted
}

function sizesOf({ storageSize, orLarger }: SearchFilter): readonly string[] | null {
  if (!storageSize) return null
  return orLarger ? sizesThatFit(storageSize) : [storageSize]
}
