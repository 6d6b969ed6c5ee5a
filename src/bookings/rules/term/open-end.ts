import { lastDay } from '#foundation/rules/time/calendar.ts'

/**
 * The end date stored for a booking without an end: the last day the calendar allows. In winter
 * London has the time of Greenwich.
 */
export const openEnd = new Date(`${lastDay}T00:00:00Z`)

export function isOpenEnded(end: Date): boolean {
  return end >= openEnd
}

/** On the wire, null means that nobody has given notice. */
export function endOf(endDate: string | null): Date {
  return endDate === null ? openEnd : new Date(endDate)
}
