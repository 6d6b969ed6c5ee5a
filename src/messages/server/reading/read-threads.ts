import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { offsetOf } from '#foundation/rules/paging.ts'
import type { Context } from '#foundation/server/context.ts'
import { messagesAPage } from '#messages/rules/message-terms.ts'
import type { Thread, ThreadPage } from '#messages/rules/wire.ts'
import { ownThread } from '../thread/own-thread.ts'
import { countThreads, countUnread, listThreads, type Side } from '../thread/threads-table.ts'
import { findMessages, messagesBefore } from '../writing/messages-table.ts'
import { presentMessage } from '../writing/present-message.ts'
import { presentThread, presentThreads } from './present-thread.ts'

/** Those with the newest message first. */
export async function readThreads(
  ctx: Context,
  { page, limit, as }: { page: number; limit: number; as?: Side | undefined },
): Promise<{ threads: Thread[]; total: number }> {
  const { id: accountId } = requirePerson(ctx)
  const whose = { accountId, as }
  const rows = await listThreads(ctx.db, { ...whose, limit, offset: offsetOf({ page, limit }) })
  const threads = await presentThreads(ctx, rows, accountId)
  return { threads, total: await countThreads(ctx.db, whose) }
}

export async function readThread(
  ctx: Context,
  id: string,
  before: string | undefined,
): Promise<ThreadPage> {
  const { thread, side } = await ownThread(ctx, id)
  const from = before === undefined ? thread.last_number + 1 : await numberOf(ctx, id, before)
  const rows = await messagesBefore(ctx.db, {
    threadId: id,
    before: from,
    atMost: messagesAPage + 1,
  })
  const page = rows.slice(0, messagesAPage).toReversed()
  return {
    thread: await presentThread(ctx, thread, side),
    messages: page.map(row => presentMessage(row, thread, side)),
    more: rows.length > messagesAPage,
  }
}

async function numberOf(ctx: Context, threadId: string, messageId: string): Promise<number> {
  const [row] = await findMessages(ctx.db, [messageId])
  return row?.thread_id === threadId ? row.number : fail('not_found')
}

export async function readUnread(ctx: Context): Promise<{ count: number }> {
  return { count: await countUnread(ctx.db, requirePerson(ctx).id) }
}
