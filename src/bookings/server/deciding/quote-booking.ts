import type { QuoteAnswer, QuoteCall } from '#bookings/rules/request-wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { presentQuote } from '../pricing/present-quote.ts'
import { priceBooking } from '../pricing/price-booking.ts'
import { hasNoRoom } from '../units/is-taken.ts'

export async function quoteBooking(
  ctx: Context,
  { onlyIfFree, ...request }: QuoteCall,
): Promise<QuoteAnswer> {
  const priced = await priceBooking(ctx, request)
  const { listing, term } = priced
  const { id: listingId, units } = listing
  const wish = { listingId, period: term.period, units, now: ctx.now }
  if (onlyIfFree && (await hasNoRoom(ctx.db, wish))) fail('booking_clash')
  return presentQuote(priced, ctx.now)
}
