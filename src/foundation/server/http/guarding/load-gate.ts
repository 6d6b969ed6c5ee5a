import type { EventEmitter } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { getPath } from 'hono/utils/url'
import { Failure } from '#foundation/rules/errors.ts'
import { failureResponse } from '../answering/answer.ts'
import { busyPage } from '../answering/fault-page.ts'
import { isForWatchers } from './health.ts'

export type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>

interface Incoming extends EventEmitter {
  headers: IncomingHttpHeaders
  /** All of it has arrived, whether anybody reads it or not. */
  complete: boolean
}

export interface Arriving {
  incoming?: Incoming
}

interface LoadGateOptions {
  atOnce: number
  onTurnedAway: () => void
}

const retryAfterSeconds = 2

/**
 * Works on so many requests at once and refuses the others immediately, so that those accepted are
 * answered in time. A request does not count while it waits for the rest of its body: a slow sender
 * takes no place.
 */
export function withLoadGate<Env extends Arriving>(
  fetch: Fetch<Env>,
  { atOnce, onTurnedAway }: LoadGateOptions,
): Fetch<Env> {
  let underWay = 0
  return async (request, env) => {
    const pathname = getPath(request)
    if (isForWatchers(pathname)) return fetch(request, env)
    if (underWay >= atOnce) {
      onTurnedAway()
      return turnedAway(pathname)
    }
    let places = 0
    const take = (more: 0 | 1) => {
      underWay += more - places
      places = more
    }
    take(1)
    const stopWatching = watchSender(env.incoming, {
      onAwaited: () => take(0),
      onDone: () => take(1),
    })
    try {
      return await fetch(request, env)
    } finally {
      stopWatching()
      take(0)
    }
  }
}

/**
 * A body stays with the sender, as far as it does not fit into our buffers, until somebody reads it.
 * Only from then to its end does the work wait for the sender, and not the sender for the work.
 */
export function watchSender(
  incoming: Incoming | undefined,
  { onAwaited, onDone }: { onAwaited: () => void; onDone: () => void },
): () => void {
  if (!incoming || !hasBody(incoming)) return () => undefined
  const onRead = () => {
    onAwaited()
    if (incoming.complete) onDone()
    else incoming.once('end', onDone)
  }
  incoming.once('resume', onRead)
  return () => void incoming.off('resume', onRead).off('end', onDone)
}

function hasBody({ headers }: Incoming): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function turnedAway(pathname: string): Response {
  return pathname.startsWith('/api/')
    ? failureResponse(new Failure('unavailable', { retryAfter: retryAfterSeconds }))
    : busyPage(retryAfterSeconds)
}
