import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { areSame, type ClosedDays, withDaysOf } from '#listings/rules/calendars/closed-times.ts'
import type { ListingRow } from '../listing/listings-table.ts'
import { saveListing } from '../listing/save-listing.ts'

/**
 * Replaces the days that a calendar closes. What is booked on such days stays booked. The version
 * stays as it is, because nothing changes that the partner may be editing.
 */
export async function closeByCalendar(
  tx: Db,
  ctx: Pick<Context, 'keys' | 'now'>,
  listing: ListingRow,
  closing: { calendar: string; days: readonly ClosedDays[] },
): Promise<void> {
  const before = listing.unavailability_periods
  const times = withDaysOf(before, closing.calendar, closing.days)
  if (areSame(before, times)) return
  await saveListing(tx, ctx, listing, { ...listing, unavailability_periods: times })
}
