import { after, dayMs, earlier, hourMs, type Period } from '#foundation/rules/time/time.ts'

/** How long the other side has to answer, once. */
export const answerHours = 72
/** How long after the end of a booking a dispute may be opened. */
export const openDaysAfterEnd = 14
export const picturesAtMost = 6
export const shortestText = 20
export const longestText = 2000
/** How long the pictures are kept once it is over. What was written stays with the books. */
export const picturesKeptDays = 180

export interface ContestedBooking {
  stage: string
  period: Period
  cancelledAt: Date | null
}

/** From its start to two weeks after its end, for what was paid and ran for a while at least. */
export function opensDuring({ stage, period, cancelledAt }: ContestedBooking): Period | undefined {
  const isPaid = stage === 'paid' || (stage === 'cancelled' && cancelledAt !== null)
  const end = stage === 'cancelled' && cancelledAt ? earlier(cancelledAt, period.end) : period.end
  if (!isPaid || end < period.start) return undefined
  return { start: period.start, end: after(end, openDaysAfterEnd * dayMs) }
}

export function answerBy(openedAt: Date): Date {
  return after(openedAt, answerHours * hourMs)
}
