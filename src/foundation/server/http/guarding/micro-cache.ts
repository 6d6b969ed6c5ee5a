import type { IncomingMessage, ServerResponse } from 'node:http'
import { newId } from '../../new-id.ts'
import { late, within } from '../../within.ts'
import { bodyOf, isNotKept } from '../answering/answer.ts'
import { compressResponse, type Encoding, pickEncoding } from '../answering/compression.ts'
import { isForWatchers } from './health.ts'

type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>

interface Whole {
  status: number
  headers: Headers
  body: Buffer<ArrayBuffer>
}

interface Kept extends Whole {
  /** The headers as one flat list, the quickest form for node:http to write. */
  flat: string[]
  freshUntil: number
}

/** What serves everybody is held whole; any other answer is a response, for one request alone. */
type Made = Whole | Response

export interface MicroCache<Env> {
  fetch: (request: Request, env: Env) => Promise<Response>
  /** Answers from memory before any other work; false when it cannot. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

const freshMs = 1000
const sharedWaitMs = 2000
const mostAnswers = 2000
const longestUrl = 300
const largestBody = 1_000_000

/**
 * Public answers are the same for everybody. So one answer serves all requests within a second, and
 * requests that come while it is being made wait for it. A second after it was made it is dropped.
 * If making it takes too long, one of the waiting requests makes it again. An answer that turns out
 * to be for whoever asked first, by their cookie, or too large to hold, is given to nobody else and
 * never copied: what nobody reads of a copy would stay in memory.
 */
export function withMicroCache<Env>(
  fetch: Fetch<Env>,
  now: () => number = () => performance.now(),
  waitMs = sharedWaitMs,
): MicroCache<Env> {
  const { find, keep } = keptAnswers(now)
  const beingMade = new Map<string, Promise<Made>>()

  async function make(key: string, encoding: Encoding, request: Request, env: Env): Promise<Made> {
    const response = await fetch(request, env)
    if (isFault(response)) return heldWhole(response)
    if (isNotKept(response) || !mayBeKept(response)) return response
    const made = { status: 200, ...(await compressResponse(response, encoding)) }
    if (made.body.length <= largestBody) {
      const flat = [...made.headers].filter(([name]) => name !== 'x-request-id').flat()
      keep(key, { ...made, flat, freshUntil: now() + freshMs })
    }
    return made
  }

  return {
    async fetch(request, env) {
      const encoding = pickEncoding(request.headers.get('accept-encoding'))
      const address = addressFor(request)
      if (address === undefined) return fetch(request, env)
      const known = request.headers.get('if-none-match')
      const key = keyOf(encoding, address)
      // When the wait is too long, one of the waiting requests makes the answer again, and the
      // others wait for that one.
      for (let waitedFor: Promise<Made> | undefined; ; ) {
        const kept = find(key)
        if (kept) return respond(kept, known)
        const another = beingMade.get(key)
        if (!another || another === waitedFor) break
        const made = await within(waitMs, another)
        if (made === late) waitedFor = another
        else return made instanceof Response ? fetch(request, env) : respond(made, known)
      }
      const making = make(key, encoding, request, env)
      beingMade.set(key, making)
      try {
        const made = await making
        return made instanceof Response ? made : respond(made, known)
      } finally {
        if (beingMade.get(key) === making) beingMade.delete(key)
      }
    },
    answer(request, response) {
      const { authorization, range } = request.headers
      if (request.method !== 'GET' || authorization || range) return false
      const encoding = pickEncoding(request.headers['accept-encoding'])
      const known = find(keyOf(encoding, request.url ?? ''))
      if (known) write(response, known, request.headers['if-none-match'])
      return known !== undefined
    },
  }
}

function keptAnswers(now: () => number) {
  const kept = new Map<string, Kept>()
  return {
    find(key: string): Kept | undefined {
      const known = kept.get(key)
      if (known && known.freshUntil > now()) return known
      if (known) kept.delete(key)
      return undefined
    },
    keep(key: string, answer: Kept): void {
      dropStale()
      kept.set(key, answer)
    },
  }

  /**
   * The oldest come first. Without this, answers that nobody asks for again would stay for ever.
   */
  function dropStale(): void {
    for (const [key, { freshUntil }] of kept) {
      if (freshUntil > now() && kept.size < mostAnswers) break
      kept.delete(key)
    }
  }
}

/** `undefined` for a personal request, or for an address too long to keep. */
function addressFor({ method, url, headers }: Request): string | undefined {
  const { pathname, search } = new URL(url)
  const isPlain = !headers.has('authorization') && !headers.has('range')
  if (method !== 'GET' || isForWatchers(pathname) || !isPlain) return undefined
  return pathname.length + search.length > longestUrl ? undefined : pathname + search
}

function keyOf(encoding: Encoding, url: string): string {
  return `${encoding} ${url}`
}

/** Asking again at once would not mend a fault, which says nothing about anybody. */
function isFault({ status }: Response): boolean {
  return status >= 500
}

function mayBeKept({ status, headers }: Response): boolean {
  const policy = headers.get('cache-control') ?? ''
  const isForEverybody = status === 200 && policy.startsWith('public') && !headers.has('set-cookie')
  return isForEverybody && Number(headers.get('content-length') ?? 0) <= largestBody
}

async function heldWhole(response: Response): Promise<Whole> {
  const { status, headers } = response
  return { status, headers: new Headers(headers), body: await bodyOf(response) }
}

function write(response: ServerResponse, known: Kept, etag: string | undefined): void {
  const own = ['x-request-id', newId()]
  const isUnchanged = etag === known.headers.get('etag')
  if (isUnchanged) response.writeHead(304, [...known.flat, ...own]).end()
  else response.writeHead(known.status, [...known.flat, ...own]).end(known.body)
}

function respond(known: Whole, etag: string | null): Response {
  const { status, headers, body } = known
  const isUnchanged = etag !== null && etag === headers.get('etag')
  return isUnchanged
    ? new Response(null, { status: 304, headers })
    : new Response(body, { status, headers })
}
