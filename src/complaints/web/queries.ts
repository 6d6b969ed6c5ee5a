import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#bookings/rules/wire.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import { complaints } from './api.ts'

/** When any of these change, the time for a dispute may have changed too. */
export const standingOf = ({
  approvalStatus,
  endDate,
}: Pick<Booking, 'approvalStatus' | 'endDate'>) => [approvalStatus, endDate].join(' ')

/** `standing` is part of the key, because it decides about the time for a dispute. */
export const complaintsQuery = (bookingId: string, standing: string) =>
  queryOptions({
    queryKey: ['complaints', bookingId, standing],
    queryFn: ({ signal }) => complaints.read(bookingId, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: readAnew,
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
