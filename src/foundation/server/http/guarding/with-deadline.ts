import { once } from 'node:events'
import { getPath } from 'hono/utils/url'
import { late, within } from '../../within.ts'
import { unavailable } from '../answering/unavailable.ts'
import { isForWatchers } from './health.ts'
import { type Arriving, type Fetch, hasBody } from './load-gate.ts'

/** After so long, asking again is better than waiting. */
const answerWithinMs = 9000

/**
 * Answers 503 when the work takes too long; the work goes on and frees its place when it ends. The
 * time counts from when the request has arrived whole. Uploads are not included: drawing a picture
 * again takes long and has its own limit.
 */
export function withDeadline<Env extends Arriving>(
  fetch: Fetch<Env>,
  limitMs = answerWithinMs,
): (request: Request, env: Env) => Promise<Response> {
  return async (request, env) => {
    const pathname = getPath(request)
    const answering = Promise.resolve(fetch(request, env))
    const isUpload = request.headers.get('content-type')?.startsWith('multipart/')
    if (isUpload || isForWatchers(pathname)) return answering
    if (env.incoming && hasBody(env.incoming)) {
      await Promise.race([answering, once(env.incoming, 'end')])
    }
    const answer = await within(limitMs, answering)
    if (answer !== late) return answer
    void letGo(answering)
    return unavailable(pathname)
  }
}

/** A stream that nobody reads would stay open. */
async function letGo(answering: Promise<Response>): Promise<void> {
  try {
    await (await answering).body?.cancel()
  } catch {
    // The request was answered already.
  }
}
