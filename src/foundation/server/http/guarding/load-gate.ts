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
 * answered in time. A request counts only when it has arrived whole: a slow sender takes no place.
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
    let isCounted = false
    let isAnswered = false
    const count = () => {
      if (isCounted || isAnswered) return
      isCounted = true
      underWay += 1
    }
    if (env.incoming && hasBody(env.incoming)) env.incoming.once('end', count)
    else count()
    try {
      return await fetch(request, env)
    } finally {
      isAnswered = true
      if (isCounted) underWay -= 1
    }
  }
}

export function hasBody({ headers }: Incoming): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function turnedAway(pathname: string): Response {
  return pathname.startsWith('/api/')
    ? failureResponse(new Failure('unavailable', { retryAfter: retryAfterSeconds }))
    : busyPage(retryAfterSeconds)
}
