import { type QuoteRequest, quote } from '#bookings/rules/price/quote.ts'
import type { Pence } from '#foundation/rules/money.ts'

/** What an example costs under the terms of today, as a bill shows it. */
export function exampleBill(wish: Omit<QuoteRequest, 'type' | 'packing'>) {
  const { lines, total } = quote({ type: 'monthly', packing: false, ...wish })
  return {
    lines: lines.map(({ label, amount }) => ({ label, amount: withPence(amount) })),
    total: { label: 'You pay', amount: withPence(total) },
  }
}

/** Sums stand below each other, so each shows its pence. */
function withPence(amount: Pence): string {
  const sign = amount < 0 ? '−' : ''
  return `${sign}£${(Math.abs(amount) / 100).toFixed(2)}`
}
