import type { QueryClient } from '@tanstack/react-query'
import type { MessageEvent, ReadEvent, Unread } from '../../rules/wire.ts'
import {
  catchUpThread,
  keepMessage,
  keepReading,
  keepUnread,
  readBookingsAnew,
} from '../known/queries.ts'
import type { StreamEvent } from './event-parser.ts'

/** Answers the message, if the event is one. */
export function applyEvent(
  queries: QueryClient,
  { name, data }: StreamEvent,
): MessageEvent | undefined {
  const event = parsed(data)
  if (event === undefined) return undefined
  if (name === 'read') keepReading(queries, event as ReadEvent)
  if (name === 'unread') keepUnread(queries, (event as Unread).count)
  if (name !== 'message') return undefined
  const arrived = event as MessageEvent
  keepMessage(queries, arrived.threadId, arrived.message)
  if (arrived.message.from === 'system') void followBooking(queries, arrived.threadId)
  return arrived
}

/** A system message means that a booking has changed, and other pages show bookings too. */
async function followBooking(queries: QueryClient, threadId: string): Promise<void> {
  await Promise.allSettled([catchUpThread(queries, threadId), readBookingsAnew(queries)])
}

/** Our own server sends it, so the schema is not checked; a cut event is no valid JSON. */
function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
