import { londonDate } from '#foundation/rules/time/london-date.ts'
import { isOpenEnded } from '#foundation/rules/time/open-end.ts'
import { after, formatDay, formatMoment, type Period } from '#foundation/rules/time/time.ts'
import type { BookingType } from './term.ts'

interface Booked {
  type: BookingType
  period: Period
}

/** Months are named by their days. A first month that begins late is named by its exact start. */
export function startWords({ type, period: { start } }: Booked): string {
  return type === 'monthly' && isMidnight(start) ? formatDay(start) : formatMoment(start)
}

function isMidnight(instant: Date): boolean {
  return londonDate(after(instant, -1)) !== londonDate(instant)
}

/** A month ends at midnight after its last day, but people name the last day. */
export function endWords({ type, period: { end } }: Booked): string {
  if (isOpenEnded(end)) return 'until notice is given'
  return type === 'monthly' ? formatDay(after(end, -1)) : formatMoment(end)
}

/** "1 March 2026 to 30 April 2026", "3 March 2026, 14:00 to 18:00". */
export function termWords(booked: Booked): string {
  if (isOpenEnded(booked.period.end)) return `from ${startWords(booked)}, ${endWords(booked)}`
  const day = formatDay(booked.period.start)
  const end = endWords(booked)
  const isOneDay = booked.type === 'hourly' && end.startsWith(`${day}, `)
  return `${startWords(booked)} to ${isOneDay ? end.slice(day.length + 2) : end}`
}
