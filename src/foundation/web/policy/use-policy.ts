import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { firstPolicy, type Policy } from '#foundation/rules/policy.ts'
import { api } from '#foundation/web/api/api.ts'

export const policyQuery = queryOptions({
  queryKey: ['policy'],
  queryFn: ({ signal }) => api.get<Policy>('/policy', { signal }),
  staleTime: 60_000,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Where the terms cannot be read a page is still worth showing: whoever books is told the price. */
export async function prefetchPolicy(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(policyQuery)
}

/** The terms of today, as pages quote them; for a booking its own count. */
export function usePolicy(): Policy {
  return useQuery(policyQuery).data ?? firstPolicy
}
