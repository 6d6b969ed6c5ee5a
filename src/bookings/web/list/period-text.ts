import type { Booking } from '#bookings/rules/wire.ts'
import { after, formatDay, formatMoment } from '#foundation/rules/time.ts'

type Term = Pick<Booking, 'type' | 'startDate' | 'endDate'>

export function startText({ type, startDate }: Term): string {
  const start = new Date(startDate)
  return type === 'monthly' ? formatDay(start) : formatMoment(start)
}

/** A month ends at the midnight after its last day; people name the last day. */
export function endText({ type, endDate }: Term): string {
  const end = new Date(endDate)
  return type === 'monthly' ? formatDay(after(end, -1)) : formatMoment(end)
}

/** "1 March 2026 to 30 April 2026", "3 March 2026, 14:00 to 18:00". */
export function periodText(term: Term): string {
  const day = formatDay(new Date(term.startDate))
  const end = endText(term)
  const isOneDay = term.type === 'hourly' && end.startsWith(`${day}, `)
  return `${startText(term)} to ${isOneDay ? end.slice(day.length + 2) : end}`
}
