import { type Pence, poundsFromPence, roundPence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'

/** The host's rate with tax. */
export function priceFrom(
  rates: { monthly: Pence | null; hourly: Pence | null },
  { taxRate }: Pick<Policy, 'taxRate'>,
): { monthly: number; hourly: number } {
  const withTax = (rate: Pence | null) => poundsFromPence(roundPence((rate ?? 0) * (1 + taxRate)))
  return { monthly: withTax(rates.monthly), hourly: withTax(rates.hourly) }
}
