import { type QuoteRequest, quote } from '#bookings/rules/price/quote.ts'
import type { Pence } from '#foundation/rules/money.ts'

/** Under the current terms. */
export function exampleBill(wish: Omit<QuoteRequest, 'type' | 'packing'>) {
  const { lines, total } = quote({ type: 'monthly', packing: false, ...wish })
  return {
    lines: lines.map(({ label, amount }) => ({ label, amount: withPence(amount) })),
    total: { label: 'You pay', amount: withPence(total) },
  }
}

/** With pence, because the amounts stand in a column. */
function withPence(amount: Pence): string {
  const sign = amount < 0 ? '−' : ''
  return `${sign}£${(Math.abs(amount) / 100).toFixed(2)}`
}
