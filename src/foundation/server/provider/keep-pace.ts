import type { Send } from './open-provider.ts'

/** Requests begin so far apart that there are never more in a second; each waits for its place. */
export function keepPace(send: Send, perSecond: number): Send {
  const gapMs = 1000 / perSecond
  let nextAt = 0
  return async request => {
    const now = performance.now()
    const at = Math.max(now, nextAt)
    nextAt = at + gapMs
    if (at > now) await new Promise(resolve => setTimeout(resolve, at - now))
    return send(request)
  }
}
