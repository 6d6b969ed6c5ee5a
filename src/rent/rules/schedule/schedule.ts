import type { Agreement } from '#bookings/rules/price/cooling-off.ts'
import { type LaterRent, rentOf } from '#bookings/rules/price/later-rent.ts'
import { inParts, type Part } from '#bookings/rules/price/parts.ts'
import type { QuoteLine } from '#bookings/rules/price/quote.ts'
import { moneyBackUntil } from '#bookings/rules/price/refund.ts'
import type { BookingType } from '#bookings/rules/term/term.ts'
import type { Pence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import { dueAt } from './due-times.ts'
import { type CalendarMonth, type MonthName, monthAt, monthsBetween, monthsOf } from './months.ts'

/** How a booking is paid: all of it when it is agreed, a month at a time, or a month at a time without an end. */
export type Rhythm = 'at once' | 'in parts' | 'rolling'

/** What the schedule is read off; nothing else decides about it. */
export interface Rented {
  rhythm: Rhythm
  type: BookingType
  period: Period
  /** In how many months it was agreed to be paid for; one where nobody knows. */
  time: number
  /** When it was agreed: from then on the first month, or the whole, is to be paid. */
  agreedAt: Date
  total: Pence
  subtotal: Pence
  tax: Pence
  lines: readonly QuoteLine[]
  /** What its partner has told that later months cost; only where it rolls. */
  laterRents: readonly LaterRent[]
  policy: Policy
  agreement: Agreement
}

export interface ScheduledMonth extends Part {
  month: MonthName
  period: Period
  dueAt: Date
}

/** No booking is longer than that, so no schedule is. */
const mostMonths = 1200

/** The months of a booking, in their order: what each costs and when it is due. */
export function scheduleOf(rented: Rented, until?: Date): ScheduledMonth[] {
  const { rhythm, type, period } = rented
  if (type === 'hourly') return [wholeOf(rented)]
  const end = until && until < period.end ? until : period.end
  const months = monthsOf({ start: period.start, end }, mostMonths)
  const parts = rhythm === 'rolling' ? rollingParts(rented, months) : inParts(rented, rented.time)
  const notBefore = moneyBackUntil(rented)
  return months.map(({ month, period: { start } }, index) => {
    const isAtOnce = rhythm === 'at once' || index === 0
    const due = isAtOnce ? rented.agreedAt : dueAt(month, notBefore)
    const whole = months[index + 1]?.period.start
    return { ...partAt(parts, index), month, period: { start, end: whole ?? end }, dueAt: due }
  })
}

/** One month of it, however far away, without counting those before it. */
export function laterMonth(rented: Rented, month: CalendarMonth): ScheduledMonth {
  const index = monthsBetween(monthAt(rented.period.start), month.month)
  const due = index === 0 ? rented.agreedAt : dueAt(month.month, moneyBackUntil(rented))
  return { ...month, ...partOf(rented, index, month.month), dueAt: due }
}

function partOf(rented: Rented, index: number, month: MonthName): Part {
  if (rented.rhythm !== 'rolling') return partAt(inParts(rented, rented.time), index)
  const { total: amount, subtotal, tax } = index === 0 ? rented : rentOf(month, rented)
  return { amount, subtotal, tax }
}

function wholeOf({ period, total, subtotal, tax, agreedAt }: Rented): ScheduledMonth {
  return { month: monthAt(period.start), period, amount: total, subtotal, tax, dueAt: agreedAt }
}

function rollingParts(rented: Rented, months: readonly CalendarMonth[]): Part[] {
  return months.map(({ month }, index) => partOf(rented, index, month))
}

function partAt(parts: readonly Part[], index: number): Part {
  const part = parts[index]
  if (!part) throw new RangeError(`There is no month ${index + 1}`)
  return part
}
