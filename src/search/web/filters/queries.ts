import { queryOptions } from '@tanstack/react-query'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { search } from '../api.ts'
import { filterOf } from '../queries.ts'
import type { SearchParams } from '../search-params.ts'

/** Of everything that fits except for the price limits. */
export function pricesQuery(params: SearchParams, type: 'hour' | 'month') {
  const filter = {
    ...filterOf({ ...params, type: undefined, minPrice: undefined, maxPrice: undefined }),
    type,
  }
  return queryOptions({
    queryKey: ['search', 'prices', filter],
    queryFn: async ({ signal }) =>
      (await search.find({ ...filter, door: null, clusters: null, limit: 1 }, signal)).meta
        .histogram,
  })
}

const choicesQuery = (list: 'storage-type' | 'storage-size') =>
  queryOptions({
    queryKey: ['site', 'choices', list],
    queryFn: ({ signal }) => search.choices(list, signal),
    staleTime: 5 * minuteMs,
  })

export const storageTypesQuery = choicesQuery('storage-type')
export const storageSizesQuery = choicesQuery('storage-size')
