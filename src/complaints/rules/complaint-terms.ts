import { daysToDispute } from '#bookings/rules/days-to-dispute.ts'
import { type FactsOfRun, ranUntil } from '#bookings/rules/life/ran-until.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after, type Period } from '#foundation/rules/time/time.ts'

export const answerHours = 72
export const picturesAtMost = 6
export const shortestText = 20
export const longestText = 2000
/** After it is over. What was written is kept as long as the records of payments. */
export const picturesKeptDays = 180

/**
 * From the start of the booking until two weeks after its end. Undefined unless it was paid and
 * ran.
 */
export function opensDuring(booking: FactsOfRun): Period | undefined {
  const end = ranUntil(booking)
  return end && { start: booking.period.start, end: after(end, daysToDispute * dayMs) }
}

export function answerBy(openedAt: Date): Date {
  return after(openedAt, answerHours * hourMs)
}
