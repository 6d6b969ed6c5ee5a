import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { offsetOf, type Paging } from '#foundation/rules/paging.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { unavailablePeriod } from '#listings/rules/editing/unavailability.ts'
import type { Listing } from '#listings/rules/wire.ts'
import type { FindBusyTimes } from '../for-bookings/find-busy-times.ts'
import { type ListingMediaRow, mediaOfListings } from '../listing/listing-media-table.ts'
import { countOfHost, findListing, type ListingRow, listOfHost } from '../listing/listings-table.ts'
import { presentListing } from '../listing/present-listing.ts'

export async function readOwnListings(
  ctx: Context,
  findBusyTimes: FindBusyTimes,
  { page, limit }: Paging,
): Promise<{ listings: Listing[]; total: number }> {
  const { id } = requirePerson(ctx)
  const rows = await listOfHost(ctx.db, id, { offset: offsetOf({ page, limit }), limit })
  const isWhole = page === 1 && rows.length < limit
  const total = isWhole ? rows.length : await countOfHost(ctx.db, id)
  return { listings: await withCalendars(ctx, findBusyTimes, rows), total }
}

/** Shows the exact address, so an operator's look at it is written to the audit log. */
export async function readListing(
  ctx: Context,
  findBusyTimes: FindBusyTimes,
  id: string,
): Promise<Listing> {
  const reader = requirePerson(ctx)
  const row = await findListing(ctx.db, id)
  if (!row) return fail('not_found')
  if (row.host_id !== reader.id) {
    if (reader.role !== 'admin') fail('not_found')
    await recordAudit(ctx.db, ctx, { action: 'listing.read', subject: { type: 'listing', id } })
  }
  const [listing] = await withCalendars(ctx, findBusyTimes, [row])
  return listing ?? fail('not_found')
}

async function withCalendars(
  ctx: Context,
  findBusyTimes: FindBusyTimes,
  rows: readonly ListingRow[],
): Promise<Listing[]> {
  const media = await mediaOfListings(
    ctx.db,
    rows.map(row => row.id),
  )
  const byListing = Map.groupBy(media, (item: ListingMediaRow) => item.listing_id)
  const spaces = rows.map(row => ({
    id: row.id,
    units: row.storage_number,
    unavailable: row.unavailability_periods.map(unavailablePeriod),
  }))
  const calendars = await findBusyTimes(ctx.db, spaces, ctx.now)
  return rows.map(row => ({
    ...presentListing(row, byListing.get(row.id) ?? []),
    calendar: calendars.get(row.id) ?? [],
  }))
}
