import { requirePerson } from '#accounts/server/account/require-person.ts'
import type { Booking, BookingRequest } from '#bookings/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { penceFromPounds } from '#foundation/rules/money.ts'
import type { FoundPlace } from '#foundation/rules/place/places.ts'
import { minuteMs } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { beginBooking } from '../life/change-booking.ts'
import { presentBooking } from '../life/present-booking.ts'
import { presentQuote } from '../pricing/present-quote.ts'
import {
  type PricedBooking,
  priceAt,
  priceBooking,
  refuseUnlessInParts,
  refuseUnlessRolling,
} from '../pricing/price-booking.ts'
import { freeUnit, takingUnit } from '../units/claim-unit.ts'
import { holdWished } from '../units/hold-parties.ts'
import { newBooking } from './new-booking.ts'

/** Without a key of its own, what is asked for again sooner than this is the same press. */
const doubleClickMs = minuteMs

/** A renter asks for a space; where the host approves at once, the unit is theirs to pay for. */
export async function requestBooking(ctx: Context, request: BookingRequest): Promise<Booking> {
  const { id: renterId } = requirePerson(ctx)
  const { storageListing: listingId } = request
  const place = await lookAhead(ctx, request)
  return takingUnit(ctx, async tx => {
    const { listing, policy, ...people } = await holdWished(tx, { listingId, renterId })
    refuseUnlessRolling(request, listing)
    const priced = await priceAt(ctx, request, { listing, policy }, async () => place)
    refuseUnlessInParts(request, priced.term)
    refuseOtherTerms(ctx, request, priced)
    const { period } = priced.term
    const press = ctx.idempotency ? undefined : { renterId, withinMs: doubleClickMs }
    const unit = await freeUnit(tx, ctx, { listingId, period, units: listing.units, press })
    const wished = newBooking(ctx, renterId, request, priced)
    const concerned = { ...people, listing }
    const event = listing.autoApprove ? 'requestAtOnce' : 'request'
    const given = { space: listing, unit, concerned }
    const row = await beginBooking(tx, ctx, wished, event, { by: 'renter', given })
    const booking = presentBooking({ row, ...concerned, viewer: 'renter', now: ctx.now })
    await ctx.idempotency?.keep(tx, booking)
    return booking
  })
}

/** Where a collection begins: no lock is held while somebody else is asked. */
async function lookAhead(ctx: Context, request: BookingRequest): Promise<FoundPlace | undefined> {
  if (!request.moving) return undefined
  const { pickup } = await priceBooking(ctx, request)
  return pickup?.place
}

/**
 * Never silently charged, never accepted: somebody who saw another price is shown ours, and
 * somebody who saw other terms agrees to those of today, whether or not they change the price.
 */
export function refuseOtherTerms(
  { now }: Context,
  { price, policyVersion }: Pick<BookingRequest, 'price' | 'policyVersion'>,
  priced: PricedBooking,
): void {
  const isOther = typeof policyVersion === 'string' && policyVersion !== priced.policy.version
  if (isOther) fail('terms_changed', { quote: presentQuote(priced, now) })
  if (price === undefined || price === null) return
  const isSafe = Math.abs(price) < 1e9
  if (isSafe && penceFromPounds(price) === priced.quote.total) return
  fail('price_changed', { quote: presentQuote(priced, now) })
}
