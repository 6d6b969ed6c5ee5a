import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { PageInfo } from '#foundation/rules/paging.ts'
import { get, patch, post, type Route, reply, replyPage } from '#foundation/server/http/route.ts'
import { aDay, anHour, limit } from '#foundation/server/limits/limit.ts'
import type { FindFreeFrom } from '#listings/server/listing/with-free-from.ts'
import { OwnFacts, PartnerPage, PartnerQuery } from '#reviews/rules/facts-wire.ts'
import {
  BookingReview,
  BookingReviews,
  ConsoleReview,
  PartnerReview,
  PublicReview,
  ResponseForm,
  ReviewDecision,
  ReviewDeskQuery,
  ReviewForm,
  ReviewReport,
  ReviewsMeta,
  ReviewsPage,
  ReviewsQuery,
  Standing,
} from '#reviews/rules/wire.ts'
import { answerReview, reportReview } from './answer-review.ts'
import { readOwnFacts, readPartner } from './facts/read-facts.ts'
import {
  readBookingReviews,
  readPartnerReviews,
  readReviews,
  readStandings,
} from './read-reviews.ts'
import { decideReview, readReviewDesk } from './review-desk.ts'
import { correctReview, writeReview } from './write-review.ts'

const params = z.strictObject({ id: Id })
const writing = limit('review', 'account', 60, anHour)
const reporting = limit('review-report', 'account', 20, aDay)

const decidedWords = {
  removed: 'The review is taken down',
  answerRemoved: 'The answer is taken down',
  shown: 'The review stands',
} as const

const factsRoutes: readonly Route[] = [
  get(
    '/users/facts',
    {
      summary: 'A partner’s own facts, with the numbers that each share is made of',
      can: 'facts:read:own',
      data: OwnFacts,
    },
    async ctx => reply(await readOwnFacts(ctx)),
  ),
]

const partnerRoute = (findFreeFrom: FindFreeFrom): Route =>
  get(
    '/users/partners/:id',
    {
      summary: 'A partner as anybody may know them, with a page of their spaces',
      can: 'review:read',
      params,
      query: PartnerQuery,
      data: PartnerPage,
      meta: PageInfo,
      cacheFor: 1,
    },
    async (ctx, { params: { id }, query }) => {
      const { partner, total } = await readPartner(ctx, id, query, findFreeFrom)
      return replyPage(partner, query, total)
    },
  )

const aroundPeople: readonly Route[] = [
  get(
    '/users/partners/:id/reviews',
    {
      summary: 'What renters say of all that a partner lets out, the newest first',
      can: 'review:read',
      params,
      query: PartnerQuery,
      data: z.array(PartnerReview),
      meta: ReviewsPage,
      cacheFor: 1,
    },
    async (ctx, { params: { id }, query }) => {
      const { reviews, meta } = await readPartnerReviews(ctx, id, query)
      return reply(reviews, undefined, { meta })
    },
  ),
  get(
    '/users/standings',
    {
      summary:
        'What other partners say of the renters who wait for an answer; null where too few did',
      can: 'facts:read:own',
      data: z.array(Standing),
    },
    async ctx => reply(await readStandings(ctx)),
  ),
]

const routes: readonly Route[] = [
  ...factsRoutes,
  ...aroundPeople,
  get(
    '/users/listings/:id/reviews',
    {
      summary: 'What renters say of a space, the newest first, with what all of it says together',
      can: 'review:read',
      params,
      query: ReviewsQuery,
      data: z.array(PublicReview),
      meta: ReviewsMeta,
      cacheFor: 1,
    },
    async (ctx, { params: { id }, query }) => {
      const { reviews, meta } = await readReviews(ctx, id, query)
      return reply(reviews, undefined, { meta })
    },
  ),
  get(
    '/booking/:id/review',
    {
      summary: 'The reviews of a booking, for its two sides: the other’s once it is shown',
      can: 'review:read:own',
      params,
      data: BookingReviews,
    },
    async (ctx, input) => reply(await readBookingReviews(ctx, input.params.id)),
  ),
  post(
    '/booking/:id/review',
    {
      summary: 'Review the other side of a booking, unseen until both have or may no more',
      can: 'review:create:own',
      limits: [writing],
      params,
      body: ReviewForm,
      data: BookingReview,
      created: true,
      idempotent: true,
      message: 'Thank you for your review',
    },
    async (ctx, { params: { id }, body }) => reply(await writeReview(ctx, id, body)),
  ),
  patch(
    '/booking/:id/review',
    {
      summary: 'Change one’s own review while nobody has seen it',
      can: 'review:update:own',
      limits: [writing],
      params,
      body: ReviewForm,
      data: BookingReview,
      message: 'Your review is changed',
    },
    async (ctx, { params: { id }, body }) => reply(await correctReview(ctx, id, body)),
  ),
  post(
    '/reviews/:id/response',
    {
      summary: 'Answer a review about oneself, once and for everybody to read',
      can: 'review:update:own',
      limits: [writing],
      params,
      body: ResponseForm,
      data: BookingReview,
      created: true,
      idempotent: true,
      message: 'Your answer stands beside the review',
    },
    async (ctx, { params: { id }, body }) => reply(await answerReview(ctx, id, body)),
  ),
  post(
    '/reviews/:id/report',
    {
      summary: 'Say that a review should not stand there; the operator looks at it',
      can: 'review-report:create',
      limits: [reporting],
      params,
      body: ReviewReport,
      data: z.null(),
    },
    async (ctx, { params: { id }, body }) => {
      await reportReview(ctx, id, body)
      return reply(null, 'Thank you. We will look at it.')
    },
  ),
  get(
    '/admin/reviews',
    {
      summary: 'Reviews that are held back, were reported, or were taken down',
      can: 'moderation:read',
      query: ReviewDeskQuery,
      data: z.array(ConsoleReview),
      meta: PageInfo,
    },
    async (ctx, { query }) => {
      const { reviews, total } = await readReviewDesk(ctx, query)
      return replyPage(reviews, query, total)
    },
  ),
  patch(
    '/admin/reviews/:id',
    {
      summary:
        'Take a review down, or the answer to it, with a reason for whoever has seen it, or let it stand',
      can: 'moderation:update',
      params,
      body: ReviewDecision,
      data: ConsoleReview,
    },
    async (ctx, { params: { id }, body }) => {
      const decided = await decideReview(ctx, id, body)
      return reply(decided, decidedWords[body.status])
    },
  ),
]

export const reviewRoutes = (findFreeFrom: FindFreeFrom): readonly Route[] => [
  partnerRoute(findFreeFrom),
  ...routes,
]
