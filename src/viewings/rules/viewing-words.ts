import { formatMoment } from '#foundation/rules/time/time.ts'

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long' })

/** "Tuesday 3 March 2026, 14:00": people plan their week by its days. */
export function dayAndTime(at: Date): string {
  return `${weekday.format(at)} ${formatMoment(at)}`
}

/** "Tuesday 3 March 2026, 14:00 (London time)": whoever travels should not have to guess. */
export function momentWords(at: Date): string {
  return `${dayAndTime(at)} (London time)`
}
