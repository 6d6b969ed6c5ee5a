import { requirePerson } from '#accounts/server/account/require-person.ts'
import type { BookingRequest } from '#bookings/rules/request-wire.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { penceFromPounds } from '#foundation/rules/money.ts'
import type { FoundPlace } from '#foundation/rules/place/places.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import type { Context } from '#foundation/server/context.ts'
import { beginBooking } from '../life/change-booking.ts'
import { presentBooking } from '../life/present-booking.ts'
import { periodAsked } from '../pricing/admit.ts'
import { presentQuote } from '../pricing/present-quote.ts'
import {
  type PricedBooking,
  priceAt,
  priceBooking,
  refuseUnlessInParts,
  refuseUnlessRolling,
} from '../pricing/price-booking.ts'
import { freeUnit, takingUnit } from '../units/claim-unit.ts'
import { lockForRequest } from '../units/lock-parties.ts'
import { newBooking } from './new-booking.ts'

/** A request without its own key that repeats within this time counts as the same press. */
const doubleClickMs = minuteMs

/** If the host approves automatically, the renter gets the unit and can pay at once. */
export async function requestBooking(ctx: Context, request: BookingRequest): Promise<Booking> {
  const { id: renterId } = requirePerson(ctx)
  const { storageListing: listingId } = request
  const place = await lookAhead(ctx, request)
  const press = ctx.idempotency ? undefined : { renterId, withinMs: doubleClickMs }
  const asked = periodAsked(request)
  const room = asked && { listingId, period: asked, press, now: ctx.now }
  const wish = { listingId, renterId, period: asked, room }
  return takingUnit(ctx, async tx => {
    const { listing, policy, room: seen, ...people } = await lockForRequest(tx, wish)
    refuseUnlessRolling(request, listing)
    const priced = await priceAt(ctx, request, { listing, policy }, async () => place)
    refuseUnlessInParts(request, priced.term)
    refuseOtherTerms(ctx, request, priced)
    const { period } = priced.term
    const wanted = { listingId, period, units: listing.units, press }
    const unit = await freeUnit(tx, ctx, wanted, { seen })
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

/** The pickup address is looked up before any lock is taken, because it may call the geocoder. */
async function lookAhead(ctx: Context, request: BookingRequest): Promise<FoundPlace | undefined> {
  if (!request.moving) return undefined
  const { pickup } = await priceBooking(ctx, request)
  return pickup?.place
}

type Seen = Pick<BookingRequest, 'price' | 'policyVersion' | 'coolingOffShown'>

const noCoolingOffWords =
  'The partner no longer lets out as a business, so there are no days to change your mind. Please check the terms and book again.'

/**
 * A renter who saw another price or other terms gets a new quote. They have to agree to the current
 * terms even if the price is the same.
 */
export function refuseOtherTerms(
  { now }: Context,
  { price, policyVersion, coolingOffShown }: Seen,
  priced: PricedBooking,
): void {
  const isOther = typeof policyVersion === 'string' && policyVersion !== priced.policy.version
  if (isOther) fail('terms_changed', { quote: presentQuote(priced, now) })
  if (coolingOffShown && priced.listing.hostKind !== 'trader') {
    fail('terms_changed', { quote: presentQuote(priced, now) }, noCoolingOffWords)
  }
  if (price === undefined || price === null) return
  const isSafe = Math.abs(price) < 1e9
  if (isSafe && penceFromPounds(price) === priced.quote.total) return
  fail('price_changed', { quote: presentQuote(priced, now) })
}
