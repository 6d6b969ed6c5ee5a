import { dayMs } from '#foundation/rules/time/lengths.ts'
import type { UnavailabilityPeriod } from '#listings/rules/wire.ts'

/** Days ("2026-03-09") and months ("2026-03") are texts, which sort in the right order. */
export interface MonthDay {
  day: string
  inMonth: boolean
}

/** Whole weeks, from Monday. */
export function weeksOf(month: string): MonthDay[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs
  const weeks: MonthDay[][] = []
  for (let week = 0; week < 6; week++) {
    const days = Array.from({ length: 7 }, (_, index) =>
      dayAt(monday + (week * 7 + index) * dayMs, month),
    )
    if (days.some(({ inMonth }) => inMonth)) weeks.push(days)
  }
  return weeks
}

export function dayAfter(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + days * dayMs)
}

export function isClosed(day: string, periods: readonly UnavailabilityPeriod[]): boolean {
  return periods.some(
    ({ startDate, endDate }) => startDate.slice(0, 10) <= day && day <= endDate.slice(0, 10),
  )
}

/** The first press sets the start, the second the end, the third a new start. */
export function pickedDay(
  day: string,
  from: string | null,
  to: string | null,
): { from: string; to: string | null } {
  if (from === null || to !== null || day < from) return { from: day, to: null }
  return { from, to: day }
}

export function inOrder(periods: readonly UnavailabilityPeriod[]): UnavailabilityPeriod[] {
  return periods.toSorted((one, other) => one.startDate.localeCompare(other.startDate))
}

function dayAt(time: number, month: string): MonthDay {
  const day = isoDay(time)
  return { day, inMonth: day.startsWith(month) }
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
