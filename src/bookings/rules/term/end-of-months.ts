import { inLondon, londonDay } from '#foundation/rules/time/london-time.ts'

/** The month of the start counts as the first. */
export function endOfMonths(start: Date, months: number): Date {
  const last = inLondon(start).toPlainDate().toPlainYearMonth().add({ months })
  return londonDay(last.toPlainDate({ day: 1 })).start
}
