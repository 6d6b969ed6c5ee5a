import { dayMs } from '#foundation/rules/time/lengths.ts'
import { londonDate } from '#foundation/rules/time/london-date.ts'
import { endOf } from '#foundation/rules/time/open-end.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Listing, UnavailabilityPeriod } from '#listings/rules/wire.ts'

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

export function isClosed(
  day: string,
  periods: readonly Omit<UnavailabilityPeriod, 'reason'>[],
): boolean {
  return periods.some(
    ({ startDate, endDate }) => startDate.slice(0, 10) <= day && day <= endDate.slice(0, 10),
  )
}

/** What is closed, also by other calendars, and what is booked. */
export function shownPeriods(
  listing: Calendar | undefined,
  periods: readonly UnavailabilityPeriod[],
) {
  const shut = [...periods, ...(listing?.closedByCalendars ?? [])]
  return { shut, booked: bookedPeriods(listing) }
}

type Calendar = Pick<Listing, 'calendar' | 'unavailabilityPeriods' | 'closedByCalendars'>

/** The calendar of a listing also holds the days that are closed in it. */
export function bookedPeriods(listing: Calendar | undefined): UnavailabilityPeriod[] {
  const { calendar = [], unavailabilityPeriods = [], closedByCalendars = [] } = listing ?? {}
  const shut = [...unavailabilityPeriods, ...closedByCalendars]
  return calendar
    .map(({ startDate, endDate }) => ({
      startDate: londonDate(new Date(startDate)),
      endDate: londonDate(after(endOf(endDate), -1)),
      reason: '',
    }))
    .filter(
      ({ startDate, endDate }) =>
        !shut.some(
          closed =>
            closed.startDate.slice(0, 10) <= startDate && endDate <= closed.endDate.slice(0, 10),
        ),
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
