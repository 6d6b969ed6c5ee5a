import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { search } from './api.ts'
import { earningsQuery, firstWish } from './earnings/earnings-query.ts'
import { storageSizesQuery } from './filters/queries.ts'

export const newestQuery = queryOptions({
  queryKey: ['search', 'newest'],
  queryFn: async ({ signal }) => (await search.find({ sort: 'newest', limit: 4 }, signal)).data,
})

export const featuredQuery = queryOptions({
  queryKey: ['search', 'featured'],
  queryFn: async ({ signal }) => (await search.featured(signal)).slice(0, 3),
})

const mostPopular = 16

export const popularTownsQuery = queryOptions({
  queryKey: ['search', 'towns'],
  queryFn: ({ signal }) => search.towns(mostPopular, signal),
})

/** Never throws: the page shows the failure and can ask again. */
export async function readHomeListings(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(newestQuery),
    queryClient.prefetchQuery(featuredQuery),
    queryClient.prefetchQuery(popularTownsQuery),
    queryClient.prefetchQuery(storageSizesQuery),
    queryClient.prefetchQuery(earningsQuery(firstWish)),
  ])
}
