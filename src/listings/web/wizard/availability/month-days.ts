import { dayOfEnd, dayOfStart } from '#foundation/rules/time/day-or-instant.ts'
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

/** Both days belong to it. */
export interface Days {
  first: string
  last: string
}

export function isClosed(day: string, periods: readonly Days[]): boolean {
  return periods.some(({ first, last }) => first <= day && day <= last)
}

/** What is closed, also by other calendars, and what is booked. */
export function shownPeriods(
  listing: Calendar | undefined,
  periods: readonly UnavailabilityPeriod[],
): { shut: Days[]; booked: Days[] } {
  const shut = [...periods, ...(listing?.closedByCalendars ?? [])].map(daysOf)
  return { shut, booked: bookedDays(listing) }
}

type Calendar = Pick<Listing, 'calendar' | 'unavailabilityPeriods' | 'closedByCalendars'>

/** The calendar of a listing also holds the days that are closed in it. */
export function bookedDays(listing: Calendar | undefined): Days[] {
  const { calendar = [], unavailabilityPeriods = [], closedByCalendars = [] } = listing ?? {}
  const shut = [...unavailabilityPeriods, ...closedByCalendars].map(daysOf)
  return calendar
    .map(({ startDate, endDate }) => ({
      first: londonDate(new Date(startDate)),
      last: londonDate(after(endOf(endDate), -1)),
    }))
    .filter(({ first, last }) => !shut.some(one => one.first <= first && last <= one.last))
}

/** Programs of partners may close a space by the instant. */
function daysOf({ startDate, endDate }: Omit<UnavailabilityPeriod, 'reason'>): Days {
  return { first: dayOfStart(startDate), last: dayOfEnd(endDate) }
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
