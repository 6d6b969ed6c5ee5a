import { hourMs } from '#foundation/rules/time/lengths.ts'
import type { ListingWords } from '#listings/web/public/read-listing.ts'
import { hoursLater, instantOf, momentFrom } from './london-clock.ts'
import type { Dates } from './searched-days.ts'

export type Shortest = Pick<ListingWords['shortestRental'], 'hours' | 'months'>

export function usualHours({ hours, months }: Shortest): number {
  return Math.max(hours + months * 31 * 24, 1)
}

/** The end moves with the start, so that length and price stay the same. */
export function withStart({ start: before, end }: Dates, chosen: string, shortest: Shortest) {
  const start = shownMoment(chosen)
  const usual = usualHours(shortest)
  if (end === null) return { start, end: hoursLater(start, usual) }
  if (before === null) return { start, end: end > start ? end : hoursLater(start, usual) }
  const length = (instantOf(end).getTime() - instantOf(before).getTime()) / hourMs
  return { start, end: hoursLater(start, length > 0 ? length : usual) }
}

export function withEnd({ start }: Dates, chosen: string): Dates {
  return { start, end: shownMoment(chosen) }
}

/** An hour that does not exist in spring is shown an hour later. */
function shownMoment(chosen: string): string {
  return momentFrom(instantOf(chosen))
}
