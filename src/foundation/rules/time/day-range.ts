import { isDayInCalendar } from './calendar.ts'

/** Days of the calendar, both counting; both or neither. */
export interface DayRange {
  from?: string | undefined
  to?: string | undefined
}

/** Two days from the query of an address. Values that are not days are left out. */
export function readDayRange({ from, to }: Record<string, unknown>): DayRange {
  const isRange = isDay(from) && isDay(to) && from <= to
  return isRange ? { from, to } : { from: undefined, to: undefined }
}

function isDay(day: unknown): day is string {
  return typeof day === 'string' && isDayInCalendar(day)
}
