import { findPeople } from '#accounts/server/account/find-person.ts'
import { type Person, requirePerson } from '#accounts/server/account/require-person.ts'
import { stageAt } from '#bookings/rules/life/allowed-actions.ts'
import type { Booking, BookingFilter } from '#bookings/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { offsetOf } from '#foundation/rules/paging.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { findBookables } from '#listings/server/for-bookings/find-bookable.ts'
import { isOnHold } from '../holding/is-on-hold.ts'
import { type BookingRow, findBooking } from '../life/bookings-table.ts'
import { factsOfLife } from '../life/facts-of-booking.ts'
import { type MoreOfOne, presentBooking, type Viewer } from '../life/present-booking.ts'
import { viewerOf } from '../life/viewer-of.ts'
import { isTaken } from '../units/is-taken.ts'
import { pendingRivals } from '../units/units-table.ts'
import { type BookingQuery, countBookings, listBookings } from './booking-lists-table.ts'

/** When the operator reads a booking, the audit records that they saw both people. */
export async function readBooking(ctx: Context, id: string): Promise<Booking> {
  const { booking, viewer } = await lookUp(ctx, id)
  if (viewer === 'operator') {
    await recordAudit(ctx.db, ctx, { action: 'booking.read', subject: { type: 'booking', id } })
  }
  return booking
}

/** Without a record in the audit, for the answer to an action. */
export async function showBooking(ctx: Context, id: string): Promise<Booking> {
  return (await lookUp(ctx, id)).booking
}

async function lookUp(ctx: Context, id: string): Promise<{ booking: Booking; viewer: Viewer }> {
  const person = requirePerson(ctx)
  const row = await findBooking(ctx.db, id)
  if (!row) return fail('not_found')
  const viewer = viewerOf(row, person) ?? fail('not_found')
  const [booking] = await present(ctx, [row], () => viewer, await moreOf(ctx, row, viewer))
  return { booking: booking ?? fail('not_found'), viewer }
}

async function moreOf({ db, now }: Context, row: BookingRow, viewer: Viewer): Promise<MoreOfOne> {
  const stage = stageAt(factsOfLife(row), now)
  if (viewer === 'host' && stage === 'pending') {
    return { competing: await pendingRivals(db, row, now), taken: await isTaken(db, row, now) }
  }
  const isLive = viewer === 'renter' && stage === 'paid' && row.ends_at > now
  return isLive && (await isOnHold(db, row.id)) ? { onHold: true } : {}
}

/**
 * Customers see bookings they made. Partners see bookings of their spaces, or bookings they made if
 * they ask for those.
 */
export async function readBookings(ctx: Context, filter: BookingFilter) {
  const person = requirePerson(ctx)
  const query: BookingQuery = {
    party: partyOf(person, filter.as),
    approvalStatus: filter.approvalStatus,
    cancelled: filter.cancelled === undefined ? undefined : filter.cancelled === 'true',
    now: ctx.now,
    limit: filter.limit,
    offset: offsetOf(filter),
  }
  const rows = await listBookings(ctx.db, query)
  const bookings = await present(ctx, rows, row => viewerOf(row, person) ?? 'renter')
  return { bookings, total: await countBookings(ctx.db, query) }
}

function partyOf(person: Person, as: BookingFilter['as']): BookingQuery['party'] {
  if (person.role === 'admin' && as === undefined) return null
  const asHost = as === 'host' || (as === undefined && person.role === 'partner')
  return asHost ? { host_id: person.id } : { renter_id: person.id }
}

async function present(
  ctx: Context,
  rows: readonly BookingRow[],
  viewerFor: (row: BookingRow) => Viewer,
  more?: MoreOfOne,
): Promise<Booking[]> {
  const ids = rows.flatMap(row => [row.host_id, row.renter_id])
  const people = await findPeople(ctx.db, [...new Set(ids)])
  const listings = await findBookables(ctx.db, [...new Set(rows.map(row => row.listing_id))])
  return rows.flatMap(row => {
    const host = people.get(row.host_id)
    const renter = people.get(row.renter_id)
    const listing = listings.get(row.listing_id)
    if (!host || !renter || !listing) return []
    const viewer = viewerFor(row)
    return [presentBooking({ row, listing, host, renter, viewer, now: ctx.now, more })]
  })
}
