import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { lateReviewsLetter } from '../life/listing-letters.ts'
import { markLateReviews } from './review-queue-table.ts'

/** Once for each time that a listing is submitted. */
export async function alertLateReviews(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:alert-late-reviews')
  const { listingReviewHours } = await currentPolicy(ctx.db)
  const submittedBefore = after(ctx.now, -listingReviewHours * hourMs)
  await transaction(ctx.db, async tx => {
    const late = await markLateReviews(tx, { submittedBefore, now: ctx.now })
    if (late.length === 0) return
    const facts = late.map(({ storage_title, submitted_at }) => ({
      title: storage_title,
      submittedAt: submitted_at ?? ctx.now,
    }))
    const oldestFirst = facts.toSorted((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime())
    const letter = lateReviewsLetter(oldestFirst, ctx.config.publicUrl)
    await postMail(tx, ctx, { to: ctx.config.SUPPORT_EMAIL, kind: 'late-reviews', letter })
  })
}
