/**
 * Every day that a request names must lie between these years, so that date arithmetic never
 * overflows.
 */
export const firstYear = 2000
export const lastYear = 2100
export const lastDay = `${lastYear}-12-31`
export const outOfCalendarWords = `Please choose a date in the years ${firstYear} to ${lastYear}.`

const begins = Date.parse(`${firstYear}-01-01T00:00:00Z`)
const ends = Date.parse(`${lastYear + 1}-01-01T00:00:00Z`)

export function isInCalendar(instant: Date): boolean {
  return instant.getTime() >= begins && instant.getTime() < ends
}

/** Whether it is a day that exists, such as "2026-03-03", and one of the calendar. */
export function isDayInCalendar(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const midnight = new Date(text)
  // The 30th of February is read as the 2nd of March.
  return isInCalendar(midnight) && midnight.toISOString().startsWith(text)
}
