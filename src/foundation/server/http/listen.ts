import { createServer, type Server, type ServerOptions } from 'node:http'
import type { ListenOptions } from 'node:net'
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

/**
 * Node takes one new connection from a door in each turn of its loop: where turns are long, a
 * crowd before a single door gives up before anybody could ask it to come back later. Only Linux
 * has several doors to one address.
 */
const doors = process.platform === 'linux' ? 8 : 1

/** Answers requests until closed; closing takes no new ones and lets those under way finish. */
export async function listen<Env>(
  cache: MicroCache<Env>,
  address: { port: number; host: string },
): Promise<() => Promise<void>> {
  // Several doors may share an address, so a stranger's at the same one would go unnoticed.
  await close([await open(createServer(), address)])
  const servers = Array.from({ length: doors }, () => createHttpServer(cache, patience))
  await Promise.all(servers.map(server => open(server, { ...address, reusePort: doors > 1 })))
  return () => close(servers)
}

async function open(server: Server, options: ListenOptions): Promise<Server> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      const words = `Port ${options.port} is taken. Choose another with PORT.`
      reject(isTaken ? new AddressInUse(words) : error)
    })
    server.listen(options, resolve)
  })
  return server
}

async function close(servers: readonly Server[]): Promise<void> {
  const closed = servers.map(server => new Promise(resolve => server.close(resolve)))
  for (const server of servers) server.closeIdleConnections()
  const late = new Promise(resolve => setTimeout(resolve, drainMs).unref())
  await Promise.race([Promise.all(closed), late])
  for (const server of servers) server.closeAllConnections()
}
