import type { MiddlewareHandler } from 'hono'
import type { Traces } from '../../tracing/send-spans.ts'
import { inTrace, nameSpan } from '../../tracing/span.ts'
import { isForWatchers } from './health.ts'

/**
 * Each request is a trace, or continues the trace of its sender. The name is the pattern of the
 * route and not the address, which may hold a secret or personal data.
 */
export function tracedRequests({ keep }: Traces): MiddlewareHandler {
  return async (c, next) => {
    if (isForWatchers(c.req.path)) return next()
    const { method } = c.req
    const traceparent = c.req.header('traceparent')
    const first = { name: `${method} page`, kind: 'server', traceparent } as const
    await inTrace(keep, first, async span => {
      await next()
      span.failed = c.res.status >= 500
      const attributes = {
        'http.request.method': method,
        'http.response.status_code': c.res.status,
      }
      nameSpan(span.name, attributes)
    })
  }
}
