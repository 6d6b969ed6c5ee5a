import { dayMs } from './lengths.ts'

// Apart from time.ts, which would bring its calendar into the first load of every page.

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

/** The day that it is in London, as 2026-03-09. */
export function londonDate(instant: Date): string {
  return isoDay.format(instant)
}

/** How many midnights of London lie between, so that one minute may be a day and 24 hours two. */
export function londonDaysBetween(from: Date, to: Date): number {
  return daysBetween(londonDate(from), londonDate(to))
}

/** Whole days from one such day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}
