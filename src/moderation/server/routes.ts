import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { offsetOf, PageInfo } from '#foundation/rules/paging.ts'
import { get, patch, type Route, reply, replyPage } from '#foundation/server/http/route.ts'
import { OwnRecord } from '#listings/rules/readings/wire.ts'
import {
  AuditEntry,
  AuditPageInfo,
  AuditQuery,
  FailingWork,
  KnownPerson,
  PeopleQuery,
  PersonFile,
  QueueQuery,
  ReadingRemoval,
  ReviewDecision,
  ReviewedListing,
  Suspension,
} from '#moderation/rules/wire.ts'
import { readAudit } from './read-audit.ts'
import { readFailing } from './read-failing.ts'
import { readPeople, readPerson } from './read-people.ts'
import { decideReview, readQueue, readReview } from './review-listings.ts'
import { suspendPerson } from './suspend-person.ts'
import { removeReading } from './takedowns/remove-reading.ts'

const ById = z.object({ id: Id })

export const moderationRoutes: readonly Route[] = [
  get(
    '/admin/listings',
    {
      summary: 'Listings by status, those that have waited longest first',
      can: 'moderation:read',
      query: QueueQuery,
      data: z.array(ReviewedListing),
      meta: PageInfo,
    },
    async (ctx, { query: { page, limit, status } }) => {
      const { listings, total } = await readQueue(ctx, {
        status,
        offset: offsetOf({ page, limit }),
        limit,
      })
      return replyPage(listings, { page, limit }, total)
    },
  ),
  get(
    '/admin/listings/:id',
    {
      summary: 'A listing in full, with what was approved of it before',
      can: 'moderation:read',
      params: ById,
      data: ReviewedListing,
    },
    async (ctx, { params }) => reply(await readReview(ctx, params.id)),
  ),
  patch(
    '/admin/listings/:id',
    {
      summary: 'Approve, reject with a reason, suspend, reinstate or feature a listing',
      can: 'moderation:update',
      params: ById,
      body: ReviewDecision,
      data: ReviewedListing,
    },
    async (ctx, { params, body }) => reply(await decideReview(ctx, params.id, body)),
  ),
  patch(
    '/admin/readings/:id',
    {
      summary: 'Take down a humidity reading, with a reason that its partner reads',
      can: 'moderation:update',
      params: ById,
      body: ReadingRemoval,
      data: OwnRecord,
    },
    async (ctx, { params, body }) =>
      reply(await removeReading(ctx, params.id, body), 'The reading is taken down'),
  ),
  get(
    '/admin/people',
    {
      summary: 'People by name or email, newest first',
      can: 'moderation:read',
      query: PeopleQuery,
      data: z.array(KnownPerson),
      meta: PageInfo,
    },
    async (ctx, { query }) => {
      const { people, total } = await readPeople(ctx, query)
      return replyPage(people, query, total)
    },
  ),
  get(
    '/admin/people/:id',
    {
      summary: 'A person with the bookings and the money that depend on them',
      can: 'moderation:read',
      params: ById,
      data: PersonFile,
    },
    async (ctx, { params }) => reply(await readPerson(ctx, params.id)),
  ),
  patch(
    '/admin/people/:id',
    {
      summary: 'Suspend somebody, with what they list, or let them back in',
      can: 'moderation:update',
      params: ById,
      body: Suspension,
      data: KnownPerson,
    },
    async (ctx, { params, body }) => reply(await suspendPerson(ctx, params.id, body)),
  ),
  get(
    '/admin/failing',
    {
      summary: 'What the program fails to do again and again, longest first',
      can: 'moderation:read',
      data: z.array(FailingWork),
    },
    async ctx => reply(await readFailing(ctx)),
  ),
  get(
    '/admin/audit',
    {
      summary: 'Who did what to what, newest first',
      can: 'moderation:read',
      query: AuditQuery,
      data: z.array(AuditEntry),
      meta: AuditPageInfo,
    },
    async (ctx, { query }) => {
      const { entries, isMore } = await readAudit(ctx, query)
      const { page, limit } = query
      return reply(entries, undefined, { meta: { page, limit, isMore } })
    },
  ),
]
