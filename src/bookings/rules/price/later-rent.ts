import { Temporal } from 'temporal-polyfill'
import type { Pence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { fromLondon, inLondon } from '#foundation/rules/time/london-time.ts'
import { later } from '#foundation/rules/time/time.ts'
import { type QuoteLine, quote, rentAlone, type Sums } from './quote.ts'

/** A price for later months that the partner has announced to the renter. */
export interface LaterRent {
  /** The first month it applies to, such as 2026-12. */
  from: string
  rate: Pence
  toldAt: string
}

/** Rent is collected on this day of the month before. */
export const rentDay = 27
/** The month of the announcement and two whole months after it. */
const monthsAhead = 3
/** A limit, because nobody knows today what storage costs in many years. */
const mostMonthsAhead = 24

/**
 * The months a new price may begin with. They are late enough for the renter to give notice first.
 */
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

/** A renter who gives notice before this leaves before the price begins. */
export function noticeBefore(from: string): Date {
  return dayOf(Temporal.PlainYearMonth.from(from).subtract({ months: 1 }), 1)
}

/**
 * After this, the first month at the new price is collected, so the price can no longer be
 * withdrawn.
 */
export function takenBackBefore(from: string): Date {
  return dayOf(Temporal.PlainYearMonth.from(from).subtract({ months: 1 }), rentDay)
}

export function pendingRent(laterRents: readonly LaterRent[], now: Date): LaterRent | undefined {
  const last = laterRents.at(-1)
  return last && beginsAt(last.from) > now ? last : undefined
}

interface Priced {
  lines: readonly QuoteLine[]
  policy: Policy
  laterRents: readonly LaterRent[]
}

export function rentOf(month: string, { lines, policy, laterRents }: Priced): Sums {
  const begun = laterRents.findLast(({ from }) => from <= month)
  return begun ? rentAt(begun.rate, policy) : rentAlone({ lines, policy })
}

export function rentAt(unitPrice: Pence, policy: Policy): Sums {
  return quote({ type: 'monthly', time: 1, unitPrice, moving: null, packing: false, policy })
}

/** The rent for the current month, or for the first month if the booking has not begun. */
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
