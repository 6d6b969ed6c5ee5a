import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { savedSearches } from './api.ts'

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: ({ signal }) => savedSearches.list(signal),
})

export function useRenewSavedSearches() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey })
}
