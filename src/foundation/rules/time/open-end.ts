import { lastDay } from './calendar.ts'
import type { Period } from './time.ts'

/**
 * The end date stored for a booking without an end: the last day the calendar allows. In winter
 * London has the time of Greenwich.
 */
export const openEnd = new Date(`${lastDay}T00:00:00Z`)

export function isOpenEnded(end: Date): boolean {
  return end >= openEnd
}

/** On the wire, null means that nobody knows the end yet. */
export function presentEnd(end: Date): string | null {
  return isOpenEnded(end) ? null : end.toISOString()
}

export function endOf(endDate: string | null): Date {
  return endDate === null ? openEnd : new Date(endDate)
}

interface PeriodOnWire {
  startDate: string
  endDate: string | null
}

export function readPeriod({ startDate, endDate }: PeriodOnWire): Period {
  return { start: new Date(startDate), end: endOf(endDate) }
}
