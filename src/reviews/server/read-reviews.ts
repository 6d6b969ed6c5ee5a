import { findPeople, firstNameOf } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { offsetOf, type Paging } from '#foundation/rules/paging.ts'
import { presentEnd } from '#foundation/rules/time/open-end.ts'
import type { Context } from '#foundation/server/context.ts'
import { shownRating } from '#listings/rules/rating.ts'
import { findBookables } from '#listings/server/for-bookings/find-bookable.ts'
import { countCardsOfPartner } from '#listings/server/for-reviews/find-cards-of-partner.ts'
import { requireShown } from '#listings/server/public/require-shown.ts'
import { reviewTime } from '#reviews/rules/review-terms.ts'
import type {
  BookingReviews,
  PartnerReview,
  PublicReview,
  ReviewsMeta,
  ReviewsPage,
  ReviewsQuery,
  Standing,
} from '#reviews/rules/wire.ts'
import { findPartner } from './facts/partner-table.ts'
import { presentBookingReview, presentShown } from './present-review.ts'
import { requireSide } from './require-side.ts'
import { reviewsOfBooking, standingsOfAsking, sumOfRenter } from './reviews-table.ts'
import { countShown, shownReviews, summaryOf } from './shown-reviews-table.ts'

export async function readReviews(
  ctx: Context,
  listingId: string,
  { page, limit, stars, q }: ReviewsQuery,
): Promise<{ reviews: PublicReview[]; meta: ReviewsMeta }> {
  await requireShown(ctx, listingId)
  const wanted = { listingId, stars, q }
  const offset = offsetOf({ page, limit })
  const rows = await shownReviews(ctx.db, { ...wanted, limit, offset })
  const isEnd = rows.length < limit && (rows.length > 0 || page === 1)
  const total = isEnd ? offset + rows.length : (await countShown(ctx.db, wanted)).total
  const { sum, distribution, aspects } = await summaryOf(ctx.db, listingId)
  const count = distribution.reduce((all, one) => all + one, 0)
  return {
    reviews: rows.map(row => presentShown(row, ctx.now)),
    meta: {
      ...{ page, limit, total, distribution },
      // Filters leave out what nobody wrote.
      written: stars === undefined && !q ? count : total,
      rating: shownRating({ count, sum }),
      aspects: aspects ?? {},
    },
  }
}

export async function readPartnerReviews(
  ctx: Context,
  partnerId: string,
  { page, limit }: Paging,
): Promise<{ reviews: PartnerReview[]; meta: ReviewsPage }> {
  // Where their page is gone, because no space of theirs is shown, so are these.
  const isThere = await findPartner(ctx.db, partnerId, ctx.now)
  if (!isThere || (await countCardsOfPartner(ctx.db, partnerId)) === 0) return fail('not_found')
  const rows = await shownReviews(ctx.db, { partnerId, limit, offset: offsetOf({ page, limit }) })
  const spaces = await findBookables(
    ctx.db,
    rows.map(row => row.listing_id),
  )
  const reviews = rows.map(row => {
    const space = spaces.get(row.listing_id)
    return { ...presentShown(row, ctx.now), space: space?.isPublic ? space.title : null }
  })
  return { reviews, meta: { page, limit, ...(await countShown(ctx.db, { partnerId })) } }
}

/** Shows partners how others rated the renters who wait for their answer. */
export async function readStandings(ctx: Context): Promise<Standing[]> {
  const rows = await standingsOfAsking(ctx.db, requirePerson(ctx).id)
  return rows.map(({ booking_id: bookingId, ...sum }) => ({ bookingId, rating: shownRating(sum) }))
}

/** Their own at once, the other side's once it is shown. */
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
    theyWrote: isSeen || theirs?.state === 'written',
    mayWrite: !mine && time !== undefined && time.start <= ctx.now && ctx.now < time.end,
    time: time ? { from: time.start.toISOString(), until: presentEnd(time.end) } : null,
    renter: side === 'host' ? await ratingOfRenter(ctx, booking.renterId) : null,
  }
}

async function ratingOfRenter(ctx: Context, renterId: string) {
  const people = await findPeople(ctx.db, [renterId])
  const firstName = firstNameOf(people.get(renterId))
  return { firstName, rating: shownRating(await sumOfRenter(ctx.db, renterId)) }
}
