import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { InboxEvent } from '#foundation/server/live/inbox-table.ts'
import type { Frame, Present } from '#foundation/server/live/stream.ts'
import { otherSide, sideOf } from '../thread/own-thread.ts'
import { countUnread, findThreads, type ThreadRow } from '../thread/threads-table.ts'
import { findMessages, type MessageRow } from '../writing/messages-table.ts'
import { presentMessage } from '../writing/present-message.ts'

interface Known {
  threads: Map<string, ThreadRow>
  messages: Map<string, MessageRow>
  unread: number
}

/** Each reader gets the message as they may see it. */
export function presentNews({ db }: Pick<Context, 'db'>): Present {
  return async (accountId, events) => {
    const known = await readAll(db, accountId, events)
    return events.map(event => frameOf(event, accountId, known))
  }
}

async function readAll(db: Db, accountId: string, events: readonly InboxEvent[]): Promise<Known> {
  const threadIds = [...new Set(events.flatMap(({ thread_id }) => thread_id ?? []))]
  const messageIds = events.flatMap(({ message_id }) => message_id ?? [])
  const threads = threadIds.length > 0 ? await findThreads(db, threadIds) : []
  const messages = messageIds.length > 0 ? await findMessages(db, messageIds) : []
  const needsCount = events.some(({ kind }) => kind === 'unread')
  return {
    threads: new Map(threads.map(row => [row.id, row])),
    messages: new Map(messages.map(row => [row.id, row])),
    unread: needsCount ? await countUnread(db, accountId) : 0,
  }
}

function frameOf(event: InboxEvent, accountId: string, known: Known): Frame | undefined {
  if (event.kind === 'unread') return { event: 'unread', data: { count: known.unread } }
  const thread = known.threads.get(event.thread_id ?? '')
  const side = thread && sideOf(thread, accountId)
  if (!side) return undefined
  if (event.kind !== 'message') {
    const by = event.kind === 'read by you' ? side : otherSide(side)
    const data = { threadId: thread.id, by, upTo: event.created_at.toISOString() }
    return { event: 'read', data }
  }
  const row = known.messages.get(event.message_id ?? '')
  if (!row) return undefined
  const message = presentMessage(row, thread, side)
  return { event: 'message', data: { threadId: thread.id, message } }
}
