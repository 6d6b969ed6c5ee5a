import { z } from 'zod'
import {
  BookingComplaints,
  Complaint,
  ComplaintAnswer,
  ComplaintDecision,
  ComplaintsQuery,
  ConsoleComplaint,
  NewComplaint,
} from '#complaints/rules/wire.ts'
import { Id } from '#foundation/rules/ids.ts'
import { PageInfo } from '#foundation/rules/paging.ts'
import {
  get,
  patch,
  post,
  type Route,
  remove,
  reply,
  replyPage,
} from '#foundation/server/http/route.ts'
import { aDay, anHour, limit } from '#foundation/server/limits/limit.ts'
import { answerComplaint } from './answer-complaint.ts'
import { complaintPictureRule, uploadComplaintPicture } from './complaint-pictures.ts'
import { decideComplaint } from './decide-complaint.ts'
import { openComplaint } from './open-complaint.ts'
import { lookAtComplaint, readBookingComplaints, readComplaints } from './read-complaints.ts'
import { withdrawComplaint } from './withdraw-complaint.ts'

const params = z.strictObject({ id: Id })
const opening = limit('complaint', 'account', 20, aDay)
const uploads = limit('complaint-picture', 'account', 60, anHour)

export const complaintRoutes: readonly Route[] = [
  get(
    '/booking/:id/dispute',
    {
      summary: 'The dispute about a booking, for its two sides and the operator',
      can: 'complaint:read:own',
      params,
      data: BookingComplaints,
    },
    async (ctx, input) => reply(await readBookingComplaints(ctx, input.params.id)),
  ),
  post(
    '/booking/:id/dispute',
    {
      summary: 'Open a dispute about a booking: its payouts wait until it is decided',
      can: 'complaint:create:own',
      limits: [opening],
      params,
      body: NewComplaint,
      data: Complaint,
      created: true,
      idempotent: true,
      message: 'The dispute is open',
    },
    async (ctx, { params: { id }, body }) => reply(await openComplaint(ctx, id, body)),
  ),
  post(
    '/booking/:id/dispute/pictures',
    {
      summary: 'Upload a picture for a statement in a dispute',
      can: 'complaint:create:own',
      limits: [uploads],
      params,
      upload: complaintPictureRule,
      data: z.string(),
    },
    async (ctx, { params: { id }, request }) =>
      reply(await uploadComplaintPicture(ctx, id, request), 'File uploaded successfully'),
  ),
  post(
    '/booking/:id/dispute/answer',
    {
      summary: 'Answer the dispute of the other side, once',
      can: 'complaint:update:own',
      params,
      body: ComplaintAnswer,
      data: Complaint,
      idempotent: true,
      message: 'Your answer is sent',
    },
    async (ctx, { params: { id }, body }) => reply(await answerComplaint(ctx, id, body)),
  ),
  remove(
    '/booking/:id/dispute',
    {
      summary: 'Withdraw one’s own dispute before it is decided',
      can: 'complaint:update:own',
      params,
      data: Complaint,
    },
    async (ctx, { params: { id } }) =>
      reply(await withdrawComplaint(ctx, id), 'The dispute is withdrawn'),
  ),
  get(
    '/admin/disputes',
    {
      summary: 'Disputes by status; what waits for a decision the longest comes first',
      can: 'complaint:read',
      query: ComplaintsQuery,
      data: z.array(ConsoleComplaint),
      meta: PageInfo,
    },
    async (ctx, { query }) => {
      const { rows, total } = await readComplaints(ctx, query)
      return replyPage(rows, query, total)
    },
  ),
  get(
    '/admin/disputes/:id',
    {
      summary: 'A dispute with both statements',
      can: 'complaint:read',
      params,
      data: ConsoleComplaint,
    },
    async (ctx, input) => reply(await lookAtComplaint(ctx, input.params.id)),
  ),
  patch(
    '/admin/disputes/:id',
    {
      summary: 'Decide a dispute: how much goes back to the renter, and why',
      can: 'complaint:update',
      params,
      body: ComplaintDecision,
      data: ConsoleComplaint,
    },
    async (ctx, { params: { id }, body }) =>
      reply(await decideComplaint(ctx, id, body), 'The dispute is decided'),
  ),
]
