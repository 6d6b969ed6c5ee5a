import type { QuoteRequest } from '#bookings/rules/request-wire.ts'
import type { Alternative } from '#bookings/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { overlaps } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { askerOf, priceAt } from '../pricing/price-booking.ts'
import { findRoom } from '../units/units-table.ts'
import { atMost, findNear, freeOffers, mostOf } from './free-offers.ts'

/**
 * For dates on which the space is not available: other spaces that are free and do not cost more.
 */
export async function findFreeInstead(ctx: Context, asked: QuoteRequest): Promise<Alternative[]> {
  const listing = await findBookable(ctx.db, asked.storageListing)
  if (!listing?.isPublic) return fail('not_found')
  const whenOpen = { listing: { ...listing, unavailable: [] }, policy: await currentPolicy(ctx.db) }
  const find = (address: string) => ctx.geocoder.find(address)
  const { term, quote } = await priceAt(ctx, asked, whenOpen, find)
  const { id: listingId, units, unavailable } = listing
  const isClosed = unavailable.some(closed => overlaps(closed, term.period))
  const wish = { listingId, period: term.period, units, now: ctx.now }
  if (!isClosed && (await findRoom(ctx.db, wish)).unit !== null) return []
  const near = await findNear(ctx.db, listing, askerOf(ctx))
  const most = mostOf(quote.total, quote.lines, whenOpen.policy)
  return freeOffers(ctx, near, asked, atMost(most, asked.rolling))
}
