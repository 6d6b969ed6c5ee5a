import type { Period } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import type { ReviewWords } from '#reviews/rules/review-life.ts'
import { changeReview } from './change-review.ts'
import type { ReviewRow } from './reviews-table.ts'

interface Showing {
  time: Period | undefined
  by: ReviewWords['actor']
}

/** Both reviews are shown together, so that neither side can answer the other's. */
export async function showReviews(
  tx: Db,
  ctx: Context,
  reviews: readonly Locked<ReviewRow>[],
  { time, by }: Showing,
): Promise<Locked<ReviewRow>[]> {
  const waiting = reviews.filter(({ state }) => state === 'written')
  const hasOther = waiting.length === 2
  const isOver = time !== undefined && ctx.now >= time.end
  if (!hasOther && !isOver) return [...reviews]
  const shown: Locked<ReviewRow>[] = []
  for (const review of reviews) {
    const isDue = review.state === 'written'
    const given = { time, hasOther }
    shown.push(isDue ? await changeReview(tx, ctx, review, 'reveal', { by, given }) : review)
  }
  return shown
}
