import type { SearchParams } from '../search-params.ts'

/** How many of the filters behind the Filters button are in force. */
export function countFilters(params: SearchParams): number {
  const { storageType, storageSize, minPrice, maxPrice, from } = params
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  return [storageType, storageSize, hasPrice, from].filter(Boolean).length
}

/** Whether anything narrows the search or is asked of its prices. */
export function hasFilters(params: SearchParams): boolean {
  const { delivery, packing, months, hours, box } = params
  return Boolean(countFilters(params) || delivery || packing || months || hours || box)
}
