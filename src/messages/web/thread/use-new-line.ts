import { useState } from 'react'
import type { Message, Thread } from '../../rules/wire.ts'
import { firstUnread } from '../flow/flow-items.ts'

/**
 * Above the first message that was unread when the thread was opened, or that came while the page
 * was hidden. It stays while the thread is open.
 */
export function useNewLine(
  thread: Thread,
  messages: readonly Message[],
  /** False while known messages of an earlier visit are still being brought up to date. */
  isFresh: boolean,
): string | undefined {
  const [readBefore] = useState(thread.readByYou)
  const [line, setLine] = useState(() => firstUnread(messages, thread.as, readBefore))
  const [wasFresh, setWasFresh] = useState(isFresh)
  if (isFresh && !wasFresh) {
    setWasFresh(true)
    setLine(firstUnread(messages, thread.as, readBefore))
  }
  const [last, setLast] = useState(messages.at(-1)?._id)
  const newest = messages.at(-1)
  if (newest && newest._id !== last) {
    setLast(newest._id)
    const isAway = document.visibilityState !== 'visible'
    if (newest.from === thread.as) setLine(undefined)
    else if (isAway && line === undefined && newest.from !== 'system') setLine(newest._id)
  }
  return line
}
