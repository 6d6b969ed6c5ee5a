import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { SearchFilter } from '#search/rules/wire.ts'
import { search } from './api.ts'
import type { SearchParams } from './search-params.ts'

const pageSize = 24

/** The sent filter of a search. */
export function filterOf(params: SearchParams): SearchFilter {
  return {
    area: params.s ?? '',
    storageType: params.storageType ?? null,
    storageSize: params.storageSize ?? null,
    type: params.type ?? 'hour',
    minPrice: params.minPrice ?? 0,
    maxPrice: params.maxPrice ?? 100_000,
    delivery: params.delivery ?? null,
    packing: params.packing ?? null,
    sort: params.sort ?? null,
    limit: pageSize,
  }
}

export function searchQuery(params: SearchParams) {
  const filter = filterOf(params)
  return infiniteQueryOptions({
    queryKey: ['search', filter],
    queryFn: ({ pageParam, signal }) => search.find({ ...filter, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.meta.cursor,
  })
}

const choicesQuery = (list: 'storage-type' | 'storage-size') =>
  queryOptions({
    queryKey: ['site', 'choices', list],
    queryFn: ({ signal }) => search.choices(list, signal),
    staleTime: 5 * 60_000,
  })

export const storageTypesQuery = choicesQuery('storage-type')
export const storageSizesQuery = choicesQuery('storage-size')

export const newestQuery = queryOptions({
  queryKey: ['search', 'newest'],
  queryFn: async ({ signal }) => (await search.find({ sort: 'newest', limit: 4 }, signal)).data,
})

export const featuredQuery = queryOptions({
  queryKey: ['search', 'featured'],
  queryFn: async ({ signal }) => (await search.featured(signal)).slice(0, 3),
})

/** What the page is drawn from; a failure is left to the page, which can ask again. */
export async function readSearch(queryClient: QueryClient, params: SearchParams): Promise<void> {
  await Promise.all([
    queryClient.prefetchInfiniteQuery(searchQuery(params)),
    queryClient.prefetchQuery(storageTypesQuery),
    queryClient.prefetchQuery(storageSizesQuery),
  ])
}

export async function readHomeListings(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(newestQuery),
    queryClient.prefetchQuery(featuredQuery),
  ])
}
