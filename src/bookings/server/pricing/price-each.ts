import type { QuoteRequest } from '#bookings/rules/wire.ts'
import { Failure } from '#foundation/rules/errors.ts'
import { poundsFromPence } from '#foundation/rules/money.ts'
import type { FoundPlace } from '#foundation/rules/place/places.ts'
import type { Context } from '#foundation/server/context.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { findBookables } from '#listings/server/for-bookings/find-bookable.ts'
import { presentLines } from './present-quote.ts'
import { priceAt } from './price-booking.ts'

interface Priced {
  total: number
  totalPence: number
  lines: ReturnType<typeof presentLines>
}

/** What the same booking costs in each of several spaces, or why it cannot be had there. */
export async function priceEach(
  ctx: Context,
  ids: readonly string[],
  wish: Omit<QuoteRequest, 'storageListing'>,
  place: FoundPlace | null,
): Promise<Map<string, Priced | string>> {
  const [listings, policy] = await Promise.all([findBookables(ctx.db, ids), currentPolicy(ctx.db)])
  const prices = new Map<string, Priced | string>()
  for (const [id, listing] of listings) {
    try {
      const request = { ...wish, storageListing: id }
      const { quote } = await priceAt(ctx, request, { listing, policy }, async () => place)
      const { total, lines } = quote
      prices.set(id, {
        total: poundsFromPence(total),
        totalPence: total,
        lines: presentLines(lines),
      })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      prices.set(id, error.message)
    }
  }
  return prices
}
