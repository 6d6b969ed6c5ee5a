import type { InfiniteData } from '@tanstack/react-query'
import type { z } from 'zod'
import type { PageInfo } from '#foundation/rules/paging.ts'
import type { Page } from '#foundation/web/api/api.ts'
import type { Message, ReadEvent, Thread } from '../../rules/wire.ts'
import { withLast, withReading } from './conversation.ts'

type ThreadsPage = Page<Thread[], z.infer<typeof PageInfo>>
/** Those with the newest message first. */
export type ThreadList = InfiniteData<ThreadsPage, unknown>

export function threadsOf({ pages }: ThreadList): Thread[] {
  const all = pages.flatMap(page => page.data)
  return [...new Map(all.map(thread => [thread._id, thread])).values()]
}

/**
 * Undefined when the list must be loaded again: the thread is not in it, or the message comes late,
 * and only the server knows whether it was counted before.
 */
export function listWithMessage(
  list: ThreadList,
  threadId: string,
  message: Message,
): ThreadList | undefined {
  const known = threadsOf(list).find(({ _id }) => _id === threadId)
  if (!known) return undefined
  const isLast = message._id === known.last?._id
  if (!isLast && message.createdAt < (known.last?.createdAt ?? '')) return undefined
  const isNew = !isLast && message.createdAt > (known.readByYou ?? '')
  const isUnread = isNew && message.from !== known.as && message.from !== 'system'
  const unread = known.unread + (isUnread ? 1 : 0)
  return withFirst(list, { ...withLast(known, message), unread })
}

export function listWithReading(list: ThreadList, { threadId, ...reading }: ReadEvent): ThreadList {
  return changeThreads(list, thread =>
    thread._id === threadId ? withReading(thread, reading) : thread,
  )
}

export function listWithThread(list: ThreadList, changed: Thread): ThreadList {
  return changeThreads(list, thread => (thread._id === changed._id ? changed : thread))
}

function withFirst(list: ThreadList, thread: Thread): ThreadList {
  const pages = list.pages.map((page, at) => {
    const others = page.data.filter(({ _id }) => _id !== thread._id)
    return { ...page, data: at === 0 ? [thread, ...others] : others }
  })
  return { ...list, pages }
}

function changeThreads(list: ThreadList, change: (thread: Thread) => Thread): ThreadList {
  return { ...list, pages: list.pages.map(page => ({ ...page, data: page.data.map(change) })) }
}
