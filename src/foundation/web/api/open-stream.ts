import { whenSessionKnown } from '../session/session-store.ts'
import { readAnswer, refusal } from './api.ts'
import { base } from './transport.ts'

interface StreamOptions {
  signal: AbortSignal
  /** The last event received: the stream goes on after it. */
  lastEventId: string | undefined
}

/** In a file of its own, because few pages need it. */
export async function openStream(
  path: string,
  { signal, lastEventId }: StreamOptions,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const session = await whenSessionKnown()
  const token = session.status === 'in' ? session.record.token : undefined
  const headers = new Headers({ accept: 'text/event-stream' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (lastEventId !== undefined) headers.set('last-event-id', lastEventId)
  const response = await fetch(base + path, { headers, signal, cache: 'no-store' })
  if (response.ok && response.body) return response.body
  throw refusal(path, response, await readAnswer(response), token)
}
