import type { z } from 'zod'
import type { BookingSearch, ListedBooking } from '#bookings/rules/console-wire.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import type { PageInfo } from '#foundation/rules/paging.ts'
import { api } from '#foundation/web/api/api.ts'
import type { OwnRecord } from '#listings/rules/readings/wire.ts'
import type {
  AuditEntry,
  AuditPageInfo,
  AuditQuery,
  FailingWork,
  KnownPerson,
  PeopleQuery,
  PersonFile,
  ReadingRemoval,
  ReviewDecision,
  ReviewedListing,
  Suspension,
} from '../rules/wire.ts'
import { queueAddress } from './addresses.ts'
import type { QueueStatus } from './queue/queue-search.ts'

export type PeopleFilter = z.infer<typeof PeopleQuery>
export type AuditFilter = z.infer<typeof AuditQuery>
type Meta = z.infer<typeof PageInfo>

const segment = encodeURIComponent

export const moderation = {
  listings: (status: QueueStatus, page: number, signal: AbortSignal) =>
    api.page<ReviewedListing[], Meta>(queueAddress(status, page), { signal }),
  listing: (id: string, signal: AbortSignal) =>
    api.get<ReviewedListing>(`/admin/listings/${segment(id)}`, { signal }),
  decide: (id: string, decision: ReviewDecision) =>
    api.patch<ReviewedListing>(`/admin/listings/${segment(id)}`, decision),
  removeReading: (id: string, removal: ReadingRemoval) =>
    api.patch<OwnRecord>(`/admin/readings/${segment(id)}`, removal),
  people: (filter: PeopleFilter, signal: AbortSignal) =>
    api.page<KnownPerson[], Meta>(`/admin/people?${query(filter)}`, { signal }),
  person: (id: string, signal: AbortSignal) =>
    api.get<PersonFile>(`/admin/people/${segment(id)}`, { signal }),
  letRun: (id: string) => api.post<Booking>(`/admin/bookings/${segment(id)}/let-run`),
  suspend: (id: string, suspension: z.infer<typeof Suspension>) =>
    api.patch<KnownPerson>(`/admin/people/${segment(id)}`, suspension),
  bookings: (filter: BookingSearch, signal: AbortSignal) =>
    api.page<ListedBooking[], Meta>(`/admin/bookings?${query(filter)}`, { signal }),
  failing: (signal: AbortSignal) => api.get<FailingWork[]>('/admin/failing', { signal }),
  audit: (filter: AuditFilter, signal: AbortSignal) =>
    api.page<AuditEntry[], z.infer<typeof AuditPageInfo>>(`/admin/audit?${query(filter)}`, {
      signal,
    }),
}

function query(filter: Record<string, string | number | undefined>): string {
  const entries = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(entries).toString()
}
