import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#bookings/rules/wire.ts'
import { secondMs } from '#foundation/rules/time/time.ts'
import { rent } from './api.ts'

export const scheduleQuery = (booking: Booking) =>
  queryOptions({
    queryKey: ['rent', 'schedule', booking._id, standingOf(booking)],
    queryFn: ({ signal }) => rent.schedule(booking._id, signal),
    refetchOnMount: 'always',
    // Months are paid while nobody does anything; who looks on sees it.
    refetchInterval: 30 * secondMs,
  })

/** Whenever it changes, the months may have. */
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
    retry: false,
  })

export const laterPriceQuery = (bookingId: string, monthlyRate: number, from: string) =>
  queryOptions({
    queryKey: ['bookings', 'later-price', bookingId, monthlyRate, from],
    queryFn: ({ signal }) => rent.laterPrice(bookingId, { monthlyRate, from }, signal),
    enabled: monthlyRate > 0,
    retry: false,
  })

export const goodsNoticesQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['rent', 'goods', bookingId],
    queryFn: ({ signal }) => rent.goodsNotices(bookingId, signal),
    refetchOnMount: 'always',
  })

/** After notice: the booking has another end, and so have its months. */
export function useRenewRent() {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      ['bookings', 'rent', 'payments'].map(key => queries.invalidateQueries({ queryKey: [key] })),
    )
  }
}
