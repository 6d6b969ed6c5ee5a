import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { complaints } from './api.ts'

export const complaintsQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['complaints', bookingId],
    queryFn: ({ signal }) => complaints.read(bookingId, signal),
    refetchOnMount: 'always',
  })

/** A change of the dispute may also change the booking's money. */
export function useRenewComplaints() {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      ['complaints', 'payments', 'bookings'].map(key =>
        queries.invalidateQueries({ queryKey: [key] }),
      ),
    )
  }
}
