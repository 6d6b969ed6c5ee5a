import { openStream } from '#foundation/web/api/open-stream.ts'
import { createEventParser, type StreamEvent } from './event-parser.ts'

interface Stream {
  after: string | undefined
  signal: AbortSignal
  onOpen: () => void
  onEvent: (event: StreamEvent) => void
}

/** The server sends something every ten seconds, so after this silence the connection is dead. */
const longestSilenceMs = 75_000

/** Returns when the stream ends; throws when it breaks or cannot be opened. */
export async function readStream({ after, signal, onOpen, onEvent }: Stream): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), longestSilenceMs)
  const hear = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), longestSilenceMs)
  }
  try {
    const body = await openStream('/messages/events', {
      // Browsers from before 2024 cannot join the two.
      signal: AbortSignal.any?.([signal, silence.signal]) ?? signal,
      lastEventId: after,
    })
    onOpen()
    const feed = createEventParser(onEvent)
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      hear()
      feed(part.value)
    }
  } finally {
    clearTimeout(timer)
  }
}
