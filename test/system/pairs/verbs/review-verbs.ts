import { answerReview, reportReview } from '#reviews/server/answer-review.ts'
import { showDueReviews } from '#reviews/server/due/show-due-reviews.ts'
import { decideReview } from '#reviews/server/review-desk.ts'
import { correctReview, writeReview } from '#reviews/server/write-review.ts'
import { review } from '../cast.ts'
import { host, operator, renter, rival, type Verb } from './verb.ts'

/** Verbs about reviews, after a booking ends or has gone on for long. */
export const reviewVerbs: readonly Verb[] = [
  {
    name: 'review-by-renter',
    stages: ['paid', 'owing'],
    at: 'over',
    run: playing => writeReview(renter(playing), playing.scene.bookingId, review),
  },
  {
    name: 'review-by-host',
    stages: ['paid', 'owing'],
    at: 'over',
    run: playing => writeReview(host(playing), playing.scene.bookingId, review),
  },
  {
    name: 'review-corrected',
    stages: ['paid'],
    wishes: ['review written'],
    at: 'over',
    run: playing =>
      correctReview(renter(playing), playing.scene.bookingId, { ...review, rating: 2 }),
  },
  {
    name: 'reviews-shown',
    stages: ['paid'],
    wishes: ['review written'],
    at: 'reviewsEnd',
    run: ({ services }) => showDueReviews(services),
  },
  {
    name: 'review-answered',
    stages: ['paid'],
    wishes: ['reviewed'],
    at: 'over',
    run: playing => answerReview(host(playing), playing.scene.reviewId, { text: 'Come again.' }),
  },
  {
    name: 'review-reported',
    stages: ['paid'],
    wishes: ['reviewed'],
    at: 'over',
    run: playing =>
      reportReview(rival(playing), playing.scene.reviewId, { reason: 'It is unfair.' }),
  },
  {
    name: 'review-removed',
    stages: ['paid'],
    wishes: ['reviewed'],
    at: 'over',
    run: playing =>
      decideReview(operator(playing), playing.scene.reviewId, {
        status: 'removed',
        reason: 'It names somebody.',
      }),
  },
]
