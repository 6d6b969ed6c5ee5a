import { getPath } from 'hono/utils/url'
import { late } from '../../within.ts'
import { unavailable } from '../answering/unavailable.ts'
import { isForWatchers } from './health.ts'
import { type Arriving, type Fetch, watchSender } from './load-gate.ts'

/** After so long, asking again is better than waiting. */
const answerWithinMs = 9000

/**
 * Answers 503 when the work takes too long; the work goes on and frees its place when it ends. The
 * time during which the work waits for the sender is not counted, and of an upload nothing after it:
 * drawing a picture again takes long and has its own limit.
 */
export function withDeadline<Env extends Arriving>(
  fetch: Fetch<Env>,
  limitMs = answerWithinMs,
): (request: Request, env: Env) => Promise<Response> {
  return async (request, env) => {
    const pathname = getPath(request)
    if (isForWatchers(pathname)) return fetch(request, env)
    const isUpload = request.headers.get('content-type')?.startsWith('multipart/')
    const { promise: end, resolve } = Promise.withResolvers<typeof late>()
    let timer = setTimeout(resolve, limitMs, late)
    const stopWatching = watchSender(env.incoming, {
      onAwaited: () => clearTimeout(timer),
      onDone: () => {
        if (!isUpload) timer = setTimeout(resolve, limitMs, late)
      },
    })
    const answering = Promise.resolve(fetch(request, env))
    try {
      const answer = await Promise.race([answering, end])
      if (answer !== late) return answer
    } finally {
      stopWatching()
      clearTimeout(timer)
    }
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
