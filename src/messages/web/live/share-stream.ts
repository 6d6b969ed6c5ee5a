import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import type { StreamEvent } from './event-parser.ts'
import { readStream } from './read-stream.ts'

/** What tabs tell each other: an event of the stream, or that something may have been missed. */
type TabNews = { kind: 'event'; event: StreamEvent } | { kind: 'look' }

export interface LiveHandlers {
  onEvent: (event: StreamEvent) => void
  /** Events may have been missed: ask the server how things stand. */
  onLook: () => void
}

const pollMs = 15_000
const waitsMs = [1000, 2000, 5000, 15_000, 30_000] as const

/**
 * One stream per browser: the tab that holds the lock reads it and passes everything on. When that
 * tab closes the next one takes over, and resumes where the stream was. Answers how to stop.
 */
export function shareStream(account: string, handlers: LiveHandlers): () => void {
  const name = `holdall.live.${account}`
  const stopping = new AbortController()
  const { signal } = stopping
  const tabs = new BroadcastChannel(name)
  const seen: { id: string | undefined } = { id: undefined }
  const take = (news: TabNews) => {
    if (news.kind === 'look') return handlers.onLook()
    seen.id = news.event.id ?? seen.id
    handlers.onEvent(news.event)
  }
  tabs.onmessage = ({ data }: MessageEvent<TabNews>) => take(data)
  const tell = (news: TabNews) => {
    if (signal.aborted) return
    take(news)
    tabs.postMessage(news)
  }
  let leads = false
  const follow = () => {
    leads = true
    return followStream({ seen, signal, tell, look: handlers.onLook })
  }
  // Without the lock, as on an address without TLS, each tab has a stream of its own.
  const following = navigator.locks?.request(name, { signal }, follow) ?? follow()
  following.catch(() => undefined)
  // What another tab passed on before this one listened is asked for once.
  void navigator.locks?.query().then(() => {
    if (!leads && !signal.aborted) handlers.onLook()
  })
  return () => {
    stopping.abort()
    tabs.close()
  }
}

interface Following {
  seen: { id: string | undefined }
  signal: AbortSignal
  tell: (news: TabNews) => void
  look: () => void
}

async function followStream({ seen, signal, tell, look }: Following): Promise<void> {
  let failures = 0
  let hasLost = false
  const polling = setInterval(() => failures > 0 && tell({ kind: 'look' }), pollMs)
  signal.addEventListener('abort', () => clearInterval(polling))
  while (!signal.aborted) {
    try {
      await readStream({
        after: seen.id,
        signal,
        onOpen: () => {
          failures = 0
          // A page knows things from before its stream, so also the first time something may be missed.
          if (hasLost) tell({ kind: 'look' })
          else if (!seen.id) look()
        },
        onEvent: event => tell({ kind: 'event', event }),
      })
    } catch (error) {
      failures++
      // Whoever is logged out is sent to the log-in by the call itself.
      if (isApiFailure(error, 'unauthenticated')) break
    }
    hasLost = true
    await wait(waitsMs[Math.min(failures, waitsMs.length - 1)] ?? 0, signal)
  }
  clearInterval(polling)
}

/** Until the time is over, or the connection is back. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
