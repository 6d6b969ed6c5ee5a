import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { cutText } from '#foundation/rules/text/cut-text.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import type { MessageEvent } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { threadOf } from '../known/conversation.ts'
import { catchUp, catchUpAfterGap, threadQuery, threadsQuery } from '../known/queries.ts'
import { threadsOf } from '../known/thread-list.ts'
import { applyEvent } from './apply-event.ts'
import { shareStream } from './share-stream.ts'
import { useTitleCount } from './use-title-count.ts'

/** Runs on every page: keeps messages current and reads new ones out to screen readers. */
export default function LiveMessages() {
  const session = useSession()
  const queries = useQueryClient()
  const [announced, setAnnounced] = useState('')
  const account = session.status === 'in' && session.record.isVerified && session.record._id
  useTitleCount()
  useEffect(() => {
    if (!account) return
    return shareStream(account, {
      onLook: () => void catchUp(queries),
      onGap: () => void catchUpAfterGap(queries),
      onEvent: event => {
        const arrived = applyEvent(queries, event)
        if (arrived) setAnnounced(announcement(queries, arrived) ?? '')
      },
    })
  }, [account, queries])
  // In the body, because the component around it may be hidden or have a label of its own.
  return createPortal(
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>,
    document.body,
  )
}

/** Undefined for the reader's own messages, also from another device. */
function announcement(
  queries: QueryClient,
  { threadId, message }: MessageEvent,
): string | undefined {
  const open = queries.getQueryData(threadQuery(threadId).queryKey)
  const list = queries.getQueryData(threadsQuery.queryKey)
  const thread =
    (open && threadOf(open)) ?? (list && threadsOf(list).find(({ _id }) => _id === threadId))
  if (thread?.as === message.from) return undefined
  const text = cutText(message.text, 120)
  if (!thread || message.from === 'system') return copy.live.came(text)
  return copy.live.cameFrom(thread.with.firstName, text)
}
