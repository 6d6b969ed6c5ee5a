import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import type { StreamEvent } from './event-parser.ts'
import { readStream } from './read-stream.ts'

/** Sent between tabs: an event, or that the stream was away and events may have been missed. */
type TabNews = { kind: 'event'; event: StreamEvent } | { kind: 'gap' }

export interface LiveHandlers {
  onEvent: (event: StreamEvent) => void
  /** What came before this page could hear it may be missing. */
  onLook: () => void
  /** Called when the stream is back, and again and again while it is away. */
  onGap: () => void
}

const pollMs = 15_000
const waitsMs = [1000, 2000, 5000, 15_000, 30_000] as const

/**
 * One stream per browser: the tab with the lock reads it and passes everything on to the others.
 * When it closes, the next tab goes on where it stopped. Answers a function that stops it.
 */
export function shareStream(account: string, handlers: LiveHandlers): () => void {
  const name = `holdall.live.${account}`
  const stopping = new AbortController()
  const { signal } = stopping
  const tabs = new BroadcastChannel(name)
  const seen: { id: string | undefined } = { id: undefined }
  const take = (news: TabNews) => {
    if (news.kind === 'gap') return handlers.onGap()
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
  // Locks need TLS; without them each tab has a stream of its own.
  const following = navigator.locks?.request(name, { signal }, follow) ?? follow()
  following.catch(() => undefined)
  // Another tab may have passed on events before this one was listening.
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
  const polling = setInterval(() => failures > 0 && tell({ kind: 'gap' }), pollMs)
  signal.addEventListener('abort', () => clearInterval(polling))
  while (!signal.aborted) {
    try {
      await readStream({
        after: seen.id,
        signal,
        onOpen: () => {
          failures = 0
          // The page was loaded before the stream opened, so something may be missing already.
          if (hasLost) tell({ kind: 'gap' })
          else if (!seen.id) look()
        },
        onEvent: event => tell({ kind: 'event', event }),
      })
    } catch (error) {
      failures++
      // The failed call itself leads to the log-in.
      if (isApiFailure(error, 'unauthenticated')) break
    }
    hasLost = true
    await wait(waitsMs[Math.min(failures, waitsMs.length - 1)] ?? 0, signal)
  }
  clearInterval(polling)
}

/** Until the time is over or the connection is back. */
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
