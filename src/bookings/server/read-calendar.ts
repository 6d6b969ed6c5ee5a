import { busyRanges } from '#bookings/rules/busy-ranges.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { findBookable } from '#listings/server/find-bookable.ts'
import { heldPeriods } from './units-table.ts'

/** When a listing has fewer units than it might, including the times its host has closed. */
export async function readCalendar(ctx: Context, listingId: string) {
  const listing = await findBookable(ctx.db, listingId)
  if (!listing?.isApproved) return fail('not_found')
  const held = await heldPeriods(ctx.db, listingId, ctx.now)
  const closed = listing.unavailable.flatMap(period =>
    Array.from({ length: listing.units }, () => period),
  )
  return busyRanges([...held, ...closed], listing.units).map(({ start, end, unitsFree }) => ({
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    unitsFree,
  }))
}
