const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** "2026-03-03T14:00", the form in which the pickers hold a moment: the clock where the space is. */
export function londonMoment(instant: Date): string {
  return wall.format(instant).replace(' ', 'T')
}

export function hoursLater(moment: string, hours: number): string {
  const shifted = new Date(`${moment}Z`)
  shifted.setUTCHours(shifted.getUTCHours() + hours)
  return shifted.toISOString().slice(0, 16)
}

export function monthsLater(month: string, months: number): string {
  const shifted = new Date(`${month}-01T00:00Z`)
  shifted.setUTCMonth(shifted.getUTCMonth() + months)
  return shifted.toISOString().slice(0, 7)
}
