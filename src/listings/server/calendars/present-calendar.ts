import type { OtherCalendar } from '#listings/rules/calendars/calendar-wire.ts'
import type { ListingRow } from '../listing/listings-table.ts'
import type { OtherCalendarRow } from './calendars-table.ts'

export function presentCalendar(
  row: OtherCalendarRow,
  listing: Pick<ListingRow, 'unavailability_periods'>,
): OtherCalendar {
  const { id, name, host, created_at, read_at, due_at, failing_since, fault } = row
  return {
    _id: id,
    name,
    host,
    createdAt: created_at.toISOString(),
    readAt: read_at?.toISOString() ?? null,
    nextAt: due_at.toISOString(),
    failing: failing_since && fault ? { since: failing_since.toISOString(), fault } : null,
    closed: listing.unavailability_periods
      .filter(({ calendar }) => calendar === id)
      .map(({ startDate, endDate }) => ({ startDate, endDate })),
  }
}
