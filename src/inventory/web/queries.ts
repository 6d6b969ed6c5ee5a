import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { inventory } from './api.ts'

export const inventoryQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['inventory', bookingId],
    queryFn: ({ signal }) => inventory.read(bookingId, signal),
    refetchOnMount: 'always',
  })

export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: ['inventory', 'item', id],
    queryFn: ({ signal }) => inventory.readItem(id, signal),
    refetchOnMount: 'always',
  })

export function useReloadInventory() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['inventory'] })
}
