import { hourMs } from '#foundation/rules/time/lengths.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import type { BookingType } from './term.ts'

export function hasBegun({ start }: Pick<Period, 'start'>, now: Date): boolean {
  return start <= now
}

/** When the rest of a booking that has begun can begin elsewhere: now, or with the next full hour. */
export function startOfRest(type: BookingType, now: Date): Date {
  return type === 'monthly' ? now : new Date(Math.ceil(now.getTime() / hourMs) * hourMs)
}
