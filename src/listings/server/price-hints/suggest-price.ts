import { requirePerson } from '#accounts/server/account/require-person.ts'
import { poundsFromPence, roundPence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import {
  comparableWithinKm,
  fewestComparables,
  type PriceQuestion,
  type PriceSuggestion,
  type Spread,
} from '#listings/rules/editing/price-suggestion.ts'
import { comparablePrices } from './comparable-listings-table.ts'

/** Nothing below three, because so few say little about what is usual. */
export async function suggestPrice(
  ctx: Context,
  question: PriceQuestion,
): Promise<PriceSuggestion> {
  const { id } = requirePerson(ctx)
  const { count, monthly, hourly } = await comparablePrices(ctx.db, {
    ...question,
    withinKm: comparableWithinKm,
    exceptHost: id,
  })
  if (count < fewestComparables || !monthly || !hourly) return null
  return { count, monthly: spread(monthly), hourly: spread(hourly) }
}

function spread(pence: readonly number[]): Spread {
  const pounds = pence.map(amount => poundsFromPence(roundPence(amount)))
  const [lowest = 0, lowerQuartile = 0, median = 0, upperQuartile = 0, highest = 0] = pounds
  return { lowest, lowerQuartile, median, upperQuartile, highest }
}
