import type { Temporal } from 'temporal-polyfill'
import { firstYear, isInCalendar, lastYear } from '#foundation/rules/time/calendar.ts'
import { hourMs, later, type Period } from '#foundation/rules/time/time.ts'
import { type Length, plus } from './length.ts'
import { openEnd } from './open-end.ts'
import { firstMoment, instantOf, monthOf } from './read-dates.ts'

export type BookingType = 'hourly' | 'monthly'

/** What is booked: the period that takes up space, and the number that is paid for. */
export interface Term {
  type: BookingType
  period: Period
  /** Whole hours, or calendar months counting both the first and the last. */
  time: number
  /** As `period`, but a month that begins late counts from its first day: it is charged whole. */
  nominal: Period
}

/** When somebody asks, and how long before the start the host wants to know. */
export interface Asking {
  now: Date
  notice: Length
}

export type TermFault = 'unreadable' | 'startOutOfCalendar' | 'endOutOfCalendar' | 'endBeforeStart'

/** Reads dates as people send them: an instant, a day or (by the month) just a month. */
export function readTerm(
  type: BookingType,
  startText: string,
  endText: string,
  asking: Asking,
): Term | TermFault {
  return type === 'hourly' ? readHours(startText, endText) : readMonths(startText, endText, asking)
}

/** From a month on, until somebody gives notice; the first month is what is paid for. */
export function readOpenTerm(startText: string, asking: Asking): Term | TermFault {
  const first = readMonths(startText, startText, asking)
  if (typeof first === 'string') return first
  return { ...first, period: { start: first.period.start, end: openEnd } }
}

function readHours(startText: string, endText: string): Term | TermFault {
  const start = instantOf(startText)
  const end = instantOf(endText)
  if (!start || !end) return 'unreadable'
  if (!isInCalendar(start)) return 'startOutOfCalendar'
  if (!isInCalendar(end)) return 'endOutOfCalendar'
  if (end <= start) return 'endBeforeStart'
  const period = { start, end }
  const time = Math.floor((end.getTime() - start.getTime()) / hourMs)
  return { type: 'hourly', period, nominal: period, time }
}

function readMonths(startText: string, endText: string, asking: Asking): Term | TermFault {
  const first = monthOf(startText)
  const last = monthOf(endText)
  if (!first || !last) return 'unreadable'
  if (!isMonthInCalendar(first)) return 'startOutOfCalendar'
  if (!isMonthInCalendar(last)) return 'endOutOfCalendar'
  const time = (last.year - first.year) * 12 + last.month - first.month + 1
  if (time < 1) return 'endBeforeStart'
  const nominal = { start: firstMoment(first), end: firstMoment(last.add({ months: 1 })) }
  const start = startWithin(
    { start: nominal.start, end: firstMoment(first.add({ months: 1 })) },
    asking,
  )
  const period = { start, end: nominal.end }
  return { type: 'monthly', period, nominal, time }
}

/** A month is let from the moment the notice ends in it; where it ends later, the month is refused. */
function startWithin(month: Period, { now, notice }: Asking): Date {
  const soonest = [plus(now, notice), now].map(moment => later(month.start, moment))
  return soonest.find(moment => moment < month.end) ?? month.start
}

function isMonthInCalendar(month: Temporal.PlainYearMonth): boolean {
  return month.year >= firstYear && month.year <= lastYear
}
