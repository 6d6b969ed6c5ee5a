import { createHash } from 'node:crypto'
import { failureBody } from '#foundation/rules/envelope.ts'
import { errors, type Failure } from '#foundation/rules/errors.ts'
import type { Context } from '../../context.ts'
import type { Reply, Route } from '../route.ts'
import { plainPageHeaders, styleIn } from './plain-page.ts'
import { apiPolicy, commonHeaders } from './security-headers.ts'
import { streamJson } from './stream-json.ts'

/**
 * What will be sent. Headers are a plain record: adding to a `Headers` object takes ten times as
 * long.
 */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Buffer<ArrayBuffer> | ReadableStream<Uint8Array> | null
}

const jsonHeaders = {
  ...commonHeaders,
  'content-security-policy': apiPolicy,
  'content-type': 'application/json; charset=utf-8',
}

/** Known without asking a response for its headers, which takes longer than making it. */
const notKept = new WeakSet<Response>()

/** Known without reading a response, which encodes its text and decodes it again. */
const wholeBodies = new WeakMap<Response, string | Buffer<ArrayBuffer>>()

export function respond({ status, headers, body }: Answer): Response {
  const response = new Response(body, { status, headers })
  if (headers['cache-control'] === 'no-store') notKept.add(response)
  else if (body !== null && !(body instanceof ReadableStream)) wholeBodies.set(response, body)
  return response
}

/** No cache may keep it. */
export function isNotKept(response: Response): boolean {
  return notKept.has(response)
}

export async function bodyOf(response: Response): Promise<Buffer<ArrayBuffer>> {
  const body = wholeBodies.get(response)
  if (body === undefined) return Buffer.from(await response.arrayBuffer())
  return typeof body === 'string' ? Buffer.from(body) : body
}

export function failureResponse(failure: Failure): Response {
  return respond(failureAnswer(failure))
}

/** Tells programs and browsers when to come back, where that is known. */
export function retryHeader({ details }: Failure): Record<string, string> {
  const retryAfter = details?.retryAfter
  return typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {}
}

export function failureAnswer(failure: Failure): Answer {
  return {
    status: errors[failure.code].status,
    headers: {
      ...jsonHeaders,
      'cache-control': 'no-store',
      ...retryHeader(failure),
    },
    body: JSON.stringify(failureBody(failure)),
  }
}

export function successText({ guarantees }: Route, reply: Reply<unknown>): string {
  if (reply.page !== undefined) return reply.page
  if (guarantees.sentAs) return String(reply.data ?? '')
  const message = JSON.stringify(reply.message ?? guarantees.message ?? 'OK')
  const data = reply.json ?? JSON.stringify(reply.data ?? null)
  const meta = reply.meta ? `,"meta":${JSON.stringify(reply.meta)}` : ''
  const beside = reply.beside ? `,${JSON.stringify(reply.beside).slice(1, -1)}` : ''
  return `{"status":"success","message":${message},"data":${data}${meta}${beside}}`
}

/** For data that is too much to hold at once. */
export function successStream({ log, requestId }: Context, data: unknown) {
  const answer = { status: 'success', message: 'OK', data }
  return streamJson(answer, err => log.error({ err, requestId }, 'an answer broke off'))
}

export function successAnswer(
  request: Request,
  route: Route,
  reply: Reply<unknown>,
  text: string,
): Answer {
  const { cacheFor, created, page, sentAs } = route.guarantees
  const headers: Answer['headers'] = { ...jsonHeaders, ...reply.headers }
  if (page) headers.vary = 'accept'
  if (reply.page !== undefined) {
    Object.assign(headers, plainPageHeaders(styleIn(reply.page), { pictures: true }))
  }
  if (sentAs) headers['content-type'] = `${sentAs}; charset=utf-8`
  if (cacheFor === undefined || reply.isPassing) {
    headers['cache-control'] = 'no-store'
  } else {
    const etag = `"${createHash('sha1').update(text).digest('base64url')}"`
    headers.etag = etag
    headers['cache-control'] =
      `public, max-age=${cacheFor}, stale-while-revalidate=${cacheFor * 10}`
    if (request.headers.get('if-none-match') === etag) return { status: 304, headers, body: null }
  }
  const status = reply.status ?? (created ? 201 : 200)
  return { status, headers, body: reply.stream ?? text }
}
