import { Temporal } from 'temporal-polyfill'
import { fromLondon, inLondon } from '#foundation/rules/time/london-time.ts'
import { later, type Period } from '#foundation/rules/time/time.ts'

/** A calendar month in London, such as 2026-12. */
export type MonthName = string

export interface CalendarMonth {
  month: MonthName
  period: Period
}

export function monthAt(instant: Date): MonthName {
  return inLondon(instant).toPlainDate().toPlainYearMonth().toString()
}

export function calendarMonth(month: MonthName): CalendarMonth {
  return { month, period: { start: dayOf(month, 1), end: dayOf(next(month), 1) } }
}

export function dayOf(month: MonthName, day: number): Date {
  return fromLondon(Temporal.PlainYearMonth.from(month).toPlainDate({ day }).toPlainDateTime())
}

export function next(month: MonthName, months = 1): MonthName {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString()
}

export function monthsBetween(one: MonthName, other: MonthName): number {
  const [from, to] = [one, other].map(name => Temporal.PlainYearMonth.from(name))
  return from && to ? from.until(to, { largestUnit: 'months' }).months : 0
}

/**
 * The months that a period touches: the first from its start, all others whole, also the last. The
 * limit stops a booking without an end from giving an endless list.
 */
export function monthsOf({ start, end }: Period, atMost: number): CalendarMonth[] {
  const months: CalendarMonth[] = []
  for (let name = monthAt(start); months.length < atMost; name = next(name)) {
    const { period } = calendarMonth(name)
    if (period.start >= end) break
    months.push({ month: name, period: { start: later(period.start, start), end: period.end } })
  }
  return months
}
