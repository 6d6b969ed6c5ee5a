import type { SearchParams } from '../search-params.ts'

/** For the number on the Filters button. */
export function countFilters(params: SearchParams): number {
  const { storageType, storageSize, minPrice, maxPrice, from } = params
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  return [storageType, storageSize, hasPrice, from].filter(Boolean).length
}

export function hasFilters(params: SearchParams): boolean {
  const { delivery, packing, months, hours, box } = params
  return Boolean(countFilters(params) || delivery || packing || months || hours || box)
}
