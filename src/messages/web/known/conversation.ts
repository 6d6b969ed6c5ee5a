import type { InfiniteData } from '@tanstack/react-query'
import type { Message, ReadEvent, Thread, ThreadPage } from '../../rules/wire.ts'

/** Pages from the newest to the oldest; within a page the oldest message first. */
export type Conversation = InfiniteData<ThreadPage, unknown>

export function messagesOf({ pages }: Conversation): Message[] {
  const all = pages.toReversed().flatMap(page => page.messages)
  return [...new Map(all.map(message => [message._id, message])).values()]
}

export function threadOf({ pages }: Conversation): Thread | undefined {
  return pages[0]?.thread
}

/** A message that arrives twice or late still stands once, in its place. */
export function withMessage(conversation: Conversation, message: Message): Conversation {
  const isKnown = conversation.pages.some(page => page.messages.some(one => isSame(one, message)))
  if (isKnown) return changeMessages(conversation, one => (isSame(one, message) ? message : one))
  return changeNewest(conversation, page => {
    const messages = inOrder([...page.messages, message])
    return { ...page, thread: withLast(page.thread, messages.at(-1)), messages }
  })
}

/**
 * If messages between the known ones and this page are missing, the older pages are dropped and
 * loaded again.
 */
export function withNewest(conversation: Conversation, newest: ThreadPage): Conversation {
  const [known] = conversation.pages
  const ids = new Set(newest.messages.map(({ _id }) => _id))
  const meets = !known?.messages.length || known.messages.some(({ _id }) => ids.has(_id))
  if (!known || !meets) return { pages: [newest], pageParams: [undefined] }
  const earlier = known.messages.filter(({ _id }) => !ids.has(_id))
  return changeNewest(conversation, page => ({
    thread: withReadingsOf(page.thread, newest.thread),
    messages: inOrder([...earlier, ...newest.messages]),
    more: earlier.length > 0 || conversation.pages.length > 1 ? page.more : newest.more,
  }))
}

export function withThread(conversation: Conversation, thread: Thread): Conversation {
  return changeNewest(conversation, page => ({
    ...page,
    thread: withReadingsOf(page.thread, thread),
  }))
}

/** Never moves back. */
export function withReading(thread: Thread, { by, upTo }: Omit<ReadEvent, 'threadId'>): Thread {
  if (by !== thread.as) {
    return upTo > (thread.readByThem ?? '') ? { ...thread, readByThem: upTo } : thread
  }
  const isAll = upTo >= (thread.last?.createdAt ?? '')
  const readByYou = upTo > (thread.readByYou ?? '') ? upTo : thread.readByYou
  return { ...thread, readByYou, unread: isAll ? 0 : thread.unread }
}

/** An answer may have been on its way while it was told that somebody has read. */
function withReadingsOf(known: Thread, thread: Thread): Thread {
  const them = thread.as === 'renter' ? 'partner' : 'renter'
  const read = withReading(thread, { by: them, upTo: known.readByThem ?? '' })
  return withReading(read, { by: thread.as, upTo: known.readByYou ?? '' })
}

export function withLast(thread: Thread, message: Message | undefined): Thread {
  const isNewer = message && message.createdAt >= (thread.last?.createdAt ?? '')
  return isNewer ? { ...thread, last: message } : thread
}

function changeNewest(
  conversation: Conversation,
  change: (page: ThreadPage) => ThreadPage,
): Conversation {
  const [newest, ...older] = conversation.pages
  return newest ? { ...conversation, pages: [change(newest), ...older] } : conversation
}

function changeMessages(
  conversation: Conversation,
  change: (message: Message) => Message,
): Conversation {
  const pages = conversation.pages.map(page => ({ ...page, messages: page.messages.map(change) }))
  return { ...conversation, pages }
}

/** All times are written in the same form, so sorting them as texts is right. */
function inOrder(messages: Message[]): Message[] {
  return messages.toSorted((one, other) => {
    if (one.createdAt === other.createdAt) return 0
    return one.createdAt < other.createdAt ? -1 : 1
  })
}

function isSame(one: Message, other: Message): boolean {
  return one._id === other._id
}
