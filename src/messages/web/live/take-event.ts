import type { QueryClient } from '@tanstack/react-query'
import type { MessageEvent, ReadEvent, Unread } from '../../rules/wire.ts'
import { catchUpThread, keepMessage, keepReading, keepUnread } from '../known/queries.ts'
import type { StreamEvent } from './event-parser.ts'

/** Brings what is on the screen up to date; answers the message that has come, if one has. */
export function takeEvent(
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

/** A line of the house says that a booking has changed, on whatever page it is shown. */
async function followBooking(queries: QueryClient, threadId: string): Promise<void> {
  await Promise.allSettled([
    catchUpThread(queries, threadId),
    queries.invalidateQueries({ queryKey: ['bookings'] }),
  ])
}

/** The server is ours, so its events are as its schemas say; only a cut one is no JSON. */
function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
