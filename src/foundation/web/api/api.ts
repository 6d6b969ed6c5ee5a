import type { FailureBody, SuccessBody } from '#foundation/rules/envelope.ts'
import { expireSession, whenSessionKnown } from '../session/session-store.ts'
import { ApiFailure } from './api-failure.ts'
import { copy } from './copy.ts'
import { takeFirstRead } from './first-reads.ts'
import { withServerTime } from './server-clock.ts'
import { answeredWithinMs, base, transport } from './transport.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Makes a repeated call count once (booking, payment link). */
  idempotencyKey?: string
}

export interface Page<Data, Meta> {
  data: Data
  meta: Meta
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** The one way to the API: unwraps the envelope, carries the session, throws ApiFailure. */
export const api = {
  get: <Data>(path: string, options?: CallOptions) => data<Data>('GET', path, undefined, options),
  post: <Data>(path: string, body?: unknown, options?: CallOptions) =>
    data<Data>('POST', path, body, options),
  patch: <Data>(path: string, body?: unknown, options?: CallOptions) =>
    data<Data>('PATCH', path, body, options),
  put: <Data>(path: string, body?: unknown, options?: CallOptions) =>
    data<Data>('PUT', path, body, options),
  delete: <Data>(path: string, body?: unknown, options?: CallOptions) =>
    data<Data>('DELETE', path, body, options),
  /** An answer without the envelope, such as a file. */
  text: async (path: string, options?: CallOptions): Promise<string> => {
    const { response, token } = await ask('GET', path, undefined, options)
    if (response.ok) return response.text().catch(() => Promise.reject(lostAnswer()))
    throw refusal(path, response, await readAnswer(response), token)
  },
  /** A list with what comes beside it: totals, pages, facets. */
  page: async <Data, Meta>(path: string, options?: CallOptions): Promise<Page<Data, Meta>> => {
    const body = await call<Data>('GET', path, undefined, options)
    return { data: body.data, meta: body.meta as Meta }
  },
  /** The same for a request that is too long for an address. */
  postForPage: async <Data, Meta>(
    path: string,
    asked: unknown,
    options?: CallOptions,
  ): Promise<Page<Data, Meta>> => {
    const body = await call<Data>('POST', path, asked, options)
    return { data: body.data, meta: body.meta as Meta }
  },
}

async function data<Data>(method: Method, path: string, body: unknown, options?: CallOptions) {
  return (await call<Data>(method, path, body, options)).data
}

/** A 401 here means a wrong password or code, not that the session is over. */
const askWhoYouAre = ['/auth/login', '/auth/2fa/verify', '/auth/register', '/auth/verify']

async function call<Data>(
  method: Method,
  path: string,
  body: unknown,
  options?: CallOptions,
): Promise<SuccessBody<Data>> {
  const { response, token } = await ask(method, path, body, options)
  const answer = await readAnswer<Data>(response)
  if (response.ok && answer?.status === 'success') return answer
  throw refusal(path, response, answer, token)
}

async function ask(method: Method, path: string, body: unknown, options: CallOptions = {}) {
  const session = await whenSessionKnown()
  const token = session.status === 'in' ? session.record.token : undefined
  const request = new Request(new URL(base + path, origin()), {
    method,
    headers: headersFor(body, token, options),
    body: bodyFor(body),
    signal: signalFor(body, options),
  })
  return { response: await send(request, options), token }
}

export function refusal(
  path: string,
  response: Response,
  answer: SuccessBody<unknown> | FailureBody | undefined,
  token: string | undefined,
): ApiFailure {
  if (response.status === 401 && !askWhoYouAre.includes(path)) void expireSession(token)
  return failureFrom(response, answer)
}

function origin(): string {
  return typeof window === 'undefined' ? 'http://localhost' : window.location.origin
}

function headersFor(body: unknown, token: string | undefined, options: CallOptions): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (body !== undefined && !(body instanceof FormData)) {
    headers.set('content-type', 'application/json')
  }
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  return headers
}

function bodyFor(body: unknown): BodyInit | null {
  if (body === undefined) return null
  return body instanceof FormData ? body : JSON.stringify(body)
}

/** On a dead connection a request would not end by itself. Uploads take as long as they need. */
function signalFor(body: unknown, { signal }: CallOptions): AbortSignal | null {
  if (body instanceof FormData || typeof window === 'undefined') return signal ?? null
  const limit = AbortSignal.timeout(answeredWithinMs)
  // Browsers from before 2024 cannot join the two.
  return signal ? (AbortSignal.any?.([signal, limit]) ?? signal) : limit
}

async function send(request: Request, { signal }: CallOptions): Promise<Response> {
  try {
    return await (takeFirstRead(request) ?? withServerTime(transport()(request)))
  } catch (error) {
    if (signal?.aborted) throw error
    throw lostAnswer()
  }
}

function lostAnswer(): ApiFailure {
  return new ApiFailure({ status: 0, code: 'network', message: copy.network })
}

export async function readAnswer<Data>(
  response: Response,
): Promise<SuccessBody<Data> | FailureBody | undefined> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/**
 * A proxy between us and the API may answer in HTML, which nobody should see. If it says that all is
 * well, or the answer broke off, nobody knows whether the call has arrived.
 */
function failureFrom(
  response: Response,
  answer: SuccessBody<unknown> | FailureBody | undefined,
): ApiFailure {
  if (answer?.status !== 'error') {
    if (response.ok) return lostAnswer()
    return new ApiFailure({
      status: response.status,
      code: 'unexpected',
      message: copy.unreadable,
    })
  }
  return new ApiFailure({
    status: response.status,
    code: answer.code,
    message: answer.error,
    details: answer.details,
  })
}
