import { isIP } from 'node:net'
import { within } from '../../within.ts'
import type { Metrics } from './metrics.ts'

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Must be short: a load balancer that hears nothing takes a healthy process out. */
export const readyWithinMs = 2000

const watched = ['/healthz', '/readyz', '/metrics']

/** Monitoring needs an answer also when other requests have to wait. */
export function isForWatchers(pathname: string): boolean {
  return watched.includes(pathname)
}

export function healthz(): Response {
  return new Response('ok\n', { headers: plain })
}

/** Ready means that the database answers in time and the process is not stopping. */
export async function readyz(
  isAnswering: () => Promise<boolean>,
  isDraining: () => boolean,
  withinMs = readyWithinMs,
): Promise<Response> {
  if (isDraining()) return new Response('draining\n', { status: 503, headers: plain })
  const isReady = await within(withinMs, isAnswering())
  return isReady === true
    ? new Response('ready\n', { headers: plain })
    : new Response('the database does not answer\n', { status: 503, headers: plain })
}

function isOnThisMachine(address: string): boolean {
  return isIP(address) !== 0 && (address === '::1' || address.startsWith('127.'))
}

/** Behind a proxy of this machine everybody comes from here. */
function isFromProxy({ headers }: Request): boolean {
  return ['forwarded', 'x-forwarded-for', 'via'].some(name => headers.has(name))
}

export async function metricsPage(
  request: Request,
  address: string,
  token: string | undefined,
  metrics: Metrics,
): Promise<Response> {
  const allowed = token
    ? request.headers.get('authorization') === `Bearer ${token}`
    : isOnThisMachine(address) && !isFromProxy(request)
  if (!allowed) return new Response('not found\n', { status: 404, headers: plain })
  return new Response(await metrics.registry.metrics(), {
    headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' },
  })
}
