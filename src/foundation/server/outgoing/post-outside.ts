import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { guardedLookup, OutsideRefused } from './guarded-lookup.ts'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

export interface Reach {
  /** For stand-ins in development and tests. */
  allowLoopback: boolean
}

interface Post extends Reach {
  headers: Record<string, string>
  body: Buffer
  signal: AbortSignal
  /** How much of the answer is read, in bytes; nothing by default. */
  readAtMost?: number
}

export interface OutsideAnswer {
  status: number
  /** The beginning of what came back. */
  text: string
}

/** What the address alone tells, before its name is looked up. */
export function mayCall(url: URL, { allowLoopback }: Reach): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.username || url.password) return false
  if (allowLoopback && isLoopbackAddress(host)) return /^https?:$/.test(url.protocol)
  if (url.protocol !== 'https:' || url.port !== '') return false
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !/\.(localhost|local|internal|home\.arpa)$/i.test(host)
}

/**
 * For addresses that somebody gave us: never to a private network, whatever the name resolves to at
 * that moment, and never following a redirect.
 */
export async function postOutside(
  url: URL,
  { headers, body, signal, readAtMost = 0, ...reach }: Post,
): Promise<OutsideAnswer> {
  if (!mayCall(url, reach)) throw new OutsideRefused()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const options = { method: 'POST', headers, signal, agent: false, lookup: guardedLookup }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = send(url, options, resolve)
  request.on('error', reject)
  refuseUpgrade(request, reject)
  request.end(body)
  const response = await promise
  return { status: response.statusCode ?? 0, text: await beginningOf(response, readAtMost) }
}

/** Without this, an answer that goes on in another protocol ends neither with an answer nor an error. */
export function refuseUpgrade(request: ClientRequest, reject: (error: Error) => void): void {
  request.on('upgrade', (_response, socket) => {
    socket.destroy()
    reject(new Error('The other side goes on in another protocol'))
  })
}

/** What was answered counts even when its body breaks off; the body may also never end. */
async function beginningOf(response: IncomingMessage, atMost: number): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  try {
    if (atMost > 0) {
      for await (const part of response as AsyncIterable<Buffer>) {
        parts.push(part)
        length += part.length
        if (length >= atMost) break
      }
    }
  } catch {
    // Its status is known.
  } finally {
    response.destroy()
  }
  return Buffer.concat(parts).subarray(0, atMost).toString('utf8')
}
