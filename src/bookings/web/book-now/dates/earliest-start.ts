import type { Policy } from '#foundation/rules/policy.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import type { LengthChoice } from '#listings/web/public/read-listing.ts'
import { instantOf, londonMoment, momentFrom, monthsLater } from './london-clock.ts'

export type Notice = Pick<LengthChoice, 'hours' | 'months'>

/** The first moment that leaves the host their notice, in the format of the pickers. */
export function earliestStart(now: Date, { hours, months }: Notice): string {
  const monthsOn = months === 0 ? now : instantOf(sameDayLater(londonMoment(now), months))
  return momentFrom(new Date(monthsOn.getTime() + hours * hourMs))
}

/** The latest start that can be booked today, and the latest end. */
export function latestMoments(
  now: Date,
  {
    farthestStartMonths,
    farthestEndMonths,
  }: Pick<Policy, 'farthestStartMonths' | 'farthestEndMonths'>,
) {
  const moment = londonMoment(now)
  return {
    start: sameDayLater(moment, farthestStartMonths),
    end: sameDayLater(moment, farthestEndMonths),
  }
}

/** The month in which the notice ends can still be booked, because part of it remains. */
export function earliestMonth(now: Date, notice: Notice): string {
  return earliestStart(now, notice).slice(0, 7)
}

export function needsNotice({ hours, months }: Notice): boolean {
  return hours > 0 || months > 0
}

/** The 31st becomes the last day of a shorter month. */
function sameDayLater(moment: string, months: number): string {
  const month = monthsLater(moment.slice(0, 7), months)
  const day = Math.min(Number(moment.slice(8, 10)), daysIn(month))
  return `${month}-${String(day).padStart(2, '0')}${moment.slice(10)}`
}

function daysIn(month: string): number {
  const last = new Date(`${monthsLater(month, 1)}-01T00:00Z`)
  last.setUTCDate(0)
  return last.getUTCDate()
}
