import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { inPages, type PageAfter } from '#foundation/server/database/in-pages.ts'
import { deleteFacts } from './facts/facts-table.ts'
import { forgetReporter, reportsByPerson } from './review-reports-table.ts'
import { type ReviewRow, reviewsAboutPerson, reviewsOfPerson } from './reviews-table.ts'

/**
 * Their reviews stay, as those of a former member, because others have relied on them; and what they
 * reported, without who it was, because it is about somebody else.
 */
export async function eraseReviewTraces(tx: Db, _ctx: Context, userId: string): Promise<void> {
  await forgetReporter(tx, userId)
  await deleteFacts(tx, userId)
}

export async function exportReviews(ctx: Context, userId: string): Promise<unknown> {
  const reports = await reportsByPerson(ctx.db, userId)
  return {
    youWrote: exported(page => reviewsOfPerson(ctx.db, userId, page)),
    aboutYou: exported(page => reviewsAboutPerson(ctx.db, userId, page)),
    youReported: reports.map(({ review_id: review, reason, created_at: at }) => ({
      ...{ review, reason, at },
    })),
  }
}

async function* exported(
  readPage: (page: PageAfter) => Promise<readonly ReviewRow[]>,
): AsyncGenerator<unknown> {
  for await (const row of inPages(readPage)) {
    yield {
      booking: row.booking_id,
      rating: row.rating,
      aspects: row.aspects,
      text: row.text,
      state: row.state,
      createdAt: row.created_at,
      response: row.response,
      removedBecause: row.removed_because,
    }
  }
}
