import { minuteMs } from './lengths.ts'

/** Every calendar rule of the business is kept where the spaces are. */
export const businessZone = 'Europe/London'

/** A half-open period: the start belongs to it, the end does not. */
export interface Period {
  start: Date
  end: Date
}

/**
 * The time of whatever need not wait. Every clock is past it, so a row that was written while the
 * clock was ahead is not late once the clock is right.
 */
export const atOnce = new Date(0)

export function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds)
}

export function earlier(one: Date, other: Date): Date {
  return new Date(Math.min(one.getTime(), other.getTime()))
}

export function later(one: Date, other: Date): Date {
  return new Date(Math.max(one.getTime(), other.getTime()))
}

export function overlaps(one: Period, other: Period): boolean {
  return one.start < other.end && other.start < one.end
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessZone,
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/** 3 March 2026 */
export function formatDay(instant: Date): string {
  return dayFormat.format(instant)
}

/** 3 March 2026, 14:00 */
export function formatMoment(instant: Date): string {
  return `${dayFormat.format(instant)}, ${timeFormat.format(instant)}`
}

/**
 * "the end of 2 March 2026" for midnight, which few people can read, or "3 March 2026, 14:00". What
 * began within the first minute of a day has its deadline there too, so a whole minute comes off.
 */
export function formatDeadline(instant: Date): string {
  const isMidnight = timeFormat.format(instant) === '00:00'
  return isMidnight ? `the end of ${formatDay(after(instant, -minuteMs))}` : formatMoment(instant)
}
