import { findPeople } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import {
  findBookedSpaces,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import { offsetOf } from '#foundation/rules/paging.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { lockForRating } from '#listings/server/for-reviews/rate-listing.ts'
import { reviewTime } from '#reviews/rules/review-terms.ts'
import type { ConsoleReview, ReviewDecision, ReviewDeskStatus } from '#reviews/rules/wire.ts'
import { changeReview } from './change-review.ts'
import { presentReview } from './present-review.ts'
import { countOnDesk, reportsOf, reviewsOnDesk } from './review-reports-table.ts'
import { findReview, lockReviewsOfBooking, type ReviewRow } from './reviews-table.ts'
import { showReviews } from './show-reviews.ts'

interface DeskPage {
  status: ReviewDeskStatus
  page: number
  limit: number
}

export async function readReviewDesk(
  ctx: Context,
  { status, page, limit }: DeskPage,
): Promise<{ reviews: ConsoleReview[]; total: number }> {
  const rows = await reviewsOnDesk(ctx.db, { status, limit, offset: offsetOf({ page, limit }) })
  return { reviews: await forConsole(ctx, rows), total: await countOnDesk(ctx.db, status) }
}

/** A review that was held back and may stand still waits for the other side's, like any other. */
export async function decideReview(
  ctx: Context,
  id: string,
  { status, reason }: ReviewDecision,
): Promise<ConsoleReview> {
  const { id: operatorId } = requirePerson(ctx)
  const seen = (await findReview(ctx.db, id)) ?? fail('not_found')
  await transaction(ctx.db, async tx => {
    await lockForRating(tx, seen.listing_id)
    const booking = await findBookingMoney(tx, seen.booking_id, ctx.now, 'while deciding')
    const all = await lockReviewsOfBooking(tx, seen.booking_id)
    const review = all.find(one => one.id === id) ?? fail('not_found')
    if (status === 'removed') {
      const set = { removed_because: reason ?? null, removed_by: operatorId }
      await changeReview(tx, ctx, review, 'remove', { by: 'operator', set })
    } else if (status === 'answerRemoved') {
      const set = { response_removed_because: reason ?? null }
      await changeReview(tx, ctx, review, 'removeAnswer', { by: 'operator', set })
    } else if (review.state === 'held') {
      const time = booking && reviewTime(booking)
      await release(tx, ctx, { review, all, time })
    } else {
      await changeReview(tx, ctx, review, 'keep', { by: 'operator' })
    }
  })
  const decided = (await findReview(ctx.db, id)) ?? fail('not_found')
  const [shown] = await forConsole(ctx, [decided])
  return shown ?? fail('not_found')
}

interface Releasing {
  review: Locked<ReviewRow>
  all: readonly Locked<ReviewRow>[]
  time: { start: Date; end: Date } | undefined
}

async function release(tx: Db, ctx: Context, { review, all, time }: Releasing): Promise<void> {
  const released = await changeReview(tx, ctx, review, 'release', { by: 'operator' })
  const now = all.map(one => (one.id === released.id ? released : one))
  await showReviews(tx, ctx, now, { time, by: 'operator' })
}

async function forConsole(ctx: Context, rows: readonly ReviewRow[]): Promise<ConsoleReview[]> {
  const people = await findPeople(
    ctx.db,
    rows.flatMap(row => [row.author_id, row.subject_id]),
  )
  const spaces = await findBookedSpaces(
    ctx.db,
    rows.map(row => row.listing_id),
  )
  const reports = await reportsOf(
    ctx.db,
    rows.map(row => row.id),
  )
  const party = (id: string) => {
    const person = people.get(id)
    return { _id: id, name: person ? `${person.firstName} ${person.lastName}` : 'Former member' }
  }
  const partnerOf = (row: ReviewRow) =>
    people.get(row.author_side === 'host' ? row.author_id : row.subject_id)
  return rows.map(row => ({
    ...presentReview(row),
    author: party(row.author_id),
    subject: party(row.subject_id),
    space: spaces.get(row.listing_id)?.title ?? 'Storage space',
    isPartnerSuspended: partnerOf(row)?.isSuspended ?? false,
    heldBecause: row.held_because,
    reports: reports
      .filter(report => report.review_id === row.id)
      .map(({ reason, created_at: at }) => ({ reason, at: at.toISOString() })),
  }))
}
