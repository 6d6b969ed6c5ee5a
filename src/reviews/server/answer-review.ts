import { lockStaying } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { BookingReview, ResponseForm, ReviewReport } from '#reviews/rules/wire.ts'
import { announceReport } from './announce-review.ts'
import { changeReview } from './change-review.ts'
import { presentBookingReview } from './present-review.ts'
import { hasOpenReport, insertReport } from './review-reports-table.ts'
import { findReview, lockReview } from './reviews-table.ts'

/** Only whom it is about, and only once. */
export async function answerReview(
  ctx: Context,
  id: string,
  { text }: ResponseForm,
): Promise<BookingReview> {
  const { id: personId } = requirePerson(ctx)
  const seen = await findReview(ctx.db, id)
  if (seen?.subject_id !== personId || !seen.revealed_at) return fail('not_found')
  const side = seen.author_side === 'renter' ? 'host' : 'renter'
  return transaction(ctx.db, async tx => {
    await lockStaying(tx, personId)
    const before = (await lockReview(tx, id)) ?? fail('not_found')
    const set = { response: text }
    const review = await changeReview(tx, ctx, before, 'respond', { by: side, set })
    const shown = presentBookingReview(review, { side, now: ctx.now, time: undefined })
    await ctx.idempotency?.keep(tx, shown)
    return shown
  })
}

/** Anybody with an account can do this; the operator decides. */
export async function reportReview(
  ctx: Context,
  id: string,
  { reason }: ReviewReport,
): Promise<void> {
  const { id: reporterId } = requirePerson(ctx)
  await transaction(ctx.db, async tx => {
    await lockStaying(tx, reporterId)
    const review = await lockReview(tx, id)
    const isParty = review?.author_id === reporterId || review?.subject_id === reporterId
    // Reviews of renters are not public, so only the two sides may report them.
    const isPublic = review?.author_side === 'renter'
    if (review?.state !== 'revealed' || !(isPublic || isParty)) return fail('not_found')
    // One letter for each review that the operator has to look at, however many report it.
    if (!(await hasOpenReport(tx, id))) await announceReport(tx, ctx, review, reason)
    await insertReport(tx, {
      review_id: id,
      reporter_id: reporterId,
      reason,
      created_at: ctx.now,
      closed_at: null,
    })
  })
}
