import { useState } from 'react'
import type { Message, Thread } from '../../rules/wire.ts'
import { firstUnread } from '../flow/flow-items.ts'

/**
 * Above which message "New" stands: what was unread when the thread was opened, or what came while
 * the page was not looked at. It stays for as long as the thread is open.
 */
export function useNewLine(
  thread: Thread,
  messages: readonly Message[],
  /** What an earlier visit had left is brought up to date. */
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
