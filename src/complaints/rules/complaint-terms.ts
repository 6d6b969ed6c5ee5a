import { daysToDispute } from '#bookings/rules/days-to-dispute.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after, earlier, type Period } from '#foundation/rules/time/time.ts'

export const answerHours = 72
export const picturesAtMost = 6
export const shortestText = 20
export const longestText = 2000
/** After it is over. What was written is kept as long as the records of payments. */
export const picturesKeptDays = 180

export interface ContestedBooking {
  stage: string
  period: Period
  paidAt: Date | null
  cancelledAt: Date | null
}

/**
 * From the start of the booking until two weeks after its end. Undefined unless it was paid and
 * ran.
 */
export function opensDuring(booking: ContestedBooking): Period | undefined {
  const { stage, period, paidAt, cancelledAt } = booking
  const isCancelled = stage === 'cancelled' && cancelledAt !== null
  const wasPaid = paidAt !== null && (stage === 'paid' || isCancelled)
  const end = isCancelled ? earlier(cancelledAt, period.end) : period.end
  if (!wasPaid || end < period.start) return undefined
  return { start: period.start, end: after(end, daysToDispute * dayMs) }
}

export function answerBy(openedAt: Date): Date {
  return after(openedAt, answerHours * hourMs)
}
