import type { FoundWaiting } from '#bookings/rules/waiting.ts'
import type { Context } from '#foundation/server/context.ts'
import { reviewsToAnswer } from './due-reviews-table.ts'

export async function findWaitingReviews(
  { db, now }: Context,
  personId: string,
): Promise<FoundWaiting[]> {
  const rows = await reviewsToAnswer(db, personId, now)
  return rows.map(({ id, booking_id: bookingId, created_at: since, until }) => ({
    id,
    kind: 'review',
    of: { bookingId },
    since,
    until,
  }))
}
