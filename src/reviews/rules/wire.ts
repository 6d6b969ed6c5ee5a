import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { PageInfo, Paging } from '#foundation/rules/paging.ts'
import { prose, visibleLength } from '#foundation/rules/text/text.ts'
import { reviewDeskStatuses } from './review-desk-statuses.ts'
import { longestResponse, longestReview, mostStars, shortestReview } from './review-terms.ts'

const Stars = z
  .number()
  .min(1, 'Please give at least one star.')
  .max(mostStars, `Please give at most ${mostStars} stars.`)
  .refine(Number.isInteger, 'Please give whole stars.')

/** Those of the other side are refused later, when it is known which side writes. */
export const Aspects = z.strictObject({
  asDescribed: Stars.optional(),
  cleanAndDry: Stars.optional(),
  access: Stars.optional(),
  host: Stars.optional(),
  care: Stars.optional(),
  communication: Stars.optional(),
})
export type Aspects = z.infer<typeof Aspects>

const text = prose(longestReview, 'Please say how it was.').refine(
  words => visibleLength(words) >= shortestReview,
  `Please write at least ${shortestReview} characters, so that it helps others.`,
)

export const ReviewForm = z.strictObject({ rating: Stars, aspects: Aspects.default({}), text })
export type ReviewForm = z.infer<typeof ReviewForm>

export const ResponseForm = z.strictObject({
  text: prose(longestResponse, 'Please write an answer.'),
})
export type ResponseForm = z.infer<typeof ResponseForm>

export const ReviewReport = z.strictObject({
  reason: prose(1000, 'Please say what is wrong with it.'),
})
export type ReviewReport = z.infer<typeof ReviewReport>

export const Rating = z.strictObject({ average: z.number(), count: z.int() })
export type Rating = z.infer<typeof Rating>

const Response = z.strictObject({ text: z.string(), createdAt: z.string() })

/**
 * Without stars it is not a review but a line that appears by itself after a partner has cancelled
 * a paid booking. That line is computed, never stored.
 */
export const PublicReview = z.strictObject({
  _id: Id,
  rating: z.int().nullable(),
  aspects: Aspects,
  text: z.string(),
  createdAt: z.string(),
  /** `to` is null for as long as the booking goes on. */
  stayed: z.strictObject({ from: z.string(), to: z.string().nullable() }).nullable(),
  by: z.strictObject({ firstName: z.string() }),
  response: Response.nullable(),
})
export type PublicReview = z.infer<typeof PublicReview>

/** `space` is null once that space is no longer let. */
export const PartnerReview = PublicReview.extend({ space: z.string().nullable() })
export type PartnerReview = z.infer<typeof PartnerReview>

/** The rating of a renter who waits for an answer; null where there are too few reviews. */
export const Standing = z.strictObject({ bookingId: Id, rating: Rating.nullable() })
export type Standing = z.infer<typeof Standing>

export const ReviewsQuery = Paging.extend({
  limit: z.coerce.number().int().min(1).max(50).default(10),
  stars: z.coerce.number().int().min(1).max(mostStars).optional(),
  q: z.string().trim().max(100).optional(),
})
export type ReviewsQuery = z.infer<typeof ReviewsQuery>

/** The lines that appear by themselves are in the total, and nobody wrote them. */
export const ReviewsPage = PageInfo.extend({ written: z.int() })
export type ReviewsPage = z.infer<typeof ReviewsPage>

/** The rest is about all reviews of the space, whatever filter was asked for. */
export const ReviewsMeta = ReviewsPage.extend({
  rating: Rating.nullable(),
  /** How many gave one star, two, and so on. */
  distribution: z.array(z.int()),
  /** Averages; only for aspects that somebody has rated. */
  aspects: z.partialRecord(z.enum(['asDescribed', 'cleanAndDry', 'access', 'host']), z.number()),
})
export type ReviewsMeta = z.infer<typeof ReviewsMeta>

export const BookingReview = z.strictObject({
  _id: Id,
  bookingId: Id,
  by: z.enum(['renter', 'partner']),
  /** `held` until the operator has looked at it; `removed` comes with a reason. */
  state: z.enum(['written', 'held', 'revealed', 'removed']),
  rating: z.int(),
  aspects: Aspects,
  text: z.string(),
  createdAt: z.string(),
  response: Response.nullable(),
  removedBecause: z.string().nullable(),
  allowed: z.array(z.enum(['change', 'respond'])),
})
export type BookingReview = z.infer<typeof BookingReview>

export const BookingReviews = z.strictObject({
  mine: BookingReview.nullable(),
  /** Null until it is shown to both sides. */
  theirs: BookingReview.nullable(),
  /** They have written, though it cannot be read yet. Not said of what the operator holds back. */
  theyWrote: z.boolean(),
  mayWrite: z.boolean(),
  /** Null where the booking was not paid or never ran. */
  time: z
    .strictObject({
      from: z.string(),
      /** Null where the booking has no end yet. */
      until: z.string().nullable(),
    })
    .nullable(),
  /** For partners only; the rating is null below three reviews. */
  renter: z.strictObject({ firstName: z.string(), rating: Rating.nullable() }).nullable(),
})
export type BookingReviews = z.infer<typeof BookingReviews>

export const ReviewDeskQuery = Paging.extend({
  status: z.enum(reviewDeskStatuses).default('held'),
})
export type ReviewDeskStatus = (typeof reviewDeskStatuses)[number]

const Party = z.strictObject({ _id: Id, name: z.string() })

export const ConsoleReview = BookingReview.omit({ allowed: true }).extend({
  author: Party,
  subject: Party,
  space: z.string(),
  isPartnerSuspended: z.boolean(),
  heldBecause: z.string().nullable(),
  reports: z.array(z.strictObject({ reason: z.string(), at: z.string() })),
})
export type ConsoleReview = z.infer<typeof ConsoleReview>

/** A reason is required for taking it down, or the answer to it alone. */
export const ReviewDecision = z
  .strictObject({
    status: z.enum(['removed', 'answerRemoved', 'shown']).default('removed'),
    reason: prose(1000).optional(),
  })
  .refine(({ status, reason }) => status === 'shown' || reason !== undefined, {
    path: ['reason'],
    message: 'Please give the reason; its writer reads it.',
  })
export type ReviewDecision = z.infer<typeof ReviewDecision>
