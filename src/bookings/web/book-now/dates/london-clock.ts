const hourMs = 3_600_000

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** "2026-03-03T14:00", the form in which the pickers hold a moment: the clock where the space is. */
export function londonMoment(instant: Date): string {
  return wall.format(instant).replace(' ', 'T')
}

/**
 * The instant a moment is read as. What the clock shows twice in autumn is the first of the two;
 * what it leaves out in spring comes an hour later.
 */
export function instantOf(moment: string): Date {
  const inWinter = new Date(`${moment}Z`)
  const inSummer = new Date(inWinter.getTime() - hourMs)
  return londonMoment(inSummer) === moment ? inSummer : inWinter
}

/** The first moment on that clock by which so many hours have gone by, wherever the clocks change. */
export function hoursLater(moment: string, hours: number): string {
  return momentFrom(new Date(instantOf(moment).getTime() + hours * hourMs))
}

/** The first moment on that clock that is not read as an instant before this one. */
export function momentFrom(instant: Date): string {
  const moment = londonMoment(instant)
  return instantOf(moment) < minuteOf(instant) ? nextHour(moment) : moment
}

function minuteOf(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 60_000) * 60_000)
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

/** How many months the second lies after the first. */
export function monthsBetween(one: string, other: string): number {
  const [from, to] = [one, other].map(month => {
    const [year = 0, number = 0] = month.split('-').map(Number)
    return year * 12 + number
  })
  return (to ?? 0) - (from ?? 0)
}
