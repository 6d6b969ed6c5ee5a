import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Message, Thread } from '../../rules/wire.ts'
import { messages } from '../api.ts'
import { keepReading, keepUnread } from '../known/queries.ts'

/** Seeing the newest message counts as having read the thread. */
export function useMarkRead(thread: Thread, newest: Message | undefined, isInSight: boolean): void {
  const queries = useQueryClient()
  const isVisible = useSyncExternalStore(followVisibility, isPageVisible, () => false)
  const { _id: threadId, as, readByYou, unread } = thread
  const isNew = newest && newest.from !== as && newest.createdAt > (readByYou ?? '')
  const upTo = isVisible && isInSight && (isNew || unread > 0) ? newest : undefined
  const [id, at] = [upTo?._id, upTo?.createdAt]
  useEffect(() => {
    if (!id || !at) return
    messages
      .markRead(threadId, id)
      .then(({ count }) => {
        keepReading(queries, { threadId, by: as, upTo: at })
        keepUnread(queries, count)
      })
      // It stays unread and is marked with the next message or visit.
      .catch(() => undefined)
  }, [queries, threadId, as, id, at])
}

function isPageVisible(): boolean {
  return document.visibilityState === 'visible'
}

function followVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
