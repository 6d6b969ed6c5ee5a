import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { api } from '#foundation/web/api/api.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import type {
  ListingCalendars,
  NewCalendar,
  OtherCalendar,
} from '#listings/rules/calendars/calendar-wire.ts'

const of = (listing: string) => `/listings/${encodeURIComponent(listing)}/calendars`
const one = (listing: string, id: string) => `${of(listing)}/${encodeURIComponent(id)}`

export const calendars = {
  read: (listing: string) => api.get<ListingCalendars>(of(listing)),
  renew: (listing: string) => api.post<{ address: string }>(`${of(listing)}/address`, {}),
  add: (listing: string, calendar: NewCalendar, idempotencyKey: string) =>
    api.post<OtherCalendar>(of(listing), calendar, { idempotencyKey }),
  readNow: (listing: string, id: string) => api.post<null>(`${one(listing, id)}/read`, {}),
  remove: (listing: string, id: string) => api.delete<null>(one(listing, id)),
}

const key = (listing: string) => ['listings', 'calendars', listing]

export const calendarsQuery = (listing: string) =>
  queryOptions({
    queryKey: key(listing),
    queryFn: () => calendars.read(listing),
    refetchOnMount: readAnew,
    refetchInterval: ({ state }) => (state.data?.others.some(isBeingRead) ? 5 * secondMs : false),
  })

export function isBeingRead({ readAt, failing, nextAt, createdAt }: OtherCalendar): boolean {
  return (readAt === null && failing === null) || nextAt <= (readAt ?? createdAt)
}

export function useReloadCalendars(listing: string) {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: key(listing) })
}
