import { formatMoment } from '#foundation/rules/time/time.ts'

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long' })

/** With the weekday, because people plan by it: "Tuesday 3 March 2026, 14:00". */
export function dayAndTime(at: Date): string {
  return `${weekday.format(at)} ${formatMoment(at)}`
}

/** For readers who may be in another time zone: "Tuesday 3 March 2026, 14:00 (UK time)". */
export function momentWords(at: Date): string {
  return `${dayAndTime(at)} (UK time)`
}
