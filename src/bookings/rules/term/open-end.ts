import { Temporal } from 'temporal-polyfill'
import { lastDay } from '#foundation/rules/time/calendar.ts'
import { inLondon, londonDay } from '#foundation/rules/time/time.ts'

/** The end date stored for a booking without an end: the last day the calendar allows. */
export const openEnd = londonDay(Temporal.PlainDate.from(lastDay)).start

/** The month of the start counts as the first. */
export function endOfMonths(start: Date, months: number): Date {
  const last = inLondon(start).toPlainDate().toPlainYearMonth().add({ months })
  return londonDay(last.toPlainDate({ day: 1 })).start
}

export function isOpenEnded(end: Date): boolean {
  return end >= openEnd
}

/** On the wire, null means that nobody has given notice. */
export function endOf(endDate: string | null): Date {
  return endDate === null ? openEnd : new Date(endDate)
}
