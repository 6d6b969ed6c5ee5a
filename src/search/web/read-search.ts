import type { QueryClient } from '@tanstack/react-query'
import { searchBarSource } from './bar/search-bar-source.ts'
import { storageSizesQuery, storageTypesQuery } from './filters/queries.ts'
import { searchQuery } from './queries.ts'
import { readSearchParams, type SearchParams } from './search-params.ts'

/** So many are read at once for somebody who comes back. */
const mostPages = 5

/**
 * The server waits for the results; the browser shows the page at once, with placeholders. Whoever
 * comes back to further pages would lose their place on it, so for them it waits too. Never throws:
 * the page shows the failure and can ask again.
 */
export async function readSearch(
  queryClient: QueryClient,
  params: SearchParams,
  address: Record<string, unknown>,
): Promise<void> {
  const { pages = 1 } = readSearchParams(address)
  const found = readPages(queryClient, params, Math.min(pages, mostPages))
  const choices = [
    queryClient.prefetchQuery(storageTypesQuery),
    queryClient.prefetchQuery(storageSizesQuery),
  ]
  if (typeof window === 'undefined') await Promise.all([found, ...choices])
  else await Promise.all([searchBarSource.ready(), pages > 1 && found])
}

/** Waits for those that are missing; those that were read before are shown while they are renewed. */
async function readPages(
  queryClient: QueryClient,
  params: SearchParams,
  pages: number,
): Promise<void> {
  const query = searchQuery(params)
  const known = queryClient.getQueryData(query.queryKey)?.pages.length ?? 0
  if (known >= pages) void queryClient.prefetchInfiniteQuery({ ...query, pages: known })
  else await queryClient.prefetchInfiniteQuery({ ...query, pages, staleTime: 0 })
}
