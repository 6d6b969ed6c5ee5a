import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

export type Attributes = Record<string, string | number>
export type SpanKind = 'server' | 'internal' | 'client'

/** One step of a request, with its duration. */
export interface Span {
  traceId: string
  spanId: string
  parentId?: string
  name: string
  kind: SpanKind
  startedAt: number
  endedAt: number
  attributes: Attributes
  failed: boolean
}

interface OpenSpan {
  span: Span
  keep: (span: Span) => void
}

const current = new AsyncLocalStorage<OpenSpan>()
const nothing: Attributes = {}

/** Runs the work as a step of the current trace. Without a trace it only runs the work. */
export function inSpan<Result>(
  name: string,
  work: () => Promise<Result>,
  attributes: Attributes = nothing,
): Promise<Result> {
  const parent = current.getStore()
  if (!parent) return work()
  const { traceId, spanId: parentId } = parent.span
  const span = begin({ traceId, parentId, name, kind: 'client', attributes })
  return carryOut({ span, keep: parent.keep }, work)
}

/** Lets callers skip making names and attributes when there is no trace. */
export function isTraced(): boolean {
  return current.getStore() !== undefined
}

/** Runs the work as the first step of a trace, or continues the trace of the sender. */
export function inTrace<Result>(
  keep: (span: Span) => void,
  { traceparent, ...given }: Pick<Span, 'name' | 'kind'> & { traceparent?: string | undefined },
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const [, traceId, parentId] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(traceparent ?? '') ?? []
  const span = begin({
    ...given,
    traceId: traceId ?? randomBytes(16).toString('hex'),
    ...(parentId !== undefined && { parentId }),
    attributes: {},
  })
  return carryOut({ span, keep }, () => work(span))
}

/** For a name that is known only later. */
export function nameSpan(name: string, attributes: Attributes): void {
  const here = current.getStore()
  if (!here) return
  here.span.name = name
  Object.assign(here.span.attributes, attributes)
}

function begin(given: Omit<Span, 'spanId' | 'startedAt' | 'endedAt' | 'failed'>): Span {
  const spanId = randomBytes(8).toString('hex')
  return { ...given, spanId, startedAt: instant(), endedAt: 0, failed: false }
}

async function carryOut<Result>(open: OpenSpan, work: () => Promise<Result>): Promise<Result> {
  const { span, keep } = open
  try {
    return await current.run(open, work)
  } catch (error) {
    span.failed = true
    throw error
  } finally {
    span.endedAt = instant()
    keep(span)
  }
}

/** In milliseconds with decimals, by the real clock. */
function instant(): number {
  return performance.timeOrigin + performance.now()
}
