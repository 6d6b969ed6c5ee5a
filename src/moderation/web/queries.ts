import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BookingSearch } from '#bookings/rules/console-wire.ts'
import { bookingQuery } from '#bookings/web/queries.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import { type AuditFilter, moderation, type PeopleFilter } from './api.ts'
import type { QueueStatus } from './queue/queue-search.ts'

/** The old list stays on the screen until the next one has arrived. */
export const queueQuery = (status: QueueStatus, page: number) =>
  queryOptions({
    queryKey: ['moderation', 'listings', status, page],
    queryFn: ({ signal }) => moderation.listings(status, page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: minuteMs,
  })

/** Each read is written to the audit log, so it is not read again by itself. */
const auditedRead = {
  staleTime: minuteMs,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['moderation', 'listing', id],
    queryFn: ({ signal }) => moderation.listing(id, signal),
    ...auditedRead,
  })

export const bookingFileQuery = (id: string) =>
  queryOptions({ ...bookingQuery(id), ...auditedRead })

export const peopleQuery = (filter: PeopleFilter) =>
  queryOptions({
    queryKey: ['moderation', 'people', filter],
    queryFn: ({ signal }) => moderation.people(filter, signal),
    placeholderData: keepPreviousData,
  })

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['moderation', 'person', id],
    queryFn: ({ signal }) => moderation.person(id, signal),
    ...auditedRead,
  })

export const bookingsQuery = (filter: BookingSearch) =>
  queryOptions({
    queryKey: ['moderation', 'bookings', filter],
    queryFn: ({ signal }) => moderation.bookings(filter, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: readAnew,
  })

export const failingQuery = queryOptions({
  queryKey: ['moderation', 'failing'],
  queryFn: ({ signal }) => moderation.failing(signal),
  refetchInterval: minuteMs,
})

export const auditQuery = (filter: AuditFilter) =>
  queryOptions({
    queryKey: ['moderation', 'audit', filter],
    queryFn: ({ signal }) => moderation.audit(filter, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: readAnew,
  })
