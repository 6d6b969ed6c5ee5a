import { fromLondon, inLondon, londonDay } from '#foundation/rules/time/london-time.ts'
import { later, type Period } from '#foundation/rules/time/time.ts'
import { type Length, plus } from './length.ts'

/** Whole calendar months that still run after the month in which notice is given. */
const monthsOfNotice = { renter: 1, host: 2, operator: 2 } as const
/** If rent is owed, a partner does not have to wait for the end of a month. */
const daysInArrears = 14

export type NoticeGiver = keyof typeof monthsOfNotice

interface Running {
  now: Date
  /** Notice cannot end it before this: the end of the first month, or of the shortest rental. */
  earliestEnd: Date
  inArrears: boolean
}

export function noticeEnd(by: NoticeGiver, { now, earliestEnd, inArrears }: Running): Date {
  if (inArrears && by !== 'renter') return endInArrears(now)
  const month = inLondon(now)
    .toPlainDate()
    .toPlainYearMonth()
    .add({ months: monthsOfNotice[by] + 1 })
  return later(fromLondon(month.toPlainDate({ day: 1 }).toPlainDateTime()), earliestEnd)
}

/** Fourteen whole days after the day on which notice is given. */
export function endInArrears(now: Date): Date {
  return londonDay(inLondon(now).toPlainDate().add({ days: daysInArrears })).end
}

/** The first month is always paid in full. The shortest rental counts from its first day. */
export function earliestEndOf(firstMonth: Period, shortestRental: Length): Date {
  return later(firstMonth.end, plus(firstMonth.start, shortestRental))
}
