import { mayHaveOthers } from '#bookings/rules/life/may-have-others.ts'
import type { BookingRequest } from '#bookings/rules/request-wire.ts'
import type { Alternative } from '#bookings/rules/wire.ts'
import { pence } from '#foundation/rules/money.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import type { BookingRow } from '../life/bookings-table.ts'
import { factsOfLife } from '../life/facts-of-booking.ts'
import { ownBooking } from '../life/own-booking.ts'
import { findNear, freeOffers, mostOf } from './free-offers.ts'

/** Other spaces for a renter who lost a booking. None of them costs more. */
export async function findOthers(ctx: Context, bookingId: string): Promise<Alternative[]> {
  const booking = await ownBooking(ctx, bookingId)
  const { cancelled_by: cancelledBy, approved_at } = booking
  const ended = { ...factsOfLife(booking), cancelledBy, wasApproved: approved_at !== null }
  if (!mayHaveOthers(ended, ctx.now)) return []
  const listing = await findBookable(ctx.db, booking.listing_id)
  if (!listing) return []
  const near = await findNear(ctx.db, listing, booking.renter_id)
  const most = mostOf(pence(booking.total), booking.lines, booking.policy)
  return freeOffers(ctx, near, sameRequestFor(booking, booking.listing_id), most)
}

/** The same request for another space. */
export function sameRequestFor(booking: BookingRow, storageListing: string): BookingRequest {
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
