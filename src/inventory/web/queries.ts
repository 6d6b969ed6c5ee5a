import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#bookings/rules/wire.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import { inventory } from './api.ts'

export const inventoryQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['inventory', bookingId],
    queryFn: ({ signal }) => inventory.read(bookingId, signal),
    refetchOnMount: readAnew,
  })

/** Beside its booking: what may be done with things follows from how the booking stands. */
export const inventoryOfQuery = (booking: Standing) =>
  queryOptions({
    queryKey: ['inventory', booking._id, standingOf(booking)],
    queryFn: ({ signal }) => inventory.read(booking._id, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: readAnew,
  })

type Standing = Pick<
  Booking,
  '_id' | 'approvalStatus' | 'paymentStatus' | 'endDate' | 'cancelledAt'
>

function standingOf({ approvalStatus, paymentStatus, endDate, cancelledAt }: Standing): string {
  return [approvalStatus, paymentStatus, endDate, cancelledAt].join(' ')
}

export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: ['inventory', 'item', id],
    queryFn: ({ signal }) => inventory.readItem(id, signal),
    refetchOnMount: readAnew,
  })

export function useReloadInventory() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['inventory'] })
}
