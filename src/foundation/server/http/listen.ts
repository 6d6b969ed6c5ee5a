import { createServer, type Server, type ServerOptions } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { MicroCache } from './micro-cache.ts'

const drainMs = 10_000
/** Whoever has not sent a whole request by then is answered 408 and hung up on. */
const patience = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
}

export class AddressInUse extends Error {
  override name = 'AddressInUse'
}

export function createHttpServer<Env>(cache: MicroCache<Env>, limits: ServerOptions): Server {
  const listener = getRequestListener((request, env) => cache.fetch(request, env as Env))
  return createServer(limits, (request, response) => {
    if (!cache.answer(request, response)) void listener(request, response)
  })
}

/** Answers requests until closed; closing takes no new ones and lets those under way finish. */
export async function listen<Env>(
  cache: MicroCache<Env>,
  { port, host }: { port: number; host: string },
): Promise<() => Promise<void>> {
  const server = createHttpServer(cache, patience)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new AddressInUse(`Port ${port} is taken. Choose another with PORT.`) : error)
    })
    server.listen(port, host, resolve)
  })
  return async () => {
    const closed = new Promise(resolve => server.close(resolve))
    server.closeIdleConnections()
    await Promise.race([closed, new Promise(resolve => setTimeout(resolve, drainMs).unref())])
    server.closeAllConnections()
  }
}
