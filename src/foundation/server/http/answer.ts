import { createHash } from 'node:crypto'
import { failureBody } from '#foundation/rules/envelope.ts'
import { errors, type Failure } from '#foundation/rules/errors.ts'
import type { Reply, Route } from './route.ts'
import { apiPolicy, commonHeaders } from './security-headers.ts'

const jsonHeaders = {
  ...commonHeaders,
  'content-security-policy': apiPolicy,
  'content-type': 'application/json; charset=utf-8',
}

export function failureResponse(failure: Failure): Response {
  const retryAfter = failure.details?.retryAfter
  return new Response(JSON.stringify(failureBody(failure)), {
    status: errors[failure.code].status,
    headers: {
      ...jsonHeaders,
      'cache-control': 'no-store',
      ...(typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {}),
    },
  })
}

export function successText({ guarantees }: Route, reply: Reply<unknown>): string {
  if (guarantees.sentAs) return String(reply.data)
  const message = JSON.stringify(reply.message ?? 'OK')
  const data = reply.json ?? JSON.stringify(reply.data ?? null)
  const meta = reply.meta ? `,"meta":${JSON.stringify(reply.meta)}` : ''
  const beside = reply.beside ? `,${JSON.stringify(reply.beside).slice(1, -1)}` : ''
  return `{"status":"success","message":${message},"data":${data}${meta}${beside}}`
}

export function successResponse(
  request: Request,
  route: Route,
  reply: Reply<unknown>,
  text: string,
): Response {
  const { cacheFor, created, sentAs } = route.guarantees
  const headers = new Headers(reply.headers)
  for (const [name, value] of Object.entries(jsonHeaders)) headers.set(name, value)
  if (sentAs) headers.set('content-type', `${sentAs}; charset=utf-8`)
  if (cacheFor === undefined) {
    headers.set('cache-control', 'no-store')
  } else {
    const etag = `"${createHash('sha1').update(text).digest('base64url')}"`
    headers.set('etag', etag)
    headers.set(
      'cache-control',
      `public, max-age=${cacheFor}, stale-while-revalidate=${cacheFor * 10}`,
    )
    if (request.headers.get('if-none-match') === etag) {
      return new Response(null, { status: 304, headers })
    }
  }
  return new Response(text, { status: created ? 201 : 200, headers })
}
