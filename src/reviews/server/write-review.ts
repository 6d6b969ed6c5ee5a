import { lockStaying } from '#accounts/server/account/find-person.ts'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { lockForRating } from '#listings/server/for-reviews/rate-listing.ts'
import { isAspectOf, type ReviewSide } from '#reviews/rules/review-aspects.ts'
import { reviewTime } from '#reviews/rules/review-terms.ts'
import type { BookingReview, ReviewForm } from '#reviews/rules/wire.ts'
import { beginReview, changeReview } from './change-review.ts'
import { presentBookingReview } from './present-review.ts'
import { requireSide } from './require-side.ts'
import { lockReviewsOfBooking, type ReviewRow } from './reviews-table.ts'
import { showReviews } from './show-reviews.ts'
import { whyHeld } from './why-held.ts'

/** Hidden until the other side has written too or can no longer write. */
export async function writeReview(
  ctx: Context,
  bookingId: string,
  form: ReviewForm,
): Promise<BookingReview> {
  const { side, personId, booking: seen } = await requireSide(ctx, bookingId)
  refuseForeignAspects(side, form)
  return transaction(ctx.db, async tx => {
    await lockStaying(tx, personId, [seen.renterId, seen.hostId])
    await lockForRating(tx, seen.listingId)
    const booking =
      (await findBookingMoney(tx, bookingId, ctx.now, 'while deciding')) ?? fail('not_found')
    const before = await lockReviewsOfBooking(tx, bookingId)
    if (before.some(({ author_side }) => author_side === side)) return fail('review_written')
    const time = reviewTime(booking)
    const row = newReview(ctx, booking, side, form)
    const heldBecause = await whyHeld(tx, row, ctx.now)
    const review = await beginReview(
      tx,
      ctx,
      { ...row, held_because: heldBecause },
      heldBecause ? 'writeHeld' : 'write',
      { by: side, given: { time } },
    )
    const all = await showReviews(tx, ctx, [...before, review], { time, by: side })
    const mine = all.find(({ id }) => id === review.id) ?? review
    const shown = presentBookingReview(mine, { side, now: ctx.now, time })
    await ctx.idempotency?.keep(tx, shown)
    return shown
  })
}

/** Possible until somebody can see it, which is decided under the lock. */
export async function correctReview(
  ctx: Context,
  bookingId: string,
  form: ReviewForm,
): Promise<BookingReview> {
  const { side, personId } = await requireSide(ctx, bookingId)
  refuseForeignAspects(side, form)
  return transaction(ctx.db, async tx => {
    await lockStaying(tx, personId)
    const booking =
      (await findBookingMoney(tx, bookingId, ctx.now, 'while deciding')) ?? fail('not_found')
    const all = await lockReviewsOfBooking(tx, bookingId)
    const mine = all.find(({ author_side }) => author_side === side) ?? fail('not_found')
    const time = reviewTime(booking)
    const { rating, aspects, text } = form
    const set = { rating, aspects, text, changed_at: ctx.now }
    const wasReleased = mine.state === 'written' && mine.held_because !== null
    const event = wasReleased ? 'changeHeld' : 'change'
    const review = await changeReview(tx, ctx, mine, event, { by: side, set, given: { time } })
    return presentBookingReview(review, { side, now: ctx.now, time })
  })
}

function refuseForeignAspects(side: ReviewSide, { aspects }: ReviewForm): void {
  const foreign = Object.keys(aspects).find(aspect => !isAspectOf(side, aspect))
  if (foreign) failField(`aspects.${foreign}`, 'That is for the other side of the booking to say.')
}

interface ReviewedBooking {
  id: string
  listingId: string
  hostId: string
  renterId: string
}

function newReview(
  { now }: Context,
  booking: ReviewedBooking,
  side: ReviewSide,
  { rating, aspects, text }: ReviewForm,
): ReviewRow {
  const { renterId, hostId } = booking
  const [author, subject] = side === 'renter' ? [renterId, hostId] : [hostId, renterId]
  return {
    id: newId(now),
    booking_id: booking.id,
    listing_id: booking.listingId,
    author_side: side,
    author_id: author,
    subject_id: subject,
    state: 'written',
    rating,
    aspects,
    text,
    created_at: now,
    changed_at: null,
    held_because: null,
    revealed_at: null,
    response: null,
    responded_at: null,
    response_removed_at: null,
    response_removed_because: null,
    removed_at: null,
    removed_because: null,
    removed_by: null,
  }
}
