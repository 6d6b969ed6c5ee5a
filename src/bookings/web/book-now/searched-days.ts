import { earliestMonth, earliestStart, type Notice } from './earliest-start.ts'
import { hoursLater } from './london-clock.ts'

/** Days in London, both counting, that somebody searched for; both or neither. */
export interface SearchedDays {
  from?: string | undefined
  to?: string | undefined
}

export interface Dates {
  start: string | null
  end: string | null
}

export const noDates: Dates = { start: null, end: null }

/** Whatever stands in the address; nonsense is left out. */
export function readSearchedDays({ from, to }: Record<string, unknown>): SearchedDays {
  const isPeriod = isDay(from) && isDay(to) && from <= to
  return isPeriod ? { from, to } : { from: undefined, to: undefined }
}

/** The same days as either rate counts them, where that could still be booked. */
export function datesOfSearch({ from, to }: SearchedDays, notice: Notice, now: Date) {
  if (from === undefined || to === undefined) return { hourly: noDates, monthly: noDates }
  const hourly = { start: `${from}T00:00`, end: hoursLater(`${to}T00:00`, 24) }
  const monthly = { start: from.slice(0, 7), end: to.slice(0, 7) }
  return {
    hourly: hourly.start < earliestStart(now, notice) ? noDates : hourly,
    monthly: monthly.start < earliestMonth(now, notice) ? noDates : monthly,
  }
}

function isDay(day: unknown): day is string {
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
}
