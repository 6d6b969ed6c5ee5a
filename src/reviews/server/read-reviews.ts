import { findPeople } from '#accounts/server/account/find-person.ts'
import type { Context } from '#foundation/server/context.ts'
import { shownRating } from '#listings/rules/rating.ts'
import { readPublicListing } from '#listings/server/public/read-public-listing.ts'
import { reviewTime } from '#reviews/rules/review-terms.ts'
import type {
  BookingReviews,
  PublicReview,
  ReviewsMeta,
  ReviewsQuery,
} from '#reviews/rules/wire.ts'
import { presentBookingReview, presentShown } from './present-review.ts'
import { requireSide } from './require-side.ts'
import { reviewsOfBooking, sumOfRenter } from './reviews-table.ts'
import { countShown, shownReviews, summaryOf } from './shown-reviews-table.ts'

/** What anybody reads about a space, and what all of it says together. */
export async function readReviews(
  ctx: Context,
  listingId: string,
  { page, limit, stars, q }: ReviewsQuery,
): Promise<{ reviews: PublicReview[]; meta: ReviewsMeta }> {
  await readPublicListing(ctx, listingId)
  const wanted = { listingId, stars, q }
  const rows = await shownReviews(ctx.db, { ...wanted, limit, offset: (page - 1) * limit })
  const total = await countShown(ctx.db, wanted)
  const { sum, distribution, aspects } = await summaryOf(ctx.db, listingId)
  const count = distribution.reduce((all, one) => all + one, 0)
  return {
    reviews: rows.map(presentShown),
    meta: {
      ...{ page, limit, total, distribution },
      rating: shownRating({ count, sum }),
      aspects: aspects ?? {},
    },
  }
}

/** What the two sides of a booking see: their own at once, the other's once it is shown. */
export async function readBookingReviews(ctx: Context, bookingId: string): Promise<BookingReviews> {
  const { side, booking } = await requireSide(ctx, bookingId)
  const rows = await reviewsOfBooking(ctx.db, bookingId)
  const time = reviewTime(booking)
  const reader = { side, now: ctx.now, time }
  const mine = rows.find(({ author_side }) => author_side === side)
  const theirs = rows.find(({ author_side }) => author_side !== side)
  const isSeen = theirs?.revealed_at !== null && theirs !== undefined
  return {
    mine: mine ? presentBookingReview(mine, reader) : null,
    theirs: isSeen ? presentBookingReview(theirs, reader) : null,
    theyWrote: theirs !== undefined,
    mayWrite: !mine && time !== undefined && time.start <= ctx.now && ctx.now < time.end,
    time: time ? { from: time.start.toISOString(), until: time.end.toISOString() } : null,
    renter: side === 'host' ? await standingOf(ctx, booking.renterId) : null,
  }
}

async function standingOf(ctx: Context, renterId: string) {
  const people = await findPeople(ctx.db, [renterId])
  const firstName = people.get(renterId)?.firstName ?? 'Former member'
  return { firstName, rating: shownRating(await sumOfRenter(ctx.db, renterId)) }
}
