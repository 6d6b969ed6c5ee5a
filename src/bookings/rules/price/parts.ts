import { type Pence, pence, roundPence, sumPence } from '#foundation/rules/money.ts'
import type { QuoteLine } from './quote.ts'

/** What is asked for one month: how much in all, how much of it is ours to share, and the tax. */
export interface Part {
  amount: Pence
  subtotal: Pence
  tax: Pence
}

interface Priced {
  total: Pence
  subtotal: Pence
  tax: Pence
  lines: readonly QuoteLine[]
}

/** A fixed term of two months or more may be paid month by month. */
export function maySplit({ type, time }: { type: 'hourly' | 'monthly'; time: number }): boolean {
  return type === 'monthly' && time > 1
}

/** A price in as many parts as there are months; together they are the price, to the penny. */
export function inParts(priced: Priced, months: number): Part[] {
  const { total, subtotal, tax, lines } = priced
  const rent = sumPence(lines.filter(({ kind }) => kind === 'rent').map(({ amount }) => amount))
  const split = (whole: Pence) => spread(whole, roundPence((whole * rent) / subtotal), months)
  const [amounts, subtotals, taxes] = [split(total), split(subtotal), split(tax)]
  return amounts.map((amount, index) => ({
    amount,
    subtotal: subtotals[index] ?? pence(0),
    tax: taxes[index] ?? pence(0),
  }))
}

/** The even part of it goes to all months alike, the rest to the first. */
function spread(whole: Pence, even: Pence, months: number): Pence[] {
  const upTo = (count: number) => roundPence((even * count) / months)
  return Array.from({ length: months }, (_, index) => {
    const part = upTo(index + 1) - upTo(index)
    return pence(index === 0 ? part + (whole - even) : part)
  })
}
