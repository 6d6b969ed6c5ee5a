import { monthsBetween, monthsLater } from './london-clock.ts'
import type { Dates } from './searched-days.ts'

/** The last month moves with the first, so that length and price stay the same. */
export function withFirstMonth(
  { start: before, end }: Dates,
  start: string,
  { months }: { months: number },
): Dates {
  const usual = Math.max(months, 1) - 1
  const length = end === null ? usual : monthsBetween(before ?? start, end)
  return { start, end: monthsLater(start, length < 0 ? usual : length) }
}
