import { rentDay } from '#bookings/rules/price/later-rent.ts'
import { after, dayMs } from '#foundation/rules/time/time.ts'
import { dayOf, type MonthName, next } from './months.ts'

const laterDays = [1, 3, 6] as const
/** The same pauses, for a month that could not be asked for on its day. */
const daysAfterLateStart = [4, 6, 9] as const

/**
 * When rent is taken for the first time: from the 27th of the month before, and never while the
 * booking may still be cancelled with the money back.
 */
export function dueAt(month: MonthName, notBefore: Date): Date {
  const usual = dayOf(next(month, -1), rentDay)
  return usual < notBefore ? notBefore : usual
}

/** Every time at which a month is asked for, until it is paid. */
export function tries(month: MonthName, due: Date): Date[] {
  const isUsual = due <= dayOf(next(month, -1), rentDay)
  const again = isUsual
    ? laterDays.map(day => dayOf(month, day))
    : daysAfterLateStart.map(days => after(due, days * dayMs))
  return [due, ...again]
}

/** The next of them, or null once all have been. */
export function nextTry(month: MonthName, due: Date, now: Date): Date | null {
  return tries(month, due).find(at => at > now) ?? null
}
