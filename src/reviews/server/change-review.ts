import { findBookedSpaces } from '#bookings/server/for-payments/find-booking-money.ts'
import type { AuditDetails } from '#foundation/rules/audit/audit-details.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { allows, begin, type Cause, change, type Living } from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { rateListing } from '#listings/server/for-reviews/rate-listing.ts'
import { type ReviewWords, reviewLife } from '#reviews/rules/review-life.ts'
import { announceReview } from './announce-review.ts'
import { closeReportsOf } from './review-reports-table.ts'
import { insertReview, type ReviewRow, sumOfListing, writeReview } from './reviews-table.ts'

interface ReviewGiven {
  time?: Period | undefined
  hasOther?: boolean
}

const livingReview: Living<ReviewRow, ReviewWords, ReviewGiven> = {
  life: reviewLife,
  stateOf: ({ state }) => state,
  factsOf: ({ author_side: author, response, response_removed_at }, { now, by, given }) => ({
    now,
    by,
    author,
    isAnswered: response !== null || response_removed_at !== null,
    hasAnswer: response !== null,
    ...given,
  }),
  standing: state => ({ state }),
  effects: {
    markRevealed: (_review, { now }) => ({ revealed_at: now }),
    markAnswered: (_review, { now }) => ({ responded_at: now }),
    dropAnswer: (_review, { now }) => ({
      response: null,
      responded_at: null,
      response_removed_at: now,
    }),
    markRemoved: (_review, { now }) => ({ removed_at: now }),
  },
  consequences: {
    async rateListing(tx, ctx, { after: { listing_id: listingId, author_side } }) {
      if (author_side === 'host') return
      await rateListing(tx, ctx, { listingId, ...(await sumOfListing(tx, listingId)) })
    },
    closeReports: (tx, { now }, { after }) => closeReportsOf(tx, after.id, now),
  },
  insert: insertReview,
  write: (tx, _ctx, before, set) => writeReview(tx, { before, set }),
  async record(tx, ctx, { recordedAs, by, after }) {
    await recordAudit(tx, ctx, {
      action: `review.${recordedAs}`,
      subject: { type: 'booking', id: after.booking_id },
      details: {
        ...{ review: after.id, by, rating: after.rating },
        ...(recordedAs === 'removed' && (await takenDown(tx, after, after.removed_because))),
        ...(recordedAs === 'answer-removed' &&
          (await takenDown(tx, after, after.response_removed_because))),
      },
    })
  },
  tell: (tx, ctx, news, { after }) => announceReview(tx, ctx, after, news),
}

/** The log of takedowns reads these. */
async function takenDown(
  tx: Db,
  { listing_id }: ReviewRow,
  reason: string | null,
): Promise<AuditDetails> {
  const spaces = await findBookedSpaces(tx, [listing_id])
  return { reason: reason ?? undefined, title: spaces.get(listing_id)?.title }
}

export function changeReview(
  tx: Db,
  ctx: Context,
  review: Locked<ReviewRow>,
  event: ReviewWords['event'],
  cause: Cause<ReviewRow, ReviewWords, ReviewGiven>,
): Promise<Locked<ReviewRow>> {
  return change(tx, ctx, livingReview, review, event, cause)
}

export function beginReview(
  tx: Db,
  ctx: Context,
  review: ReviewRow,
  event: 'write' | 'writeHeld',
  cause: Cause<ReviewRow, ReviewWords, ReviewGiven>,
): Promise<Locked<ReviewRow>> {
  return begin(tx, ctx, livingReview, review, event, cause)
}

/** Reads the same table as the verbs, so that buttons and server agree. */
export function mayChangeReview(
  review: ReviewRow,
  event: 'change' | 'respond',
  cause: { by: ReviewWords['actor']; now: Date; given: ReviewGiven },
): boolean {
  return allows(livingReview, review, event, cause)
}
