import { queryOptions } from '@tanstack/react-query'
import { readPeriod } from '#foundation/rules/time/open-end.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import { api } from '#foundation/web/api/api.ts'

interface BusyStretch {
  startDate: string
  endDate: string | null
  unitsFree: number
}

export const calendarQuery = (listingId: string) =>
  queryOptions({
    queryKey: ['bookings', 'calendar', listingId],
    queryFn: ({ signal }) =>
      api.get<BusyStretch[]>(`/booking/calendar/${encodeURIComponent(listingId)}`, { signal }),
  })

/** When no unit is free. */
export function takenTimes(busy: readonly BusyStretch[]): Period[] {
  return busy.filter(({ unitsFree }) => unitsFree === 0).map(readPeriod)
}

/** When some units are free, and others not. */
export function partlyTakenTimes(busy: readonly BusyStretch[]): Period[] {
  return busy.filter(({ unitsFree }) => unitsFree > 0).map(readPeriod)
}
