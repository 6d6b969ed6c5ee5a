import { isIP } from 'node:net'
import type { Services } from '../context.ts'
import { isAnswering } from '../database/ping.ts'
import type { Metrics } from './metrics.ts'

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

export function healthz(): Response {
  return new Response('ok\n', { headers: plain })
}

/** Ready means: the database answers and we are not on the way out. */
export async function readyz(services: Services, isDraining: () => boolean): Promise<Response> {
  if (isDraining()) return new Response('draining\n', { status: 503, headers: plain })
  const isReady = await isAnswering(services.db)
  return isReady
    ? new Response('ready\n', { headers: plain })
    : new Response('the database does not answer\n', { status: 503, headers: plain })
}

export async function metricsPage(
  request: Request,
  address: string,
  token: string | undefined,
  metrics: Metrics,
): Promise<Response> {
  const allowed = token
    ? request.headers.get('authorization') === `Bearer ${token}`
    : isIP(address) !== 0 && (address === '::1' || address.startsWith('127.'))
  if (!allowed) return new Response('not found\n', { status: 404, headers: plain })
  return new Response(await metrics.registry.metrics(), {
    headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' },
  })
}
