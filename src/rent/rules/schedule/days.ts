import type { Part } from '#bookings/rules/price/parts.ts'
import { type Pence, pence, roundPence } from '#foundation/rules/money.ts'
import { inLondon, londonDay } from '#foundation/rules/time/london-time.ts'
import { after, later, type Period } from '#foundation/rules/time/time.ts'

/** Days in London that the period touches. A day that has begun counts as a whole one. */
export function daysOf({ start, end }: Period): number {
  if (start >= end) return 0
  const [first, last] = [start, after(end, -1)].map(at => inLondon(at).toPlainDate())
  return first && last ? first.until(last).days + 1 : 0
}

/** The part of the rent for a period that is for days that have not begun. */
export function rentForDaysAhead(rent: Pence, { start, end }: Period, now: Date): Pence {
  const tomorrow = londonDay(inLondon(now).toPlainDate()).end
  const ahead = daysOf({ start: later(start, tomorrow), end })
  const days = daysOf({ start, end })
  return roundPence(days === 0 ? 0 : (rent * ahead) / days)
}

/** A last month that ends before that of the calendar is paid by its days. */
export function partUpTo(
  { amount, subtotal, tax }: Part,
  { start, end }: Period,
  last: Date,
): Part {
  const days = daysOf({ start, end })
  const part = (whole: Pence) => roundPence((whole * daysOf({ start, end: last })) / days)
  return { amount: pence(Math.max(1, part(amount))), subtotal: part(subtotal), tax: part(tax) }
}
