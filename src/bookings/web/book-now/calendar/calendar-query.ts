import { queryOptions } from '@tanstack/react-query'
import { api } from '#foundation/web/api/api.ts'

export interface BusyStretch {
  startDate: string
  endDate: string
  unitsFree: number
}

export const calendarQuery = (listingId: string) =>
  queryOptions({
    queryKey: ['bookings', 'calendar', listingId],
    queryFn: ({ signal }) =>
      api.get<BusyStretch[]>(`/booking/calendar/${encodeURIComponent(listingId)}`, { signal }),
  })
