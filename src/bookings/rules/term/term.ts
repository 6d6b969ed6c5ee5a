import type { Temporal } from 'temporal-polyfill'
import { firstYear, isInCalendar, lastYear } from '#foundation/rules/time/calendar.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { isOpenEnded, openEnd } from '#foundation/rules/time/open-end.ts'
import { after, later, type Period } from '#foundation/rules/time/time.ts'
import { type Length, plus } from './length.ts'
import { firstMoment, instantOf, monthOf } from './read-dates.ts'

export type BookingType = 'hourly' | 'monthly'

export interface Term {
  type: BookingType
  period: Period
  /** Whole hours, or calendar months including the first and the last. */
  time: number
  /**
   * Like `period`, but a first month that begins late counts from its first day, because it is
   * charged in full.
   */
  nominal: Period
}

/** When the request is made, and how much notice the host wants before the start. */
export interface Asking {
  now: Date
  notice: Length
}

/** The requested term before the listing, and so its notice, is known. */
export interface AskedTerm extends Omit<Term, 'period'> {
  end: Date
  /** The start may fall anywhere in this month. The partner's notice decides where. */
  firstMonth: Period | null
}

export type TermFault = 'unreadable' | 'startOutOfCalendar' | 'endOutOfCalendar' | 'endBeforeStart'

/** Accepts an instant, a day or, for monthly terms, only a month. */
export function readTerm(
  type: BookingType,
  startText: string,
  endText: string,
  asking: Asking,
): Term | TermFault {
  const asked = readAsked(type, startText, endText)
  return typeof asked === 'string' ? asked : termOf(asked, asking)
}

export function readAsked(
  type: BookingType,
  startText: string,
  endText: string,
): AskedTerm | TermFault {
  return type === 'hourly' ? readHours(startText, endText) : readMonths(startText, endText)
}

/** For a booking without an end, only the first month is paid at the start. */
export function readOpenAsked(startText: string): AskedTerm | TermFault {
  const first = readMonths(startText, startText)
  return typeof first === 'string' ? first : { ...first, end: openEnd }
}

export function termOf({ end, firstMonth, ...asked }: AskedTerm, asking: Asking): Term {
  const start = firstMonth ? startWithin(firstMonth, asking) : asked.nominal.start
  return { ...asked, period: { start, end } }
}

function readHours(startText: string, endText: string): AskedTerm | TermFault {
  const start = instantOf(startText)
  const end = instantOf(endText)
  if (!start || !end) return 'unreadable'
  if (!isInCalendar(start)) return 'startOutOfCalendar'
  if (!isInCalendar(end)) return 'endOutOfCalendar'
  if (end <= start) return 'endBeforeStart'
  const time = Math.floor((end.getTime() - start.getTime()) / hourMs)
  return { type: 'hourly', time, nominal: { start, end }, end: named(end), firstMonth: null }
}

function readMonths(startText: string, endText: string): AskedTerm | TermFault {
  const first = monthOf(startText)
  const last = monthOf(endText)
  if (!first || !last) return 'unreadable'
  if (!isMonthInCalendar(first)) return 'startOutOfCalendar'
  if (!isMonthInCalendar(last)) return 'endOutOfCalendar'
  const time = (last.year - first.year) * 12 + last.month - first.month + 1
  if (time < 1) return 'endBeforeStart'
  const nominal = { start: firstMoment(first), end: firstMoment(last.add({ months: 1 })) }
  const firstMonth = { start: nominal.start, end: firstMoment(first.add({ months: 1 })) }
  return { type: 'monthly', time, nominal, end: named(nominal.end), firstMonth }
}

/** Whoever names the last days of the calendar still asks for an end, and is told it is too far. */
function named(end: Date): Date {
  return isOpenEnded(end) ? after(openEnd, -1) : end
}

/**
 * The term begins as soon as the notice allows within the first month. If that is after the month,
 * it is refused.
 */
function startWithin(month: Period, { now, notice }: Asking): Date {
  const soonest = [plus(now, notice), now].map(moment => later(month.start, moment))
  return soonest.find(moment => moment < month.end) ?? month.start
}

function isMonthInCalendar(month: Temporal.PlainYearMonth): boolean {
  return month.year >= firstYear && month.year <= lastYear
}
