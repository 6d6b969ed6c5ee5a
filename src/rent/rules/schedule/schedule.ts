import type { Agreement } from '#bookings/rules/price/cooling-off.ts'
import { type LaterRent, rentOf } from '#bookings/rules/price/later-rent.ts'
import { type Part, splitIntoMonths } from '#bookings/rules/price/parts.ts'
import type { QuoteLine } from '#bookings/rules/price/quote.ts'
import { moneyBackUntil } from '#bookings/rules/price/refund.ts'
import type { BookingType } from '#bookings/rules/term/term.ts'
import type { Pence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import { partUpTo } from './days.ts'
import { dueAt } from './due-times.ts'
import {
  type CalendarMonth,
  calendarMonth,
  type MonthName,
  monthAt,
  monthsBetween,
  monthsOf,
} from './months.ts'

/**
 * `at once`: everything when the booking is approved. `in parts`: a fixed term, month by month.
 * `rolling`: month by month without an end.
 */
export type Rhythm = 'at once' | 'in parts' | 'rolling'

/** Everything the schedule depends on. */
export interface Rented {
  rhythm: Rhythm
  type: BookingType
  period: Period
  /** The number of months in the price. One for a booking without an end. */
  time: number
  /** When the booking was approved. The first payment is due from then on. */
  agreedAt: Date
  total: Pence
  subtotal: Pence
  tax: Pence
  lines: readonly QuoteLine[]
  /** Prices for later months. Only for a booking without an end. */
  laterRents: readonly LaterRent[]
  policy: Policy
  agreement: Agreement
}

export interface ScheduledMonth extends Part {
  month: MonthName
  period: Period
  dueAt: Date
}

/** A limit above the length of any booking, so that a schedule always ends. */
const mostMonths = 1200

export function scheduleOf(rented: Rented, until?: Date): ScheduledMonth[] {
  const { rhythm, type, period } = rented
  if (type === 'hourly') return [wholeOf(rented)]
  const end = until && until < period.end ? until : period.end
  const months = monthsOf({ start: period.start, end }, mostMonths)
  const parts =
    rhythm === 'at once'
      ? splitIntoMonths(rented, rented.time)
      : months.map(({ month }, index) => partOf(rented, index, month))
  const notBefore = moneyBackUntil(rented)
  return months.map(({ month, period: { start } }, index) => {
    const isAtOnce = rhythm === 'at once' || index === 0
    const due = isAtOnce ? rented.agreedAt : dueAt(month, notBefore)
    const whole = months[index + 1]?.period.start
    return { ...partAt(parts, index), month, period: { start, end: whole ?? end }, dueAt: due }
  })
}

/** Finds one month directly, without listing all the months before it. */
export function laterMonth(rented: Rented, month: CalendarMonth): ScheduledMonth {
  const index = monthsBetween(monthAt(rented.period.start), month.month)
  const due = index === 0 ? rented.agreedAt : dueAt(month.month, moneyBackUntil(rented))
  const { start, end } = month.period
  const period = endsWithin(rented, month.period)
    ? { start, end: rented.period.end }
    : { start, end }
  return { ...partOf(rented, index, month.month), month: month.month, period, dueAt: due }
}

/** The first month is always paid whole. */
function partOf(rented: Rented, index: number, month: MonthName): Part {
  const whole = wholePartOf(rented, index, month)
  const { period } = calendarMonth(month)
  const isCut = index > 0 && endsWithin(rented, period)
  return isCut ? partUpTo(whole, period, rented.period.end) : whole
}

function endsWithin({ period: { end } }: Rented, month: Period): boolean {
  return month.start < end && end < month.end
}

function wholePartOf(rented: Rented, index: number, month: MonthName): Part {
  if (rented.rhythm !== 'rolling') return partAt(splitIntoMonths(rented, rented.time), index)
  const { total: amount, subtotal, tax } = index === 0 ? rented : rentOf(month, rented)
  return { amount, subtotal, tax }
}

function wholeOf({ period, total, subtotal, tax, agreedAt }: Rented): ScheduledMonth {
  return { month: monthAt(period.start), period, amount: total, subtotal, tax, dueAt: agreedAt }
}

function partAt(parts: readonly Part[], index: number): Part {
  const part = parts[index]
  if (!part) throw new RangeError(`There is no month ${index + 1}`)
  return part
}
