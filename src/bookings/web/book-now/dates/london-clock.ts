import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The format of the pickers, "2026-03-03T14:00", in London time. */
export function londonMoment(instant: Date): string {
  return wall.format(instant).replace(' ', 'T')
}

/**
 * In autumn one hour occurs twice: the first one is used. In spring one hour does not exist: the
 * hour after it is used.
 */
export function instantOf(moment: string): Date {
  const inWinter = new Date(`${moment}Z`)
  const inSummer = new Date(inWinter.getTime() - hourMs)
  return londonMoment(inSummer) === moment ? inSummer : inWinter
}

/** The first London time that is at least so many hours later, also when the clocks change. */
export function hoursLater(moment: string, hours: number): string {
  return momentFrom(new Date(instantOf(moment).getTime() + hours * hourMs))
}

/** The first London time that is not before this instant. */
export function momentFrom(instant: Date): string {
  const moment = londonMoment(instant)
  return instantOf(moment) < minuteOf(instant) ? nextHour(moment) : moment
}

function minuteOf(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / minuteMs) * minuteMs)
}

function nextHour(moment: string): string {
  const later = new Date(new Date(`${moment}Z`).getTime() + hourMs)
  return `${later.toISOString().slice(0, 13)}:00`
}

export function midnightAfter(day: string): string {
  const next = new Date(`${day}T00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 16)
}

export function monthsLater(month: string, months: number): string {
  const shifted = new Date(`${month}-01T00:00Z`)
  shifted.setUTCMonth(shifted.getUTCMonth() + months)
  return shifted.toISOString().slice(0, 7)
}

export function monthsBetween(one: string, other: string): number {
  const [from, to] = [one, other].map(month => {
    const [year = 0, number = 0] = month.split('-').map(Number)
    return year * 12 + number
  })
  return (to ?? 0) - (from ?? 0)
}
