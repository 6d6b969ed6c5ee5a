import { rentDay } from '#bookings/rules/price/later-rent.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf, type MonthName, next } from './months.ts'

const laterDays = [1, 3, 6] as const
/** The same pauses for a month that was first tried after its usual day. */
const daysAfterLateStart = [4, 6, 9] as const

/**
 * Rent is first collected on the 27th of the month before, but never while the booking can still be
 * cancelled with a refund.
 */
export function dueAt(month: MonthName, notBefore: Date): Date {
  const usual = dayOf(next(month, -1), rentDay)
  return usual < notBefore ? notBefore : usual
}

export function tries(month: MonthName, due: Date): Date[] {
  const isUsual = due <= dayOf(next(month, -1), rentDay)
  const again = isUsual
    ? laterDays.map(day => dayOf(month, day))
    : daysAfterLateStart.map(days => after(due, days * dayMs))
  return [due, ...again]
}

/** Null once every attempt has been made. */
export function nextTry(month: MonthName, due: Date, now: Date): Date | null {
  return tries(month, due).find(at => at > now) ?? null
}
