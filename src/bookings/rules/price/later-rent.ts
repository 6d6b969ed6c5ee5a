import { Temporal } from 'temporal-polyfill'
import type { Pence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { fromLondon, inLondon, later } from '#foundation/rules/time/time.ts'
import { type QuoteLine, quote, rentAlone, type Sums } from './quote.ts'

/** What the partner has told the renter that later months cost. */
export interface LaterRent {
  /** The first month that it counts for, as 2026-12. */
  from: string
  rate: Pence
  toldAt: string
}

/** The day of the month before on which rent is asked for. */
export const rentDay = 27
/** The month in which it is told, and two whole ones after it. */
const monthsAhead = 3
/** Nobody sets today what storage costs in many years. */
const mostMonthsAhead = 24

/** The months that a price told now may begin with: the renter can always leave before it does. */
export function laterRentMonths(now: Date, earliestEnd: Date): { first: string; last: string } {
  const thisMonth = inLondon(now).toPlainDate().toPlainYearMonth()
  const mayLeave = inLondon(earliestEnd)
  const isWhole = dayOf(mayLeave.toPlainDate().toPlainYearMonth(), 1) >= earliestEnd
  const leaves = mayLeave
    .toPlainDate()
    .toPlainYearMonth()
    .add({ months: isWhole ? 0 : 1 })
  const usual = thisMonth.add({ months: monthsAhead })
  const first = Temporal.PlainYearMonth.compare(usual, leaves) < 0 ? leaves : usual
  return { first: first.toString(), last: thisMonth.add({ months: mostMonthsAhead }).toString() }
}

/** Whoever gives notice before this has left when the price begins. */
export function noticeBefore(from: string): Date {
  return dayOf(Temporal.PlainYearMonth.from(from).subtract({ months: 1 }), 1)
}

/** From then on the rent of its first month is asked for, and nobody takes the price back. */
export function takenBackBefore(from: string): Date {
  return dayOf(Temporal.PlainYearMonth.from(from).subtract({ months: 1 }), rentDay)
}

/** The one that has been told and has not begun. */
export function pendingRent(laterRents: readonly LaterRent[], now: Date): LaterRent | undefined {
  const last = laterRents.at(-1)
  return last && beginsAt(last.from) > now ? last : undefined
}

interface Priced {
  lines: readonly QuoteLine[]
  policy: Policy
  laterRents: readonly LaterRent[]
}

/** What a month after the first costs. */
export function rentOf(month: string, { lines, policy, laterRents }: Priced): Sums {
  const begun = laterRents.findLast(({ from }) => from <= month)
  return begun ? rentAt(begun.rate, policy) : rentAlone({ lines, policy })
}

export function rentAt(unitPrice: Pence, policy: Policy): Sums {
  return quote({ type: 'monthly', time: 1, unitPrice, moving: null, packing: false, policy })
}

/** What a month costs now, or in its first month where it has not begun. */
export function rentNow(priced: Priced & { period: { start: Date } }, now: Date): Sums {
  const at = inLondon(later(now, priced.period.start)).toPlainDate().toPlainYearMonth()
  return rentOf(at.toString(), priced)
}

export function beginsAt(from: string): Date {
  return dayOf(Temporal.PlainYearMonth.from(from), 1)
}

function dayOf(month: Temporal.PlainYearMonth, day: number): Date {
  return fromLondon(month.toPlainDate({ day }).toPlainDateTime())
}
