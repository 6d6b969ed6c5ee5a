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
const longestSendMs = 3000
const kinds: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 }

/** To a collector that speaks OTLP over HTTP, as JSON. */
export function openTraces(endpoint: string, log: Warning, patienceMs = longestSendMs): Traces {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const waiting: Span[] = []
  let due = 0
  let isTold = false
  let sending: Promise<void> | undefined
  let closesAt = Number.POSITIVE_INFINITY
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()

  async function send(spans: readonly Span[]): Promise<void> {
    try {
      await post(url, spans, Math.ceil(Math.min(patienceMs, leftMs())))
      isTold = false
    } catch (err) {
      if (!isTold) log.warn({ err }, 'traces are lost: the collector does not take them')
      isTold = true
    }
  }

  /** What is being sent still counts as waiting: a collector that hangs costs no more memory. */
  async function sendAll(): Promise<void> {
    while (due > 0 && leftMs() > 0) {
      const spans = waiting.slice(0, batch)
      await send(spans)
      waiting.splice(0, spans.length)
      due -= spans.length
    }
  }

  function flush(): Promise<void> {
    due = waiting.length
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }

  function leftMs(): number {
    return closesAt - performance.now()
  }

  return {
    keep(span) {
      if (waiting.length >= mostWaiting) return
      waiting.push(span)
      if (waiting.length === batch) void flush()
    },
    async close() {
      clearInterval(timer)
      closesAt = performance.now() + patienceMs
      await flush()
    },
  }
}

async function post(url: string, spans: readonly Span[], patienceMs: number): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asOtlp(spans)),
    signal: AbortSignal.timeout(patienceMs),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`The collector answered ${answer.status}`)
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
