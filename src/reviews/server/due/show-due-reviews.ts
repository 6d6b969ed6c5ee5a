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
  const due = {
    work: 'show-reviews',
    name: 'booking',
    find: (except: readonly string[]) => reviewsToShow(ctx.db, ctx.now, { atMost: batch, except }),
  }
  await dealWithEach(ctx, due, async (tx, { id, listing_id }) => {
    await lockForRating(tx, listing_id)
    const booking = await findBookingMoney(tx, id, ctx.now, 'while deciding')
    const time = booking && reviewTime(booking)
    const reviews = await lockReviewsOfBooking(tx, id)
    await showReviews(tx, ctx, reviews, { time, by: 'clock' })
  })
}
