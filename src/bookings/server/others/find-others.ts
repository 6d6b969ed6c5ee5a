import { mayHaveOthers } from '#bookings/rules/life/may-have-others.ts'
import type { Alternative, BookingRequest } from '#bookings/rules/wire.ts'
import { Failure } from '#foundation/rules/errors.ts'
import { poundsFromPence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import { findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { findListingsNear } from '#listings/server/for-bookings/find-listings-near.ts'
import type { BookingRow } from '../life/bookings-table.ts'
import { ownBooking } from '../life/own-booking.ts'
import { factsOfLife } from '../life/present-booking.ts'
import { priceBooking } from '../pricing/price-booking.ts'
import { findRoom } from '../units/units-table.ts'

const withinKm = 10
const offeredAtMost = 3
/** Each is priced, so there is an end to looking. */
const lookedAtMost = 24

/** Spaces that can be had instead of one that the renter did not get, for no more money. */
export async function findOthers(ctx: Context, bookingId: string): Promise<Alternative[]> {
  const booking = await ownBooking(ctx, bookingId)
  const { cancelled_by: cancelledBy, approved_at } = booking
  const ended = { ...factsOfLife(booking), cancelledBy, wasApproved: approved_at !== null }
  if (!mayHaveOthers(ended, ctx.now)) return []
  const found: Alternative[] = []
  for (const id of await near(ctx, booking)) {
    const other = await priced(ctx, booking, id)
    if (other && other.total <= booking.total) {
      const total = poundsFromPence(other.total)
      found.push({ listing: other.card, total, totalPence: other.total })
    }
    if (found.length === offeredAtMost) break
  }
  return found
}

/** The same as was asked for, of another space. */
export function sameOf(booking: BookingRow, storageListing: string): BookingRequest {
  return {
    storageListing,
    startDate: booking.starts_at.toISOString(),
    ...(booking.rolling
      ? { rolling: true, endDate: null }
      : { endDate: booking.ends_at.toISOString() }),
    type: booking.type,
    moving: booking.moving,
    packing: booking.packing,
    pickupAddress: booking.pickup_address,
    startWithinCoolingOff: booking.start_asked_at !== null,
  }
}

async function near(ctx: Context, booking: BookingRow): Promise<string[]> {
  const asked = await findBookable(ctx.db, booking.listing_id)
  if (!asked?.coordinates) return []
  return findListingsNear(ctx.db, {
    listingId: asked.id,
    place: asked.coordinates,
    km: withinKm,
    renterId: booking.renter_id,
    size: asked.storageSize,
    atMost: lookedAtMost,
  })
}

async function priced(ctx: Context, booking: BookingRow, listingId: string) {
  try {
    const { listing, term, quote } = await priceBooking(ctx, sameOf(booking, listingId))
    const wish = { listingId, period: term.period, units: listing.units, now: ctx.now }
    const { unit } = await findRoom(ctx.db, wish)
    return unit === null ? undefined : { card: listing.card, total: quote.total }
  } catch (error) {
    // It is not let like that: closed, too short, or out of reach of its van.
    if (error instanceof Failure) return undefined
    throw error
  }
}
