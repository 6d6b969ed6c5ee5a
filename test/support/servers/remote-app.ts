import { randomInt } from 'node:crypto'
import type { Answer, CallOptions } from '../app-under-test.ts'

/** The calls of a running program, like those of a test app. */
export function remoteApp(origin: string) {
  const ownAddress = `198.18.${randomInt(256)}.${randomInt(256)}`

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const headers = new Headers(options.headers)
    if (options.token) headers.set('authorization', `Bearer ${options.token}`)
    headers.set('x-forwarded-for', options.address ?? ownAddress)
    headers.set('content-type', 'application/json')
    const body = options.body === undefined ? null : JSON.stringify(options.body)
    const response = await fetch(`${origin}/api/v1${path}`, { method, headers, body })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  return {
    get: (path: string, options?: CallOptions) => call('GET', path, options),
    post: (path: string, body?: unknown, options?: CallOptions) =>
      call('POST', path, { ...options, body }),
    patch: (path: string, body?: unknown, options?: CallOptions) =>
      call('PATCH', path, { ...options, body }),
  }
}
