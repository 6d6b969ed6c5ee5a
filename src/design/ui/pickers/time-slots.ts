interface Limits {
  min?: string | undefined
  max?: string | undefined
}

// Times of the day as "09:30", and local moments as "2026-03-03T09:30": both sort as text.
export function slotsOfDay(stepMinutes: number) {
  const count = Math.floor((24 * 60) / stepMinutes)
  return Array.from({ length: count }, (_, index) => clock(index * stepMinutes))
}

export function openSlots(date: string, stepMinutes: number, { min, max }: Limits = {}) {
  return slotsOfDay(stepMinutes).filter(slot => {
    const moment = `${date}T${slot}`
    return (min === undefined || moment >= min) && (max === undefined || moment <= max)
  })
}

// Keeps the chosen time in the list even if it is not allowed: without it the list would show
// another.
export function slotsToShow(
  date: string,
  chosen: string,
  stepMinutes: number,
  limits: Limits = {},
) {
  const open = openSlots(date, stepMinutes, limits)
  return chosen === '' || open.includes(chosen) ? open : [...open, chosen].sort()
}

// Keeps the chosen time when only the day changes, if the limits allow it.
export function momentOn(date: string, wanted: string, stepMinutes: number, limits: Limits = {}) {
  const open = openSlots(date, stepMinutes, limits)
  const slot = open.find(one => one >= wanted) ?? open.at(-1)
  return slot === undefined ? null : `${date}T${slot}`
}

function clock(minutes: number) {
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0')
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`
}
