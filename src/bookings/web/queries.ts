import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#bookings/rules/wire.ts'
import { readAnew, unlessShown } from '#foundation/web/api/read-anew.ts'
import type { Side } from './addresses.ts'
import { bookings } from './api.ts'

export const bookingsQuery = (side: Side) =>
  queryOptions({
    queryKey: ['bookings', 'list', side],
    queryFn: ({ signal }) => bookings.list(side, false, signal),
    refetchOnMount: unlessShown,
  })

export const cancelledQuery = (side: Side) =>
  queryOptions({
    queryKey: ['bookings', 'cancelled', side],
    queryFn: ({ signal }) => bookings.list(side, true, signal),
    refetchOnMount: unlessShown,
  })

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'one', id],
    queryFn: ({ signal }) => bookings.read(id, signal),
    refetchOnMount: readAnew,
  })

export const othersQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'others', id],
    queryFn: ({ signal }) => bookings.others(id, signal),
    staleTime: 30_000,
  })

/** Shows the server's answer at once, and lets every list load again. */
export function useKeepBooking() {
  const queries = useQueryClient()
  return (booking: Booking) => {
    queries.setQueryData(bookingQuery(booking._id).queryKey, booking)
    void queries.invalidateQueries({ queryKey: ['bookings'] })
  }
}
