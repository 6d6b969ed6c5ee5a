import { findPeople, nameAndMailbox } from '#accounts/server/account/find-person.ts'
import { findPeopleByName } from '#accounts/server/people/find-people-by-name.ts'
import type { BookingSearch, ListedBooking } from '#bookings/rules/console-wire.ts'
import { stageAt } from '#bookings/rules/life/allowed-actions.ts'
import { approvalStatusOf } from '#bookings/rules/life/booking-states.ts'
import { poundsFromPence } from '#foundation/rules/money.ts'
import { offsetOf } from '#foundation/rules/paging.ts'
import { presentEnd } from '#foundation/rules/time/open-end.ts'
import type { Context } from '#foundation/server/context.ts'
import { findBookables } from '#listings/server/for-bookings/find-bookable.ts'
import { findListingsByTitle } from '#listings/server/for-bookings/find-listings-by-title.ts'
import type { BookingRow } from '../life/bookings-table.ts'
import { factsOfLife, isWithBank } from '../life/facts-of-booking.ts'
import { presentRefund } from '../life/present-booking.ts'
import { countBookings, findBookings } from './booking-search-table.ts'

export async function searchBookings(
  ctx: Context,
  { q, stage, page, limit }: BookingSearch,
): Promise<{ bookings: ListedBooking[]; total: number }> {
  const search = { words: q, people: findPeopleByName(q), listings: findListingsByTitle(q) }
  const filter = { ...search, stage, now: ctx.now }
  const rows = await findBookings(ctx.db, filter, { limit, offset: offsetOf({ page, limit }) })
  return {
    bookings: await presentListed(ctx, rows),
    total: await countBookings(ctx.db, filter),
  }
}

/** Bookings whose listing is deleted are left out. */
export async function presentListed(
  ctx: Context,
  rows: readonly BookingRow[],
): Promise<ListedBooking[]> {
  const people = await findPeople(ctx.db, [
    ...new Set(rows.flatMap(row => [row.host_id, row.renter_id])),
  ])
  const listings = await findBookables(ctx.db, [...new Set(rows.map(row => row.listing_id))])
  return rows.flatMap(row => {
    const host = people.get(row.host_id)
    const renter = people.get(row.renter_id)
    const title = listings.get(row.listing_id)?.title
    if (!host || !renter || title === undefined) return []
    return [
      {
        ...listed(row, ctx.now),
        storageTitle: title,
        host: nameAndMailbox(host),
        renter: nameAndMailbox(renter),
      },
    ]
  })
}

function listed(
  row: BookingRow,
  now: Date,
): Omit<ListedBooking, 'storageTitle' | 'host' | 'renter'> {
  return {
    _id: row.id,
    storageListing: row.listing_id,
    startDate: row.starts_at.toISOString(),
    endDate: presentEnd(row.ends_at),
    type: row.type,
    rolling: row.rolling,
    approvalStatus: approvalStatusOf(stageAt(factsOfLife(row), now)),
    paymentStatus: row.payment_status,
    price: poundsFromPence(row.total),
    pricePence: row.total,
    createdAt: row.created_at.toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    refund: presentRefund(row),
    disputed: isWithBank(row),
    rent: row.arrears_at && { arrearsSince: row.arrears_at.toISOString() },
  }
}
