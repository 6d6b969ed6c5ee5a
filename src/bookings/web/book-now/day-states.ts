import { Temporal } from 'temporal-polyfill'
import { londonDay, overlaps, type Period } from '#foundation/rules/time.ts'

export type DayState = 'past' | 'free' | 'partly' | 'taken'

export interface CalendarDay {
  /** "2026-03-03" */
  iso: string
  dayOfMonth: number
  state: DayState
}

export interface CalendarMonth {
  iso: string
  /** Empty places before the first day; weeks begin on Monday. */
  lead: number
  days: readonly CalendarDay[]
}

/** How each day of a month stands, by the calendar of London. `taken` is when nothing is free. */
export function calendarMonth(
  isoMonth: string,
  taken: readonly Period[],
  now: Date,
): CalendarMonth {
  const month = Temporal.PlainYearMonth.from(isoMonth)
  const first = month.toPlainDate({ day: 1 })
  const days = Array.from({ length: month.daysInMonth }, (_, index) => {
    const date = first.add({ days: index })
    return { iso: date.toString(), dayOfMonth: index + 1, state: stateOf(date, taken, now) }
  })
  return { iso: isoMonth, lead: first.dayOfWeek - 1, days }
}

function stateOf(date: Temporal.PlainDate, taken: readonly Period[], now: Date): DayState {
  const day = londonDay(date)
  if (day.end <= now) return 'past'
  const touching = taken.filter(period => overlaps(period, day))
  if (touching.length === 0) return 'free'
  const covered = touching.reduce(
    (reached, { start, end }) => (start <= reached && end > reached ? end : reached),
    day.start > now ? day.start : now,
  )
  return covered >= day.end ? 'taken' : 'partly'
}
