import type { UnavailabilityPeriod } from '../wire.ts'

/** A time at which nobody can book. With `calendar`, another calendar of the partner says so. */
export interface ClosedTime extends UnavailabilityPeriod {
  calendar?: string
}

/** Both days belong to it: "2026-03-09". */
export interface ClosedDays {
  startDate: string
  endDate: string
}

export function closedByPartner(times: readonly ClosedTime[]): UnavailabilityPeriod[] {
  return times.filter(({ calendar }) => calendar === undefined)
}

export function closedByCalendars(times: readonly ClosedTime[]): ClosedTime[] {
  return times.filter(({ calendar }) => calendar !== undefined)
}

/** What the partner and other calendars have closed stays as it is. */
export function withDaysOf(
  times: readonly ClosedTime[],
  calendar: string,
  days: readonly ClosedDays[],
): ClosedTime[] {
  return [
    ...times.filter(time => time.calendar !== calendar),
    ...days.map(({ startDate, endDate }) => ({ startDate, endDate, reason: '', calendar })),
  ]
}

export function areSame(one: readonly ClosedTime[], other: readonly ClosedTime[]): boolean {
  const known = new Set(one.map(key))
  return one.length === other.length && other.every(time => known.has(key(time)))
}

function key({ startDate, endDate, calendar = '' }: ClosedTime): string {
  return `${calendar} ${startDate}/${endDate}`
}
