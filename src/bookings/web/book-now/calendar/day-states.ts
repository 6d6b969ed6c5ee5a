import { Temporal } from 'temporal-polyfill'
import { londonDay } from '#foundation/rules/time/london-time.ts'
import { later, overlaps, type Period } from '#foundation/rules/time/time.ts'

export type DayState = 'past' | 'tooSoon' | 'free' | 'partly' | 'taken'

export interface CalendarDay {
  /** "2026-03-03" */
  iso: string
  dayOfMonth: number
  state: DayState
}

export interface CalendarMonth {
  iso: string
  /** Empty cells before the first day. Weeks begin on Monday. */
  lead: number
  days: readonly CalendarDay[]
}

interface Limits {
  taken: readonly Period[]
  now: Date
  /** The first moment that leaves the host their notice. */
  earliest: Date
}

export function calendarMonth(isoMonth: string, limits: Limits): CalendarMonth {
  const month = Temporal.PlainYearMonth.from(isoMonth)
  const first = month.toPlainDate({ day: 1 })
  const days = Array.from({ length: month.daysInMonth }, (_, index) => {
    const date = first.add({ days: index })
    return { iso: date.toString(), dayOfMonth: index + 1, state: stateOf(date, limits) }
  })
  return { iso: isoMonth, lead: first.dayOfWeek - 1, days }
}

function stateOf(date: Temporal.PlainDate, { taken, now, earliest }: Limits): DayState {
  const day = londonDay(date)
  if (day.end <= now) return 'past'
  if (day.end <= earliest) return 'tooSoon'
  const open = { start: later(day.start, earliest), end: day.end }
  const touching = taken.filter(period => overlaps(period, open))
  if (touching.length === 0) return 'free'
  const covered = touching.reduce(
    (reached, { start, end }) => (start <= reached && end > reached ? end : reached),
    open.start,
  )
  return covered >= day.end ? 'taken' : 'partly'
}
