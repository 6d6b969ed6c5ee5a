import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { PageInfo } from '#foundation/rules/paging.ts'
import { get, patch, type Route, reply, replyPage } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import {
  DocumentDecision,
  DocumentPicture,
  Verification,
  WaitingDocument,
  WaitingDocumentsQuery,
} from '#payments/rules/verification-wire.ts'
import {
  documentRule,
  judgeDocument,
  readDocument,
  readVerification,
  readWaitingDocuments,
  sendDocument,
} from './payees/verify-identity.ts'

const params = z.strictObject({ id: Id })
const uploads = limit('identity-document', 'account', 20, anHour)

export const verificationRoutes: readonly Route[] = [
  get(
    '/users/verification',
    {
      summary: 'Whether a partner’s identity is known',
      can: 'verification:read:own',
      data: Verification,
    },
    async ctx => reply(await readVerification(ctx)),
  ),
  patch(
    '/users/verification/upload',
    {
      summary: 'Send a document for an operator to look at',
      can: 'verification:update:own',
      limits: [uploads],
      upload: documentRule,
      data: Verification,
    },
    async (ctx, { request }) =>
      reply(await sendDocument(ctx, request), 'File uploaded successfully'),
  ),
  get(
    '/admin/verifications',
    {
      summary: 'Documents that wait for a decision, longest first',
      can: 'moderation:read',
      query: WaitingDocumentsQuery,
      data: z.array(WaitingDocument),
      meta: PageInfo,
    },
    async (ctx, { query }) => {
      const { rows, total } = await readWaitingDocuments(ctx, query)
      return replyPage(rows, query, total)
    },
  ),
  get(
    '/admin/verifications/:id',
    {
      summary: 'One waiting document; looking at it is written down',
      can: 'moderation:read',
      params,
      data: DocumentPicture,
    },
    async (ctx, input) => reply(await readDocument(ctx, input.params.id)),
  ),
  patch(
    '/admin/verifications/:id',
    {
      summary: 'Accept a document or turn it down; either way the picture is deleted',
      can: 'moderation:update',
      params,
      body: DocumentDecision,
      data: WaitingDocument,
    },
    async (ctx, input) => reply(await judgeDocument(ctx, input.params.id, input.body)),
  ),
]
