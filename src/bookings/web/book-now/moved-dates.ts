import type { BookingType } from '#bookings/rules/term.ts'
import type { ListingWords } from '#listings/web/public/read-listing.ts'
import { hoursLater, instantOf, momentFrom, monthsBetween, monthsLater } from './london-clock.ts'
import type { Dates } from './searched-days.ts'

const hourMs = 3_600_000

type Shortest = Pick<ListingWords['shortestRental'], 'hours' | 'months'>

/** The end moves along with the start, so that what was chosen keeps its length and its price. */
export function withStart(type: BookingType, dates: Dates, chosen: string, shortest: Shortest) {
  return type === 'monthly'
    ? monthsFrom(chosen, dates, shortest)
    : hoursFrom(shownMoment(chosen), dates, shortest)
}

export function withEnd(type: BookingType, { start }: Dates, chosen: string): Dates {
  return { start, end: type === 'monthly' ? chosen : shownMoment(chosen) }
}

function monthsFrom(start: string, before: Dates, shortest: Shortest): Dates {
  const { end } = before
  const usual = Math.max(shortest.months, 1) - 1
  if (end === null) return { start, end: monthsLater(start, usual) }
  if (before.start === null) return { start, end: end >= start ? end : monthsLater(start, usual) }
  const length = monthsBetween(before.start, end)
  return { start, end: monthsLater(start, length < 0 ? usual : length) }
}

function hoursFrom(start: string, before: Dates, shortest: Shortest): Dates {
  const { end } = before
  const usual = Math.max(shortest.hours + shortest.months * 31 * 24, 1)
  if (end === null) return { start, end: hoursLater(start, usual) }
  if (before.start === null) return { start, end: end > start ? end : hoursLater(start, usual) }
  const length = (instantOf(end).getTime() - instantOf(before.start).getTime()) / hourMs
  return { start, end: hoursLater(start, length > 0 ? length : usual) }
}

/** What a clock leaves out in spring, it shows an hour later. */
function shownMoment(chosen: string): string {
  return momentFrom(instantOf(chosen))
}
