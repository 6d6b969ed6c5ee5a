import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { get, post, type Route, remove, reply, replyPage } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { messagesAMinute } from '#messages/rules/message-terms.ts'
import {
  Message,
  NewMessage,
  NewThread,
  ReadUpTo,
  ReportedThread,
  Thread,
  ThreadPage,
  ThreadQuery,
  ThreadsMeta,
  ThreadsQuery,
  Unread,
} from '#messages/rules/wire.ts'
import { readReportedThread } from './for-operators/read-reported.ts'
import { openEvents } from './live/open-events.ts'
import { messagePictureRule, uploadMessagePicture } from './pictures/message-pictures.ts'
import { blockThread, unblockThread } from './reading/block-thread.ts'
import { markRead } from './reading/mark-read.ts'
import { openThread } from './reading/open-thread.ts'
import { readThread, readThreads, readUnread } from './reading/read-threads.ts'
import type { ThreadHooks } from './thread/thread-hooks.ts'
import { writeMessage } from './writing/write-message.ts'

const params = z.strictObject({ id: Id })
const writing = limit('message', 'account', messagesAMinute, 60)
const uploads = limit('message-picture', 'account', 60, anHour)

const reading: readonly Route[] = [
  get(
    '/messages/threads',
    {
      summary: 'One’s conversations, the newest word first',
      can: 'message:read:own',
      query: ThreadsQuery,
      data: z.array(Thread),
      meta: ThreadsMeta,
    },
    async (ctx, { query }) => {
      const { threads, total } = await readThreads(ctx, query)
      return replyPage(threads, query, total)
    },
  ),
  get(
    '/messages/threads/:id',
    {
      summary: 'A conversation with its newest messages, or those before one',
      can: 'message:read:own',
      params,
      query: ThreadQuery,
      data: ThreadPage,
    },
    async (ctx, { params: { id }, query }) => reply(await readThread(ctx, id, query.before)),
  ),
  get(
    '/messages/unread',
    { summary: 'How many messages wait to be read', can: 'message:read:own', data: Unread },
    async ctx => reply(await readUnread(ctx)),
  ),
  get(
    '/messages/events',
    {
      summary: 'What happens in one’s conversations, as it happens; Last-Event-ID goes on',
      can: 'live:read:own',
      byCookie: true,
      data: z.string(),
      sentAs: 'text/event-stream',
    },
    async (ctx, { request }) => ({ stream: await openEvents(ctx, request) }),
  ),
  get(
    '/admin/messages/threads/:id',
    {
      summary: 'A conversation that a side has reported; the look is written down',
      can: 'message:read',
      params,
      query: ThreadQuery,
      data: ReportedThread,
    },
    async (ctx, { params: { id }, query }) =>
      reply(await readReportedThread(ctx, id, query.before)),
  ),
]

const writingRoutes: readonly Route[] = [
  post(
    '/messages/threads',
    {
      summary: 'Open the one conversation with the partner of a listing',
      can: 'message:create:own',
      body: NewThread,
      data: Thread,
      created: true,
    },
    async (ctx, { body }) => {
      const { thread, isNew } = await openThread(ctx, body.listing)
      return reply(thread, undefined, isNew ? {} : { status: 200 })
    },
  ),
  post(
    '/messages/threads/:id',
    {
      summary: 'Write to the other side',
      can: 'message:create:own',
      limits: [writing],
      params,
      body: NewMessage,
      data: Message,
      created: true,
      idempotent: true,
    },
    async (ctx, { params: { id }, body }) => reply(await writeMessage(ctx, id, body)),
  ),
  post(
    '/messages/threads/:id/pictures',
    {
      summary: 'Upload a picture for a message',
      can: 'message:create:own',
      limits: [uploads],
      params,
      upload: messagePictureRule,
      data: z.string(),
    },
    async (ctx, { params: { id }, request }) =>
      reply(await uploadMessagePicture(ctx, id, request), 'File uploaded successfully'),
  ),
  post(
    '/messages/threads/:id/read',
    {
      summary: 'Say up to which message one has read',
      can: 'message:update:own',
      params,
      body: ReadUpTo,
      data: Unread,
    },
    async (ctx, { params: { id }, body }) => reply(await markRead(ctx, id, body.upTo)),
  ),
]

const blockingRoutes = (hooks: ThreadHooks): readonly Route[] => [
  post(
    '/messages/threads/:id/block',
    {
      summary: 'End new messages from both sides; bookings are still told',
      can: 'message:update:own',
      params,
      data: Thread,
    },
    async (ctx, { params: { id } }) => reply(await blockThread(ctx, hooks, id), 'Blocked'),
  ),
  remove(
    '/messages/threads/:id/block',
    {
      summary: 'Open again what one has blocked oneself',
      can: 'message:update:own',
      params,
      data: Thread,
    },
    async (ctx, { params: { id } }) => reply(await unblockThread(ctx, id), 'Unblocked'),
  ),
]

export const messageRoutes = (hooks: ThreadHooks): readonly Route[] => [
  ...reading,
  ...writingRoutes,
  ...blockingRoutes(hooks),
]
