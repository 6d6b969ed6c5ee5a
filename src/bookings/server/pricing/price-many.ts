import { type QuoteRequest as QuoteOf, quote, totalOf } from '#bookings/rules/price/quote.ts'
import type { QuoteRequest } from '#bookings/rules/request-wire.ts'
import { type Pence, poundsFromPence } from '#foundation/rules/money.ts'
import type { FoundPlace } from '#foundation/rules/place/places.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { Refused } from '#foundation/rules/refused.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after, overlaps, type Period } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Priceable } from '#listings/server/for-bookings/read-priceables.ts'
import { cachedAdmissionCheck } from './admit.ts'
import { presentLines } from './present-quote.ts'
import { askerOf } from './price-booking.ts'
import { type Asking, checkSpace, type Priced, priceCheckedSpace } from './price-space.ts'

export type Wish = Omit<QuoteRequest, 'storageListing'>

export interface ShownPrice {
  total: number
  totalPence: number
  lines: ReturnType<typeof presentLines>
}

export interface PricedSpace extends Priceable {
  /** Near the period: when it cannot be had, because no unit is free. */
  taken: readonly Period[]
}

export interface Prices {
  /** Only the total, to sort hundreds of spaces. Undefined if the space cannot be booked. */
  totalIn: (space: PricedSpace) => Pence | undefined
  /** When it would be booked; undefined where nobody can read the dates. */
  periodIn: (space: Priceable) => Period | undefined
  /** The full price, or a sentence that says why the space cannot be booked. */
  priceIn: (space: PricedSpace) => ShownPrice | string
}

/** The request, the terms and the pickup place are read once for all spaces. */
export function priceMany(
  ctx: Context,
  request: Wish,
  policy: Policy,
  place: FoundPlace | null,
): Prices {
  const admit = cachedAdmissionCheck(request, policy, ctx.now)
  const asking: Asking = { request, policy, admit, askerId: askerOf(ctx) }
  return {
    periodIn(space) {
      const admitted = admit(space)
      return admitted.fault === undefined ? admitted.term.period : undefined
    },
    totalIn(space) {
      const priced = priceIn(space, asking, place, asked => ({ total: totalOf(asked) }))
      return priced instanceof Refused ? undefined : priced.sum.total
    },
    priceIn(space) {
      const priced = priceIn(space, asking, place, quote)
      if (priced instanceof Refused) return priced.words
      const { total, lines } = priced.sum
      return { total: poundsFromPence(total), totalPence: total, lines: presentLines(lines) }
    },
  }
}

function priceIn<Sum extends { total: Pence }>(
  space: PricedSpace,
  asking: Asking,
  place: FoundPlace | null,
  sumOf: (asked: QuoteOf) => Sum,
): Priced<Sum> | Refused {
  const wanted = checkSpace(space, asking)
  if (wanted instanceof Refused) return wanted
  const { period } = wanted.term
  if (space.taken.some(held => overlaps(held, period))) return new Refused('booking_clash')
  return priceCheckedSpace(space, wanted, place, asking, sumOf)
}

/** Wide enough for dates by the hour and by the month. */
export function around({ startDate, endDate }: Pick<Wish, 'startDate' | 'endDate'>): Period {
  return { start: new Date(startDate), end: after(new Date(endDate ?? startDate), 31 * dayMs) }
}
