import { findPeople } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { offsetOf } from '#foundation/rules/paging.ts'
import type { Context } from '#foundation/server/context.ts'
import { findBookable, findBookables } from '#listings/server/for-bookings/find-bookable.ts'
import type { Viewing, ViewingFilter } from '#viewings/rules/wire.ts'
import { presentViewing } from './present-viewing.ts'
import { requireOwnViewing } from './require-own-viewing.ts'
import { viewingCalendar } from './viewing-calendar.ts'
import { countViewings, listViewings, type ViewingRow } from './viewings-table.ts'

export async function readViewings(
  ctx: Context,
  { as, show, listing, renter, page, limit }: ViewingFilter,
): Promise<{ viewings: Viewing[]; total: number }> {
  const { id } = requirePerson(ctx)
  const query = {
    party: as === 'renter' ? { renter_id: id } : { host_id: id },
    isOpen: show === 'open',
    listingId: listing,
    renterId: renter,
  }
  const rows = await listViewings(ctx.db, { ...query, limit, offset: offsetOf({ page, limit }) })
  return { viewings: await present(ctx, rows, as), total: await countViewings(ctx.db, query) }
}

export async function readViewing(ctx: Context, id: string): Promise<Viewing> {
  const { viewing, side } = await requireOwnViewing(ctx, id, requirePerson(ctx).id)
  const [shown] = await present(ctx, [viewing], side)
  return shown ?? fail('not_found')
}

/** Only an agreed viewing has a time to put into a calendar. */
export async function readViewingFile(ctx: Context, id: string): Promise<string> {
  const { viewing, side } = await requireOwnViewing(ctx, id, requirePerson(ctx).id)
  const listing = (await findBookable(ctx.db, viewing.listing_id)) ?? fail('not_found')
  const { now } = ctx
  const shown = { viewing, listing, side, site: ctx.config.publicUrl, now }
  return viewingCalendar(shown) ?? fail('not_found')
}

async function present(
  { db, now }: Context,
  rows: readonly ViewingRow[],
  as: ViewingFilter['as'],
): Promise<Viewing[]> {
  const people = await findPeople(db, [
    ...new Set(rows.flatMap(row => [row.host_id, row.renter_id])),
  ])
  const listings = await findBookables(db, [...new Set(rows.map(row => row.listing_id))])
  return rows.flatMap(row => {
    const [host, renter] = [people.get(row.host_id), people.get(row.renter_id)]
    const listing = listings.get(row.listing_id)
    return host && renter && listing
      ? [presentViewing({ row, host, renter, listing, as }, now)]
      : []
  })
}
