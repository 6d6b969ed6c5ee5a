import { findPeople } from '#accounts/server/account/find-person.ts'
import {
  findBookedSpaces,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { postMail, postMails } from '#foundation/server/mail/post-mail.ts'
import type { ReviewWords } from '#reviews/rules/review-life.ts'
import { reviewTime } from '#reviews/rules/review-terms.ts'
import { reportedLetter, reviewLetters } from './review-letters.ts'
import { type ReviewRow, reviewsOfBooking } from './reviews-table.ts'

export async function announceReview(
  tx: Db,
  ctx: Context,
  review: ReviewRow,
  news: ReviewWords['letter'],
): Promise<void> {
  const booking = await findBookingMoney(tx, review.booking_id, ctx.now)
  const spaces = await findBookedSpaces(tx, [review.listing_id])
  const people = await findPeople(tx, [review.author_id, review.subject_id])
  const both = await reviewsOfBooking(tx, review.booking_id)
  const letters = reviewLetters(news, {
    review,
    bookingId: review.booking_id,
    author: people.get(review.author_id),
    subject: people.get(review.subject_id),
    bothWrote: both.length === 2,
    until: booking && reviewTime(booking)?.end,
    space: spaces.get(review.listing_id)?.title ?? 'the space',
    site: ctx.config.publicUrl,
    operator: ctx.config.SUPPORT_EMAIL,
  })
  const kind = `review.${news}` as const
  await postMails(
    tx,
    ctx,
    letters.map(one => ({ ...one, kind })),
  )
}

export async function announceReport(
  tx: Db,
  ctx: Context,
  { listing_id, booking_id }: ReviewRow,
  reason: string,
): Promise<void> {
  const spaces = await findBookedSpaces(tx, [listing_id])
  const letter = reportedLetter(
    {
      bookingId: booking_id,
      space: spaces.get(listing_id)?.title ?? 'the space',
      site: ctx.config.publicUrl,
    },
    reason,
  )
  await postMail(tx, ctx, { to: ctx.config.SUPPORT_EMAIL, kind: 'review.reported', letter })
}
