import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#bookings/rules/wire.ts'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import { rent } from './api.ts'

export const scheduleQuery = (booking: Booking) =>
  queryOptions({
    queryKey: ['rent', 'schedule', booking._id, standingOf(booking)],
    queryFn: ({ signal }) => rent.schedule(booking._id, signal),
    refetchOnMount: readAnew,
    // Months are paid in the background, so the page looks again.
    refetchInterval: 30 * secondMs,
  })

/** When any of these change, the months may have changed too. */
function standingOf({
  approvalStatus,
  paymentStatus,
  endDate,
  cancelledAt,
  rent,
}: Booking): string {
  return [approvalStatus, paymentStatus, endDate, cancelledAt, rent?.arrearsSince].join(' ')
}

export const extensionQuery = (bookingId: string, endDate: string) =>
  queryOptions({
    queryKey: ['bookings', 'extension', bookingId, endDate],
    queryFn: ({ signal }) => rent.quoteExtension(bookingId, endDate, signal),
  })

export const laterPriceQuery = (bookingId: string, monthlyRate: number, from: string) =>
  queryOptions({
    queryKey: ['bookings', 'later-price', bookingId, monthlyRate, from],
    queryFn: ({ signal }) => rent.laterPrice(bookingId, { monthlyRate, from }, signal),
    enabled: monthlyRate > 0,
  })

export const goodsNoticesQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['rent', 'goods', bookingId],
    queryFn: ({ signal }) => rent.goodsNotices(bookingId, signal),
    refetchOnMount: readAnew,
  })

/** Notice changes the end of the booking and its months, so both are loaded again. */
export function useReloadRent() {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      ['bookings', 'rent', 'payments'].map(key => queries.invalidateQueries({ queryKey: [key] })),
    )
  }
}
