import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import { type ShownViewings, viewings } from './api.ts'

export const viewingsQuery = (shown: ShownViewings) =>
  queryOptions({
    queryKey: ['viewings', shown],
    queryFn: ({ signal }) => viewings.page(shown, signal),
    refetchOnMount: readAnew,
    placeholderData: keepPreviousData,
  })

export function useReloadViewings() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['viewings'] })
}
