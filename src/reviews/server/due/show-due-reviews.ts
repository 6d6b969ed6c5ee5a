import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import { dealWithEach } from '#foundation/server/jobs/deal-with-due.ts'
import { lockForRating } from '#listings/server/for-reviews/rate-listing.ts'
import { reviewTime } from '#reviews/rules/review-terms.ts'
import { lockReviewsOfBooking } from '../reviews-table.ts'
import { showReviews } from '../show-reviews.ts'
import { reviewsToShow } from './due-reviews-table.ts'

const batch = 100

/** When the other side can no longer write. */
export async function showDueReviews(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:show-due-reviews')
  const rows = await reviewsToShow(ctx.db, ctx.now, batch)
  await dealWithEach(ctx, { name: 'booking', rows }, async (tx, { id, listing_id }) => {
    await lockForRating(tx, listing_id)
    const booking = await findBookingMoney(tx, id, ctx.now, 'while deciding')
    const time = booking && reviewTime(booking)
    const reviews = await lockReviewsOfBooking(tx, id)
    await showReviews(tx, ctx, reviews, { time, by: 'clock' })
  })
}
