import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { guardedLookup, OutsideRefused } from './guarded-lookup.ts'
import { mayCall, type Reach, refuseUpgrade } from './post-outside.ts'

interface Get extends Reach {
  headers: Record<string, string>
  signal: AbortSignal
  mostBytes: number
}

export interface Got {
  status: number
  etag: string | null
  body: Buffer
}

const mostRedirects = 3

/**
 * For addresses that somebody gave us, as `postOutside`. Follows a few redirects, each of which is
 * checked like the first address. Nothing is unpacked, so what is small here stays small.
 */
export async function getOutside(url: URL, asked: Get): Promise<Got> {
  let next = url
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const got = await getOnce(next, asked)
    if (got.location === undefined) return got
    if (!URL.canParse(got.location, next.href)) throw new OutsideFault('redirects')
    next = encrypted(new URL(got.location, next), asked)
  }
  throw new OutsideFault('redirects')
}

/** Calendars are given out as webcal: or http: too, and every such server speaks https: as well. */
export function encrypted(url: URL, { allowLoopback }: Reach): URL {
  if (allowLoopback && mayCall(url, { allowLoopback })) return url
  // A URL object refuses to change a scheme that it does not know to one that it does.
  return new URL(url.href.replace(/^(?:webcals?|http):/i, 'https:'))
}

async function getOnce(url: URL, { headers, signal, mostBytes, ...reach }: Get) {
  if (!mayCall(url, reach)) throw new OutsideRefused()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const all = { ...headers, 'accept-encoding': 'identity' }
  const options = { headers: all, signal, agent: false, lookup: guardedLookup } as const
  const { promise, resolve, reject } = Promise.withResolvers<Got & { location?: string }>()
  const request = send(url, options, async response => {
    try {
      const { statusCode: status = 0, headers: answered } = response
      const { location, etag = null } = answered
      const isRedirect = status >= 300 && status < 400 && location !== undefined
      if (isRedirect || status !== 200) {
        const nothing = { status, etag, body: Buffer.alloc(0) }
        return resolve(isRedirect ? { ...nothing, location } : nothing)
      }
      if ((answered['content-encoding'] ?? 'identity') !== 'identity') {
        throw new OutsideFault('packed')
      }
      resolve({ status, etag, body: await bodyOf(response, mostBytes) })
    } catch (error) {
      reject(error)
    } finally {
      response.destroy()
    }
  })
  request.on('error', reject)
  refuseUpgrade(request, reject)
  request.end()
  return promise
}

async function bodyOf(response: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    length += chunk.length
    if (length > mostBytes) throw new OutsideFault('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export class OutsideFault extends Error {
  override name = 'OutsideFault'
  readonly kind: 'redirects' | 'packed' | 'too large'

  constructor(kind: OutsideFault['kind']) {
    super(`The other side answers with what we do not take: ${kind}`)
    this.kind = kind
  }
}
