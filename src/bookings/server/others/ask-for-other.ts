import type { AlternativeWish, Booking } from '#bookings/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { requestBooking } from '../deciding/request-booking.ts'
import { ownBooking } from '../life/own-booking.ts'
import { findOthers, sameRequestFor } from './find-others.ts'

/** Requests an offered space with the consents that the renter gave for the first one. */
export async function askForOther(
  ctx: Context,
  bookingId: string,
  { listing: listingId, price }: AlternativeWish,
): Promise<Booking> {
  const booking = await ownBooking(ctx, bookingId)
  const offer = (await findOthers(ctx, bookingId)).find(({ listing }) => listing._id === listingId)
  if (!offer) return fail('listing_not_bookable')
  const same = sameRequestFor(booking, listingId, ctx.now)
  const agreedTo = { price: price ?? offer.total, policyVersion: booking.policy_version }
  return requestBooking(ctx, { ...same, ...agreedTo })
}
