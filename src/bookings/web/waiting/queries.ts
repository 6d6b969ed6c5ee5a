import { queryOptions } from '@tanstack/react-query'
import { unlessShown } from '#foundation/web/api/read-anew.ts'
import { bookings } from '../api.ts'

export const waitingQuery = queryOptions({
  // As the lists, so that it is read again when a booking has changed.
  queryKey: ['bookings', 'waiting'],
  queryFn: ({ signal }) => bookings.waiting(signal),
  refetchOnMount: unlessShown,
})
