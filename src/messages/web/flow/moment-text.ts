import { londonDaysBetween } from '#foundation/rules/time/london-date.ts'
import { formatDay } from '#foundation/rules/time/time.ts'

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
})
const yearOf = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', year: 'numeric' })
const shortDayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
})

/** 14:05 */
export function timeText(at: Date): string {
  return timeFormat.format(at)
}

/** Today, Yesterday, 3 March 2026 */
export function dayText(at: Date, now: Date): string {
  const days = londonDaysBetween(at, now)
  if (days === 0) return 'Today'
  return days === 1 ? 'Yesterday' : formatDay(at)
}

/** 14:05 today, otherwise 3 Mar, and 3 Mar 2026 once that year is over. */
export function shortText(at: Date, now: Date): string {
  if (formatDay(at) === formatDay(now)) return timeText(at)
  const day = shortDayFormat.format(at)
  const year = yearOf.format(at)
  return year === yearOf.format(now) ? day : `${day} ${year}`
}
