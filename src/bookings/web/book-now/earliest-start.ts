import type { LengthChoice } from '#listings/web/public/read-listing.ts'
import { londonMoment, monthsLater } from './london-clock.ts'

export type Notice = Pick<LengthChoice, 'hours' | 'months'>

const hourMs = 3_600_000

/** The first moment that leaves the host the notice they ask for, as the pickers hold one. */
export function earliestStart(now: Date, { hours, months }: Notice): string {
  const moment = londonMoment(new Date(now.getTime() + hours * hourMs))
  if (months === 0) return moment
  const month = monthsLater(moment.slice(0, 7), months)
  const day = Math.min(Number(moment.slice(8, 10)), daysIn(month))
  return `${month}-${String(day).padStart(2, '0')}${moment.slice(10)}`
}

/** A month under way would begin now, so only a host who asks for no notice lets it. */
export function earliestMonth(now: Date, notice: Notice): string {
  const start = earliestStart(now, notice)
  const isFirstMoment = start.endsWith('-01T00:00')
  const month = start.slice(0, 7)
  return needsNotice(notice) && !isFirstMoment ? monthsLater(month, 1) : month
}

export function needsNotice({ hours, months }: Notice): boolean {
  return hours > 0 || months > 0
}

function daysIn(month: string): number {
  const last = new Date(`${monthsLater(month, 1)}-01T00:00Z`)
  last.setUTCDate(0)
  return last.getUTCDate()
}
