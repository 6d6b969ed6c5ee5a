import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { PageInfo } from '#foundation/rules/paging.ts'
import { get, patch, post, type Route, reply, replyPage } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { ThreadReport } from '#messages/rules/wire.ts'
import {
  FiledReport,
  ListedReport,
  Report,
  ReportDecision,
  ReportedWords,
  ReportForm,
  ReportsQuery,
} from '#moderation/rules/report-wire.ts'
import { closeReport } from './close-report.ts'
import { fileReport, reportThread } from './file-report.ts'
import { readReport, readReportedWords, readReports } from './read-reports.ts'

const params = z.strictObject({ id: Id })
const limits = [
  limit('report', 'address', 30, anHour),
  limit('report-account', 'account', 10, anHour),
]

export const reportRoutes: readonly Route[] = [
  post(
    '/reports',
    {
      summary: 'Report a listing, a booking of one’s own, or the other side of it',
      can: 'report:create',
      limits,
      body: ReportForm,
      data: FiledReport,
      created: true,
      idempotent: true,
      message: 'Thank you. We will look at it.',
    },
    async (ctx, { body }) => reply(await fileReport(ctx, body)),
  ),
  post(
    '/messages/threads/:id/report',
    {
      summary: 'Report a conversation: the operator may read it from then on',
      can: 'message:update:own',
      limits,
      params,
      body: ThreadReport,
      data: FiledReport,
      created: true,
      idempotent: true,
      message: 'Thank you. We will look at it.',
    },
    async (ctx, { params: { id }, body }) => reply(await reportThread(ctx, id, body.reason)),
  ),
  get(
    '/admin/reports',
    {
      summary: 'Reports, the open ones first and the oldest of them on top',
      can: 'report:read',
      query: ReportsQuery,
      data: z.array(ListedReport),
      meta: PageInfo,
    },
    async (ctx, { query }) => {
      const { reports, total } = await readReports(ctx, query)
      return replyPage(reports, query, total)
    },
  ),
  get(
    '/admin/reports/:id',
    { summary: 'One report in full', can: 'report:read', params, data: Report },
    async (ctx, input) => reply(await readReport(ctx, input.params.id)),
  ),
  get(
    '/admin/reports/:id/words',
    {
      summary: 'What somebody wrote in a conversation, as it was when it was reported',
      can: 'report:read',
      params,
      data: ReportedWords,
    },
    async (ctx, input) => reply(await readReportedWords(ctx, input.params.id)),
  ),
  patch(
    '/admin/reports/:id',
    {
      summary: 'Close a report and say what came of it',
      can: 'report:update',
      params,
      body: ReportDecision,
      data: Report,
    },
    async (ctx, input) => reply(await closeReport(ctx, input.params.id, input.body)),
  ),
]
