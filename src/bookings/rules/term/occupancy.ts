import { Temporal } from 'temporal-polyfill'
import { londonDay } from '#foundation/rules/time/london-time.ts'
import { overlaps, type Period } from '#foundation/rules/time/time.ts'
import { mostAtOnce } from '#listings/rules/editing/unavailability.ts'

export type DayUse = 'free' | 'partly' | 'full' | 'closed'

export interface Holding {
  units: number
  held: readonly Period[]
  /** When the host has closed the listing. */
  closed: readonly Period[]
}

/** A day is full if at any moment of it no unit is free. */
export function monthOccupancy(isoMonth: string, { units, held, closed }: Holding): DayUse[] {
  const month = Temporal.PlainYearMonth.from(isoMonth)
  const first = month.toPlainDate({ day: 1 })
  return Array.from({ length: month.daysInMonth }, (_, index) => {
    const day = londonDay(first.add({ days: index }))
    const most = mostAtOnce(held.filter(period => overlaps(period, day)))
    if (most >= units) return 'full'
    if (closed.some(period => overlaps(period, day))) return 'closed'
    return most > 0 ? 'partly' : 'free'
  })
}

export interface Stretch {
  use: DayUse
  first: number
  last: number
}

/** Groups days in a row that have the same use, by day of the month. */
export function stretches(days: readonly DayUse[]): Stretch[] {
  const found: Stretch[] = []
  days.forEach((use, index) => {
    const last = found.at(-1)
    if (last?.use === use) last.last = index + 1
    else found.push({ use, first: index + 1, last: index + 1 })
  })
  return found
}
