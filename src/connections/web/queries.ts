import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Delivery } from '#connections/rules/wire.ts'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import { connections } from './api.ts'

export const keysQuery = queryOptions({
  queryKey: ['connections', 'keys'],
  queryFn: ({ signal }) => connections.keys(signal),
  refetchOnMount: readAnew,
})

export const addressesQuery = queryOptions({
  queryKey: ['connections', 'addresses'],
  queryFn: ({ signal }) => connections.addresses(signal),
  refetchOnMount: readAnew,
})

export const deliveriesQuery = (address: string, page: number) =>
  queryOptions({
    queryKey: ['connections', 'deliveries', address, page],
    queryFn: ({ signal }) => connections.deliveries(address, page, signal),
    refetchOnMount: readAnew,
    refetchInterval: ({ state }) => (state.data?.data.some(isOnItsWay) ? 2 * secondMs : false),
    placeholderData: keepPreviousData,
  })

/** Its first attempt takes seconds; a later one may be hours away. */
function isOnItsWay({ state, attempts }: Delivery): boolean {
  return state === 'waiting' && attempts === 0
}

export function useReloadConnections() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['connections'] })
}
