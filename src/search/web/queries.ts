import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import type { SearchFilter } from '#search/rules/wire.ts'
import { search } from './api.ts'
import { boundsOf, rateShown, type SearchParams, termOf } from './search-params.ts'

const pageSize = 24
/** Whoever looks at a space for long comes back to where they were. The server keeps nothing so. */
const keptForMs = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : hourMs

export function filterOf(params: SearchParams): SearchFilter {
  return {
    area: params.s ?? '',
    storageType: params.storageType ?? null,
    storageSize: params.storageSize ?? null,
    orLarger: params.larger ?? null,
    type: params.type ?? (isByMonth(params) ? 'month' : 'hour'),
    minPrice: params.minPrice ?? 0,
    maxPrice: params.maxPrice ?? 100_000,
    delivery: params.delivery ?? null,
    packing: params.packing ?? null,
    sort: params.sort ?? null,
    bounds: boundsOf(params.box) ?? null,
    radiusKm: params.within ?? null,
    startDate: params.from ?? null,
    endDate: params.to ?? null,
    clusters: params.map ?? null,
    door: doorOf(params),
    limit: pageSize,
  }
}

function doorOf(params: SearchParams): SearchFilter['door'] {
  const { months, hours, start } = termOf(params)
  const from = params.door
  return months || hours ? { from, months, hours, start, moving: from !== undefined } : null
}

/** Cards show the price of a month, so sorting by price uses it too. */
function isByMonth(params: SearchParams): boolean {
  return params.sort === 'price' && rateShown(params) === 'monthly'
}

export type FoundListings = Awaited<ReturnType<typeof search.find>>

const foundKey = ['search', 'found'] as const

export function searchQuery(params: SearchParams) {
  const filter = filterOf(params)
  return infiniteQueryOptions({
    queryKey: [...foundKey, filter, params.page ?? 1],
    queryFn: ({ pageParam, signal }) => search.find({ ...filter, ...pageParam }, signal),
    initialPageParam: { page: params.page ?? 1 } as { page: number } | { cursor: string },
    getNextPageParam: ({ meta: { cursor } }) => (cursor ? { cursor } : undefined),
    gcTime: keptForMs,
  })
}

/** Whoever presses a filter wants it searched now, also where it was searched a moment ago. */
export function searchAnew(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: foundKey, refetchType: 'none' })
}
