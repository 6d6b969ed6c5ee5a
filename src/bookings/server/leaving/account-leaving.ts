import { presentEnd } from '#foundation/rules/time/open-end.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { inPages } from '#foundation/server/database/in-pages.ts'
import { cutReasons } from '#messages/server/for-bookings/cut-reasons.ts'
import { closeRequests, withdrawRequests } from '../deciding/close-requests.ts'
import { deleteAnswerLinksOf } from '../life/answer-links-table.ts'
import { hasArrears } from '../life/arrears-table.ts'
import { linesWithReasonOfHost } from '../life/booking-line.ts'
import { type BookingRow, erasePickupsOf, liveBookings } from '../life/bookings-table.ts'
import { bookingsOfParty } from '../reading/booking-lists-table.ts'
import { erasePlacesOf } from '../units/booked-places-table.ts'
import { eraseReasonsOfHost } from './reasons-table.ts'

/**
 * Nobody can close their account while others depend on their bookings or while a paid booking is
 * still to come.
 */
export async function bookingObstacles(tx: Db, ctx: Context, userId: string): Promise<string[]> {
  const rented = await liveBookings(tx, { renter_id: userId }, ctx.now)
  const hosted = await liveBookings(tx, { host_id: userId }, ctx.now)
  const owes = await hasArrears(tx, userId)
  return [
    ...(owes
      ? [
          'You owe rent. Please pay it first, on the page of the booking, or write to us if it cannot be paid there.',
        ]
      : []),
    ...(rented.length > 0
      ? ['You have bookings that have not ended. Please cancel them first.']
      : []),
    ...(hosted.length > 0
      ? ['Renters have booked your spaces, and those bookings have not ended.']
      : []),
  ]
}

/** Open requests are closed with the account, because nobody could answer or pay them. */
export async function eraseRequests(tx: Db, ctx: Context, userId: string): Promise<void> {
  await withdrawRequests(tx, ctx, userId, { by: 'renter', reason: null })
  await closeRequests(tx, ctx, { host_id: userId }, { by: 'host', reason: 'The partner has left.' })
  await deleteAnswerLinksOf(tx, userId)
  await eraseReasonsOfHost(tx, userId)
  await cutReasons(tx, userId, linesWithReasonOfHost)
  await erasePickupsOf(tx, userId)
  await erasePlacesOf(tx, userId)
}

export async function* exportBookings(ctx: Context, userId: string): AsyncGenerator<unknown> {
  for await (const row of inPages(page => bookingsOfParty(ctx.db, { renter_id: userId }, page))) {
    yield { as: 'renter', ...exported(row), pickupAddress: row.pickup_address }
  }
  for await (const row of inPages(page => bookingsOfParty(ctx.db, { host_id: userId }, page))) {
    yield { as: 'partner', ...exported(row) }
  }
}

function exported(row: BookingRow) {
  return {
    id: row.id,
    listing: row.listing_id,
    from: row.starts_at,
    until: presentEnd(row.ends_at),
    stage: row.stage,
    pricePence: row.total,
    askedFor: row.created_at,
  }
}
