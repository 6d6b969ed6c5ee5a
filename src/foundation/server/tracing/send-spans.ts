import type { Span, SpanKind } from './span.ts'

interface Warning {
  warn(details: object, message: string): void
}

/** Collects spans and sends them on; no request waits for that. */
export interface Traces {
  keep(span: Span): void
  close(): Promise<void>
}

const everyMs = 2000
const batch = 500
/** A collector that is away must cost neither time nor memory. */
const mostWaiting = 4000
const patienceMs = 3000
const kinds: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 }

/** To a collector that speaks OTLP over HTTP, as JSON. */
export function openTraces(endpoint: string, log: Warning): Traces {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  let waiting: Span[] = []
  let isTold = false
  let sending = Promise.resolve()
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()

  async function send(spans: readonly Span[]): Promise<void> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asOtlp(spans)),
        signal: AbortSignal.timeout(patienceMs),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`The collector answered ${answer.status}`)
      isTold = false
    } catch (err) {
      if (!isTold) log.warn({ err }, 'traces are lost: the collector does not take them')
      isTold = true
    }
  }

  function flush(): Promise<void> {
    const spans = waiting
    waiting = []
    if (spans.length > 0) sending = sending.then(() => send(spans))
    return sending
  }

  return {
    keep(span) {
      if (waiting.length >= mostWaiting) return
      waiting.push(span)
      if (waiting.length === batch) void flush()
    },
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

function asOtlp(spans: readonly Span[]) {
  const resource = { attributes: listOf({ 'service.name': 'holdall' }) }
  const scopeSpans = [{ scope: { name: 'holdall' }, spans: spans.map(oneAsOtlp) }]
  return { resourceSpans: [{ resource, scopeSpans }] }
}

function oneAsOtlp(span: Span) {
  const { traceId, spanId, parentId, name, kind, attributes, failed } = span
  return {
    traceId,
    spanId,
    ...(parentId !== undefined && { parentSpanId: parentId }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.endedAt),
    attributes: listOf(attributes),
    status: failed ? { code: 2 } : {},
  }
}

function listOf(attributes: Span['attributes']) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
}

function nanoseconds(milliseconds: number): string {
  return `${BigInt(Math.round(milliseconds * 1000)) * 1000n}`
}
