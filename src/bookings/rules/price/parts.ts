import { type Pence, pence, roundPence, sumPence } from '#foundation/rules/money.ts'
import type { QuoteLine } from './quote.ts'

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

export function maySplit({ type, time }: { type: 'hourly' | 'monthly'; time: number }): boolean {
  return type === 'monthly' && time > 1
}

/** Splits a price into one part for each month. The parts add up to the price exactly. */
export function splitIntoMonths(priced: Priced, months: number): Part[] {
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

/**
 * Rent is divided evenly over all months. The first month also gets everything that is paid once.
 */
function spread(whole: Pence, even: Pence, months: number): Pence[] {
  const upTo = (count: number) => roundPence((even * count) / months)
  return Array.from({ length: months }, (_, index) => {
    const part = upTo(index + 1) - upTo(index)
    return pence(index === 0 ? part + (whole - even) : part)
  })
}
