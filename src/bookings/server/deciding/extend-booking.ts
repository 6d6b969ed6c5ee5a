import { requirePerson } from '#accounts/server/account/require-person.ts'
import { whyNotExtended } from '#bookings/rules/life/may-extend.ts'
import type { ExtendRequest, QuoteAnswer, QuoteRequest } from '#bookings/rules/request-wire.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { type Bookable, findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { type BookingRow, findBooking, lockBooking } from '../life/bookings-table.ts'
import { beginBooking } from '../life/change-booking.ts'
import { moneyBackUntilOf, periodOf } from '../life/facts-of-booking.ts'
import { ownBooking } from '../life/own-booking.ts'
import { presentBooking } from '../life/present-booking.ts'
import { type AdmissionCheck, admissionCheck } from '../pricing/admit.ts'
import { presentQuote } from '../pricing/present-quote.ts'
import { type PricedBooking, priceAt, refuseUnlessInParts } from '../pricing/price-booking.ts'
import { freeUnit, takingUnit } from '../units/claim-unit.ts'
import { hasNoRoom } from '../units/is-taken.ts'
import { lockForRequest } from '../units/lock-parties.ts'
import { expireOverdue } from '../waiting/expire-bookings.ts'
import { newBooking } from './new-booking.ts'
import { refuseOtherTerms } from './request-booking.ts'

/** Uses today's rate and today's terms. */
export async function quoteExtension(
  ctx: Context,
  id: string,
  endDate: string,
): Promise<QuoteAnswer> {
  const booking = await ownBooking(ctx, id)
  refuseUnlessExtendable(ctx, booking)
  const listing = (await findBookable(ctx.db, booking.listing_id)) ?? fail('not_found')
  const policy = await currentPolicy(ctx.db)
  const priced = await priceMonths(ctx, booking, endDate, { listing, policy })
  const { period } = priced.term
  const wish = { listingId: listing.id, period, units: listing.units, only: unitOf(booking) }
  if (await hasNoRoom(ctx.db, { ...wish, now: ctx.now })) fail('booking_clash')
  return presentQuote(priced, ctx.now)
}

/** An extension is a new booking in the same unit, and the partner approves it as usual. */
export async function extendBooking(
  ctx: Context,
  id: string,
  request: ExtendRequest,
): Promise<Booking> {
  const { id: renterId } = requirePerson(ctx)
  const { listing_id: listingId } = await ownBooking(ctx, id)
  return takingUnit(ctx, async tx => {
    const { listing, policy, host, renter } = await lockForRequest(tx, { listingId, renterId })
    const booking = await lockExtendable(tx, ctx, id)
    const priced = await priceMonths(ctx, booking, request.endDate, { listing, policy })
    refuseUnlessInParts(request, priced.term)
    refuseOtherTerms(ctx, request, priced)
    const { period } = priced.term
    const { instalments, startWithinCoolingOff } = request
    const wish = { ...nothingElse, instalments, startWithinCoolingOff, extendsId: id }
    const wanted = { listingId, period, units: listing.units, only: unitOf(booking) }
    const unit = await freeUnit(tx, ctx, wanted)
    const wished = newBooking(ctx, renterId, wish, priced)
    const concerned = { host, renter, listing }
    const given = { space: listing, unit, concerned }
    const event = listing.autoApprove ? 'requestAtOnce' : 'request'
    const row = await beginBooking(tx, ctx, wished, event, { by: 'renter', given })
    const extension = presentBooking({ row, ...concerned, viewer: 'renter', now: ctx.now })
    await ctx.idempotency?.keep(tx, extension)
    return extension
  })
}

const unitOf = ({ unit_no }: BookingRow) => unit_no ?? undefined

const nothingElse = { moving: false, packing: false }

/**
 * Locked until the transaction ends. An earlier extension that has expired releases its unit first.
 */
async function lockExtendable(tx: Db, ctx: Context, id: string): Promise<BookingRow> {
  const seen = (await findBooking(tx, id)) ?? fail('not_found')
  const later = seen.extended_by === null ? undefined : await findBooking(tx, seen.extended_by)
  if (later?.expires_at && later.expires_at <= ctx.now) {
    await expireOverdue(tx, ctx, { listingId: seen.listing_id, atMost: 100 })
  }
  const booking = (await lockBooking(tx, id)) ?? fail('not_found')
  refuseUnlessExtendable(ctx, booking)
  return booking
}

function refuseUnlessExtendable({ now }: Context, booking: BookingRow): void {
  const refusal = whyNotExtended({ ...booking, period: periodOf(booking) }, now)
  if (refusal) fail(refusal)
}

interface Terms {
  listing: Bookable
  policy: Policy
}

function priceMonths(
  ctx: Context,
  booking: BookingRow,
  endDate: string,
  terms: Terms,
): Promise<PricedBooking> {
  const asked: QuoteRequest = {
    ...nothingElse,
    storageListing: booking.listing_id,
    type: 'monthly',
    startDate: inLondon(booking.ends_at).toPlainDate().toPlainYearMonth().toString(),
    endDate,
  }
  return priceAt(
    ctx,
    asked,
    terms,
    async () => undefined,
    extensionCheck(asked, booking, terms.policy, ctx.now),
  )
}

/**
 * Whoever stays has given notice of it and has been there long enough. As long as the booking can
 * be cancelled for a refund, the months after it may be all that is left, so the shortest rental
 * applies to them.
 */
function extensionCheck(
  asked: QuoteRequest,
  booking: BookingRow,
  policy: Policy,
  now: Date,
): AdmissionCheck {
  const admit = admissionCheck(asked, policy, now)
  const until = moneyBackUntilOf(booking)
  return ({ unavailable, shortestRental: shortest }) => {
    const shortestRental = now > until ? {} : shortest
    const answer = admit({ unavailable, notice: {}, shortestRental })
    if (answer.fault !== undefined || answer.refusal?.reason !== 'tooShort') return answer
    return { ...answer, refusal: { reason: 'tooShort', until } }
  }
}
