import { Temporal } from 'temporal-polyfill'
import { lastDay } from '#foundation/rules/time/calendar.ts'
import { inLondon, londonDay } from '#foundation/rules/time/time.ts'

/** Where a booking ends that nobody has ended yet: with the last day that the calendar has. */
export const openEnd = londonDay(Temporal.PlainDate.from(lastDay)).start

/** Where so many calendar months end, the one of the start being the first. */
export function endOfMonths(start: Date, months: number): Date {
  const last = inLondon(start).toPlainDate().toPlainYearMonth().add({ months })
  return londonDay(last.toPlainDate({ day: 1 })).start
}

/** Whether it goes on until somebody gives notice. */
export function isOpenEnded(end: Date): boolean {
  return end >= openEnd
}

/** The end as the wire has it: null while nobody has given notice. */
export function endOf(endDate: string | null): Date {
  return endDate === null ? openEnd : new Date(endDate)
}
