import { requirePerson } from '#accounts/server/account/require-person.ts'
import { maySplit } from '#bookings/rules/price/parts.ts'
import { type Quote, quote } from '#bookings/rules/price/quote.ts'
import type { Refusal } from '#bookings/rules/term/admission.ts'
import {
  notInPartsWords,
  notLetWords,
  notRollingWords,
  type RefusalWords,
  refusalWords,
  termFaultWords,
} from '#bookings/rules/term/refusal-words.ts'
import type { Term } from '#bookings/rules/term/term.ts'
import type { QuoteRequest } from '#bookings/rules/wire.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Context } from '#foundation/server/context.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { type Bookable, findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import type { Priceable } from '#listings/server/for-bookings/find-priceables.ts'
import { type Admit, type Admitted, admitting } from './admit.ts'
import { type FindPlace, measurePickup, type Pickup } from './measure-pickup.ts'

export interface PricedBooking<Space extends Priceable = Bookable> {
  listing: Space
  term: Term
  pickup: Pickup | null
  quote: Quote
  policy: Policy
}

/** Whose space, and what the house says of it. */
interface Terms<Space> {
  listing: Space
  policy: Policy
}

/** Everything about a wished-for booking that does not depend on who else wants the space. */
export async function priceBooking(ctx: Context, request: QuoteRequest): Promise<PricedBooking> {
  const listing = await findBookable(ctx.db, request.storageListing)
  if (!listing) return fail('not_found')
  refuseUnlessRolling(request, listing)
  const terms = { listing, policy: await currentPolicy(ctx.db) }
  return priceAt(ctx, request, terms, address => ctx.geocoder.find(address))
}

/** The same by given terms, such as those that are held. */
export async function priceAt<Space extends Priceable>(
  ctx: Context,
  request: QuoteRequest,
  { listing, policy }: Terms<Space>,
  findPlace: FindPlace,
  admit: Admit = admitting(request, policy, ctx.now),
): Promise<PricedBooking<Space>> {
  refuseUnbookable(ctx, listing)
  const term = termOf(admit(listing), listing)
  const unitPrice = request.type === 'hourly' ? listing.hourlyRate : listing.monthlyRate
  if (!unitPrice) return failField('type', notLetWords)
  if (request.packing && !listing.packing)
    failField('packing', 'This partner does not offer packing.')
  const pickup = request.moving ? await measurePickup(request, listing, findPlace, policy) : null
  const price = quote({
    type: request.type,
    time: term.time,
    unitPrice,
    moving: pickup && { costPerKm: listing.costPerKm, distanceKm: pickup.distanceKm },
    packing: request.packing,
    policy,
  })
  if (price.total === 0) refuse({ reason: 'nothingToPay' }, listing)
  return { listing, term, pickup, quote: price, policy }
}

/** Only a partner who offers it lets until somebody gives notice. */
export function refuseUnlessRolling({ rolling }: QuoteRequest, listing: Bookable): void {
  if (rolling && !listing.rolling) failField('rolling', notRollingWords)
}

/** Only months that are more than one, and have an end, are paid in parts. */
export function refuseUnlessInParts(
  { instalments }: { instalments?: boolean | undefined },
  term: Term,
): void {
  if (instalments && !maySplit(term)) failField('instalments', notInPartsWords)
}

function refuseUnbookable(ctx: Context, listing: Priceable): void {
  if (ctx.actor.kind === 'person' && requirePerson(ctx).id === listing.hostId) {
    fail('booking_own_listing')
  }
  if (listing.isHostSuspended) fail('host_suspended')
  if (!listing.isApproved || !listing.available) fail('listing_not_bookable')
}

function termOf(admitted: Admitted, listing: Priceable): Term {
  if (admitted.fault !== undefined) return refuseDates(termFaultWords(admitted.fault))
  if (admitted.refusal) return refuse(admitted.refusal, listing)
  return admitted.term
}

function refuse(refusal: Refusal, { shortestRentalLabel }: Priceable): never {
  if (refusal.reason !== 'unavailable') {
    return refuseDates(refusalWords(refusal, shortestRentalLabel))
  }
  return fail('booking_unavailable', {
    startDate: refusal.period.start.toISOString(),
    endDate: refusal.period.end.toISOString(),
  })
}

function refuseDates({ field, message }: RefusalWords): never {
  return failField(field, message)
}
