import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { firstPolicy, type Policy } from '#foundation/rules/policy.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { api } from '#foundation/web/api/api.ts'

export const policyQuery = queryOptions({
  queryKey: ['policy'],
  queryFn: ({ signal }) => api.get<Policy>('/policy', { signal }),
  staleTime: minuteMs,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Without the terms the page is still useful: the price is shown again before booking. */
export async function prefetchPolicy(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(policyQuery)
}

/** Today's terms, for quotes. A booking has its own. */
export function usePolicy(): Policy {
  return useQuery(policyQuery).data ?? firstPolicy
}
