import { mayHaveOthers } from '#bookings/rules/life/may-have-others.ts'
import { maySplit } from '#bookings/rules/price/parts.ts'
import type { BookingRequest } from '#bookings/rules/request-wire.ts'
import { startOfRest } from '#bookings/rules/term/start-of-rest.ts'
import { readAsked } from '#bookings/rules/term/term.ts'
import type { Alternative } from '#bookings/rules/wire.ts'
import { pence } from '#foundation/rules/money.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import type { BookingRow } from '../life/bookings-table.ts'
import { factsOfLife } from '../life/facts-of-booking.ts'
import { ownBooking } from '../life/own-booking.ts'
import { atMost, type FitsPrice, findNear, freeOffers, mostOf } from './free-offers.ts'

/** Other spaces for a renter who lost a booking. None of them costs more. */
export async function findOthers(ctx: Context, bookingId: string): Promise<Alternative[]> {
  const booking = await ownBooking(ctx, bookingId)
  const { cancelled_by: cancelledBy, approved_at } = booking
  const ended = { ...factsOfLife(booking), cancelledBy, wasApproved: approved_at !== null }
  if (!mayHaveOthers(ended, ctx.now)) return []
  const listing = await findBookable(ctx.db, booking.listing_id)
  if (!listing) return []
  const near = await findNear(ctx.db, listing, booking.renter_id)
  const asked = sameRequestFor(booking, booking.listing_id, ctx.now)
  return freeOffers(ctx, near, asked, noDearerThan(booking, ctx.now))
}

/** A part of the time is compared by what a month or an hour of it costs too. */
function noDearerThan(booking: BookingRow, now: Date): FitsPrice {
  const { total, lines, policy, rolling, unit_price: rate } = booking
  const isNoDearer = atMost(mostOf(pence(total), lines, policy), rolling)
  if (!hasBegun(booking, now)) return isNoDearer
  return cost => cost.unitPrice <= rate && isNoDearer(cost)
}

const hasBegun = ({ starts_at }: BookingRow, now: Date) => starts_at <= now

/** The same request for another space. Of a booking that has begun, for what is left of it. */
export function sameRequestFor(
  booking: BookingRow,
  storageListing: string,
  now: Date,
): BookingRequest {
  const whole = wholeRequestFor(booking, storageListing)
  if (!hasBegun(booking, now)) return whole
  const rest = restOf(whole, booking, now)
  return booking.paid_at ? { ...rest, ...withoutServices } : rest
}

/** The things are packed, and no longer where they were to be collected. */
const withoutServices = { moving: false, packing: false, pickupAddress: null }

function restOf(whole: BookingRequest, { ends_at: end }: BookingRow, now: Date): BookingRequest {
  const startDate = startOfRest(whole.type, { end }, now).toISOString()
  const term = readAsked(whole.type, startDate, whole.endDate ?? startDate)
  const instalments = whole.instalments === true && typeof term !== 'string' && maySplit(term)
  return { ...whole, startDate, instalments }
}

function wholeRequestFor(booking: BookingRow, storageListing: string): BookingRequest {
  return {
    storageListing,
    startDate: booking.starts_at.toISOString(),
    ...(booking.rolling
      ? { rolling: true, endDate: null }
      : { endDate: endAskedFor(booking).toISOString() }),
    type: booking.type,
    moving: booking.moving,
    packing: booking.packing,
    instalments: booking.instalments,
    pickupAddress: booking.pickup_address,
    startWithinCoolingOff: booking.start_asked_at !== null,
  }
}

/** A request by the month names its last month, and the end is the first moment after that. */
function endAskedFor({ type, ends_at }: BookingRow): Date {
  return type === 'monthly' ? after(ends_at, -1) : ends_at
}
