import { type FactsOfRun, ranUntil } from '#bookings/rules/life/ran-until.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after, earlier, type Period } from '#foundation/rules/time/time.ts'

export const shortestReview = 20
export const longestReview = 1000
export const longestResponse = 1000
export const mostStars = 5
/** A longer booking can be reviewed while it goes on. */
export const longBookingDays = 30
export const writeDaysAfterEnd = 14

/** More than this within a day, by one person or about one, wait for the operator. */
export const burstAtMost = 5
export const burstHours = 24

/** From the end, or the thirtieth day, until two weeks after the end. */
export function reviewTime(booking: FactsOfRun): Period | undefined {
  const end = ranUntil(booking)
  if (!end) return undefined
  const longEnough = after(booking.period.start, longBookingDays * dayMs)
  return { start: earlier(end, longEnough), end: after(end, writeDaysAfterEnd * dayMs) }
}

export const burstMs = burstHours * hourMs
