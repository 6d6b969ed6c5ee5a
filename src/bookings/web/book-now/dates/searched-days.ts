import type { Policy } from '#foundation/rules/policy.ts'
import type { DayRange } from '#foundation/rules/time/day-range.ts'
import { earliestMonth, earliestStart, latestMoments, type Notice } from './earliest-start.ts'
import { midnightAfter } from './london-clock.ts'

export interface Dates {
  start: string | null
  end: string | null
}

export const noDates: Dates = { start: null, end: null }

/** The searched days as hours and as months, if they can still be booked. */
export function datesOfSearch(
  { from, to }: DayRange,
  notice: Notice,
  { now, policy }: { now: Date; policy: Policy },
) {
  if (from === undefined || to === undefined) return { hourly: noDates, monthly: noDates }
  const latest = latestMoments(now, policy).start
  const isOpen = (start: string, earliest: string) =>
    start >= earliest && start <= latest.slice(0, start.length)
  const hourly = { start: `${from}T00:00`, end: midnightAfter(to) }
  const monthly = { start: from.slice(0, 7), end: to.slice(0, 7) }
  return {
    hourly: isOpen(hourly.start, earliestStart(now, notice)) ? hourly : noDates,
    monthly: isOpen(monthly.start, earliestMonth(now, notice)) ? monthly : noDates,
  }
}
