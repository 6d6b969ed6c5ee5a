import { fromLondon, inLondon, later, londonDay, type Period } from '#foundation/rules/time/time.ts'
import { type Length, plus } from './length.ts'

/** How many whole calendar months still run after the one in which notice is given. */
const monthsOfNotice = { renter: 1, host: 2, operator: 2 } as const
/** Where the rent is not paid, a partner need not wait for the end of a month. */
const daysInArrears = 14

export type NoticeGiver = keyof typeof monthsOfNotice

interface Running {
  now: Date
  /** Before this nobody ends it: the first month, or the shortest rental that was agreed. */
  earliestEnd: Date
  inArrears: boolean
}

/** When a booking without an end comes to its end, if notice is given now. */
export function noticeEnd(by: NoticeGiver, { now, earliestEnd, inArrears }: Running): Date {
  const today = inLondon(now).toPlainDate()
  if (inArrears && by !== 'renter') {
    return londonDay(today.add({ days: daysInArrears })).end
  }
  const month = today.toPlainYearMonth().add({ months: monthsOfNotice[by] + 1 })
  return later(fromLondon(month.toPlainDate({ day: 1 }).toPlainDateTime()), earliestEnd)
}

/** The first month is paid whole, and a shortest rental counts from its first day. */
export function earliestEndOf(firstMonth: Period, shortestRental: Length): Date {
  return later(firstMonth.end, plus(firstMonth.start, shortestRental))
}
