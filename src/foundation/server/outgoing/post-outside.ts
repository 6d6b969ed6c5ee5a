import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

export interface Reach {
  /** For stand-ins in development and tests. */
  allowLoopback: boolean
}

interface Post extends Reach {
  headers: Record<string, string>
  body: Buffer
  signal: AbortSignal
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
 * that moment, and never following a redirect. Answers only the status.
 */
export function postOutside(url: URL, { headers, body, signal, ...reach }: Post): Promise<number> {
  if (!mayCall(url, reach)) return Promise.reject(new OutsideRefused())
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const options = { method: 'POST', headers, signal, agent: false, lookup: guardedLookup }
  return new Promise((resolve, reject) => {
    const request = send(url, options, response => {
      resolve(response.statusCode ?? 0)
      // Nobody reads the body, and it may never end.
      response.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })
}

/**
 * Checks the address to which the connection is really made: a name may resolve differently twice.
 */
const guardedLookup: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, [])
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return answer(new OutsideRefused(), [])
    }
    if (options.all) answer(null, addresses)
    else answer(null, first.address, first.family)
  })
}

class OutsideRefused extends Error {
  override name = 'OutsideRefused'
  override message = 'That address is not one of the public Internet.'
}
