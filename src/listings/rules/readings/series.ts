import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { daysBetween, londonDate } from '#foundation/rules/time/london-date.ts'
import { badgeDays } from './dry-record.ts'

/** A reading may be posted this long after it was read. */
export const postedWithinDays = 7
/** After that it stands, so that a bad month cannot be taken out of a record. */
export const correctedWithinHours = 48
/** As long as the shortest month, so that no month is passed over. */
const dueAfterDays = 28
export const readingsKeptYears = 5

export interface Posted {
  readOn: string
  postedAt: Date
}

export type PlaceInSeries = 'next' | 'correction' | { refusedDay: string } | 'stands'

/** Nothing is dated back behind what is posted already. */
export function placeInSeries(last: Posted | undefined, readOn: string, now: Date): PlaceInSeries {
  const today = londonDate(now)
  if (readOn > today) return { refusedDay: 'Please choose a day that is not in the future.' }
  if (daysBetween(readOn, today) > postedWithinDays) {
    return { refusedDay: `Please choose one of the last ${postedWithinDays} days.` }
  }
  if (!last) return 'next'
  if (monthOf(readOn) === monthOf(last.readOn))
    return mayCorrect(last, now) ? 'correction' : 'stands'
  return readOn > last.readOn
    ? 'next'
    : { refusedDay: 'Please choose a day after that of your last reading.' }
}

export function mayCorrect({ postedAt }: Pick<Posted, 'postedAt'>, now: Date): boolean {
  return now.getTime() - postedAt.getTime() < correctedWithinHours * hourMs
}

/** Always a day of the next month. */
export function nextDueOn(readOn: string): string {
  const aMonthLater = Date.parse(readOn) + dueAfterDays * dayMs
  return dayOf(Math.max(aMonthLater, Date.parse(nextFrom(readOn))))
}

/** The first day on which another reading can be posted. */
export function nextFrom(readOn: string): string {
  const [year = 0, month = 1] = readOn.split('-').map(Number)
  return dayOf(Date.UTC(year, month, 1))
}

export function badgeUntil(readOn: string): string {
  return dayOf(Date.parse(readOn) + badgeDays * dayMs)
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}
