import type { Send } from './open-provider.ts'

const windowMs = 1001

/** Spaces requests out: never more within a second than agreed, however late a timer fires. */
export function keepPace(send: Send, perSecond: number): Send {
  const begun: number[] = []
  let line = Promise.resolve()
  const step = async () => {
    const last = begun.at(-1) ?? Number.NEGATIVE_INFINITY
    const oldest = begun.length < perSecond ? Number.NEGATIVE_INFINITY : (begun.shift() ?? 0)
    const from = Math.max(oldest + windowMs, last + windowMs / perSecond)
    const waitMs = from - performance.now()
    if (waitMs > 0) await new Promise(resolve => setTimeout(resolve, waitMs))
    begun.push(performance.now())
  }
  return async (request, signal) => {
    line = line.then(() => (signal?.aborted ? undefined : step()))
    await line
    signal?.throwIfAborted()
    return send(request, signal)
  }
}
