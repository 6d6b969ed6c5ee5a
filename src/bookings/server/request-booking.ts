import { requirePerson } from '#accounts/server/require-person.ts'
import type { Booking, BookingRequest } from '#bookings/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { penceFromPounds } from '#foundation/rules/money.ts'
import { currentPolicy } from '#foundation/rules/policy.ts'
import { after, earlier, hourMs, minuteMs } from '#foundation/rules/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { newId } from '#foundation/server/new-id.ts'
import { findBookable } from '#listings/server/find-bookable.ts'
import { announceBooking, type Concerned, concernedBy } from './announce-booking.ts'
import { type BookingRow, insertBooking } from './bookings-table.ts'
import { freeUnit, takingUnit } from './claim-unit.ts'
import { presentBooking } from './present-booking.ts'
import { presentQuote } from './present-quote.ts'
import { type PricedBooking, priceBooking } from './price-booking.ts'
import { recordBookingEvent } from './record-event.ts'
import { hasAskedWithin } from './units-table.ts'

/** Without a key of its own, what is asked for again sooner than this is the same press. */
const doubleClickMs = minuteMs

/** A renter asks for a space; where the host approves at once, the unit is theirs to pay for. */
export async function requestBooking(ctx: Context, request: BookingRequest): Promise<Booking> {
  const renterId = requirePerson(ctx).id
  const priced = await priceBooking(ctx, request)
  refuseOtherPrice(request, priced)
  return takingUnit(ctx, priced.listing.id, async tx => {
    const listing = await findBookable(tx, request.storageListing, 'while booking')
    if (!listing?.isApproved || !listing.available) return fail('listing_not_bookable')
    const { period } = priced.term
    const same = { listingId: listing.id, renterId, period, now: ctx.now }
    const isSamePress = !ctx.idempotency && (await hasAskedWithin(tx, doubleClickMs, same))
    if (isSamePress) return fail('booking_repeated')
    const unit = await freeUnit(tx, ctx, { listingId: listing.id, period, units: listing.units })
    const row = newBooking(ctx, renterId, request, { ...priced, listing }, unit)
    await insertBooking(tx, row)
    const concerned = (await concernedBy(tx, row, listing)) ?? fail('not_found')
    await record(tx, ctx, row, concerned)
    const booking = presentBooking({ row, ...concerned, viewer: 'renter', now: ctx.now })
    await ctx.idempotency?.keep(tx, booking)
    return booking
  })
}

/** Never silently charged, never accepted: somebody who saw another price is shown ours (D37). */
function refuseOtherPrice({ price }: BookingRequest, priced: PricedBooking): void {
  if (price === undefined || price === null) return
  const isSafe = Math.abs(price) < 1e9
  if (isSafe && penceFromPounds(price) === priced.quote.total) return
  fail('price_changed', { quote: presentQuote(priced) })
}

function newBooking(
  ctx: Context,
  renterId: string,
  request: BookingRequest,
  { listing, term, pickup, quote }: PricedBooking,
  unit: number,
): BookingRow {
  const { now } = ctx
  const atOnce = listing.autoApprove
  const hours = atOnce ? currentPolicy.payWindowHours : currentPolicy.bookingReplyHours
  const deadline = after(now, hours * hourMs)
  return {
    id: newId(now),
    listing_id: listing.id,
    host_id: listing.hostId,
    renter_id: renterId,
    type: term.type,
    starts_at: term.period.start,
    ends_at: term.period.end,
    stage: atOnce ? 'approved' : 'pending',
    payment_status: null,
    unit_no: atOnce ? unit : null,
    time: quote.time,
    unit_price: quote.unitPrice,
    subtotal: quote.subtotal,
    tax: quote.tax,
    total: quote.total,
    lines: [...quote.lines],
    moving: request.moving,
    packing: request.packing,
    pickup_address: pickup?.address ?? null,
    pickup_lat: pickup?.lat ?? null,
    pickup_lng: pickup?.lng ?? null,
    distance_km: pickup?.distanceKm ?? null,
    policy_version: currentPolicy.version,
    consented_at: now,
    created_at: now,
    expires_at: earlier(deadline, term.period.end),
    reminded_at: null,
    approved_at: atOnce ? now : null,
    paid_at: null,
    cancelled_at: null,
    cancelled_by: null,
    reason: null,
    refund: null,
    refund_fee: null,
    start_notice_at: null,
    end_notice_at: null,
    disputed: false,
  }
}

async function record(tx: Db, ctx: Context, row: BookingRow, concerned: Concerned): Promise<void> {
  await recordBookingEvent(tx, ctx, {
    bookingId: row.id,
    event: 'requested',
    by: 'renter',
    from: null,
    to: row.stage,
  })
  const news = row.stage === 'approved' ? 'approvedAtOnce' : 'requested'
  await announceBooking(tx, ctx, row, news, concerned)
}
