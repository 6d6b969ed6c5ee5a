export interface OpenMoments {
  isOpen?: ((moment: string) => boolean) | undefined
  // Of those, the ones to propose where a day has any.
  suits?: ((moment: string) => boolean) | undefined
}

interface Limits extends OpenMoments {
  min?: string | undefined
  max?: string | undefined
}

// Times of the day as "09:30", and local moments as "2026-03-03T09:30": both sort as text.
export function slotsOfDay(stepMinutes: number) {
  const count = Math.floor((24 * 60) / stepMinutes)
  return Array.from({ length: count }, (_, index) => clock(index * stepMinutes))
}

export function openSlots(date: string, stepMinutes: number, limits: Limits = {}) {
  return slotsOfDay(stepMinutes).filter(slot => isWithin(limits, `${date}T${slot}`))
}

export function hasOpenSlot(date: string, stepMinutes: number, limits: Limits) {
  return slotsOfDay(stepMinutes).some(slot => isWithin(limits, `${date}T${slot}`))
}

function isWithin({ min, max, isOpen = () => true }: Limits, moment: string) {
  return (
    (min === undefined || moment >= min) && (max === undefined || moment <= max) && isOpen(moment)
  )
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
  const { suits = () => true } = limits
  const open = openSlots(date, stepMinutes, limits)
  const suiting = open.filter(one => suits(`${date}T${one}`))
  const proposed = suiting.length > 0 ? suiting : open
  const slot = proposed.find(one => one >= wanted) ?? proposed.at(-1)
  return slot === undefined ? null : `${date}T${slot}`
}

function clock(minutes: number) {
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0')
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`
}
