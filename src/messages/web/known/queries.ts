import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import type { Message, ReadEvent, Thread } from '../../rules/wire.ts'
import { threadsAPage } from '../addresses.ts'
import { messages } from '../api.ts'
import { withMessage, withNewest, withReading, withThread } from './conversation.ts'
import { listWithMessage, listWithReading, listWithThread } from './thread-list.ts'

const threadsKey = ['messages', 'threads'] as const

export const threadsQuery = infiniteQueryOptions({
  queryKey: threadsKey,
  queryFn: ({ pageParam, signal }) => messages.threads(pageParam, signal),
  initialPageParam: 1,
  getNextPageParam: ({ meta }, _, page) =>
    page * threadsAPage < meta.total ? page + 1 : undefined,
  refetchOnMount: readAnew,
})

/** Never read again by itself: events keep it current, and `catchUpThread` covers missed events. */
export const threadQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['messages', 'thread', id],
    queryFn: ({ pageParam, signal }) => messages.thread(id, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ messages: [oldest], more }) => (more ? oldest?._id : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const unreadQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: ({ signal }) => messages.unread(signal),
  staleTime: minuteMs,
})

export function keepMessage(queries: QueryClient, threadId: string, message: Message): void {
  const { queryKey } = threadQuery(threadId)
  const known = queries.setQueryData(queryKey, old => old && withMessage(old, message))
  if (!known) void catchUpOnceLoaded(queries, threadId)
  const list = queries.getQueryData(threadsQuery.queryKey)
  const next = list && listWithMessage(list, threadId, message)
  if (next) queries.setQueryData(threadsQuery.queryKey, next)
  else void queries.invalidateQueries({ queryKey: threadsKey })
}

export function keepReading(queries: QueryClient, event: ReadEvent): void {
  queries.setQueryData(threadQuery(event.threadId).queryKey, known => {
    const thread = known?.pages[0]?.thread
    return known && thread && withThread(known, withReading(thread, event))
  })
  queries.setQueryData(threadsQuery.queryKey, list => list && listWithReading(list, event))
}

export function keepThread(queries: QueryClient, thread: Thread): void {
  const { queryKey } = threadQuery(thread._id)
  queries.setQueryData(queryKey, known => known && withThread(known, thread))
  queries.setQueryData(threadsQuery.queryKey, list => list && listWithThread(list, thread))
}

export function keepUnread(queries: QueryClient, count: number): void {
  queries.setQueryData(unreadQuery.queryKey, { count })
}

/**
 * A thread that is loading now may have been read on the server before this message was written.
 */
async function catchUpOnceLoaded(queries: QueryClient, id: string): Promise<void> {
  const { queryKey } = threadQuery(id)
  const loading = queries.getQueryCache().find({ queryKey })?.promise
  if (!loading) return
  await loading.catch(() => undefined)
  await catchUpThread(queries, id).catch(() => undefined)
}

/** Only the newest page, so that older messages on the screen do not move. */
export async function catchUpThread(queries: QueryClient, id: string): Promise<void> {
  const { queryKey } = threadQuery(id)
  if (!queries.getQueryData(queryKey)) return
  const newest = await messages.thread(id, undefined)
  queries.setQueryData(queryKey, known => known && withNewest(known, newest))
}

/** Used when events may have been missed. */
export async function catchUp(queries: QueryClient): Promise<void> {
  const shown = queries
    .getQueryCache()
    .findAll({ queryKey: ['messages', 'thread'], type: 'active' })
  const ids = shown.map(({ queryKey }) => String(queryKey[2]))
  await Promise.allSettled([
    queries.invalidateQueries({ queryKey: unreadQuery.queryKey }),
    queries.invalidateQueries({ queryKey: threadsKey }),
    ...ids.map(id => catchUpThread(queries, id)),
  ])
}

/** Used when the stream was away: other pages follow their bookings by it. */
export async function catchUpAfterGap(queries: QueryClient): Promise<void> {
  await Promise.allSettled([catchUp(queries), readBookingsAnew(queries)])
}

export async function readBookingsAnew(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['bookings'] })
}
