import { type Pence, poundsFromPence, roundPence } from '#foundation/rules/money.ts'
import { currentPolicy, type Policy } from '#foundation/rules/policy.ts'

/** What a renter pays for one month or hour: the host's rate with tax, as cards show it (D41). */
export function priceFrom(
  rates: { monthly: Pence | null; hourly: Pence | null },
  policy: Policy = currentPolicy,
): { monthly: number; hourly: number } {
  const withTax = (rate: Pence | null) =>
    poundsFromPence(roundPence((rate ?? 0) * (1 + policy.taxRate)))
  return { monthly: withTax(rates.monthly), hourly: withTax(rates.hourly) }
}
