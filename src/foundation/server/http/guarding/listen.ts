import { createServer, type Server, type ServerOptions } from 'node:http'
import type { ListenOptions, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { MicroCache } from './micro-cache.ts'
import { type OneAtATime, oneAtATime } from './one-at-a-time.ts'

/** After that, requests still under way are cut off. */
export const requestsEndWithinMs = 10_000
const lookAgainMs = 100
/** A client that has not sent its whole request by then gets 408 and is disconnected. */
const patience = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
}
/** A connection without traffic for so long is closed. */
const longestSilenceMs = 15_000

interface ServerSettings extends ServerOptions {
  silenceMs?: number
  /** Shared by all listening sockets of a process. */
  turns?: OneAtATime
  /** While true, every answer asks the client to open a new connection, elsewhere. */
  isDraining?: () => boolean
}

export class AddressInUse extends Error {
  override name = 'AddressInUse'
}

export function createHttpServer<Env>(cache: MicroCache<Env>, settings: ServerSettings): Server {
  const {
    silenceMs = longestSilenceMs,
    turns = oneAtATime(),
    isDraining = () => false,
    ...limits
  } = settings
  // Load balancers check us by HTTP/1.0, whose requests need no Host header.
  const hostname = 'localhost'
  const listener = getRequestListener((request, env) => cache.fetch(request, env as Env), {
    hostname,
  })
  const server = createServer(limits, (request, response) =>
    turns.take(request.socket, response, () => {
      if (isDraining()) response.shouldKeepAlive = false
      if (!cache.answer(request, response)) void listener(request, response)
    }),
  )
  return server.setTimeout(silenceMs, (socket: Socket) => {
    const isBeingMade = turns.isServed(socket) && socket.writableLength === 0
    if (!isBeingMade) socket.destroy()
  })
}

/**
 * Node accepts one new connection per socket in each turn of the event loop. With one socket and
 * long turns, clients would give up before we can ask them to come back later. Only Linux allows
 * several sockets at one address.
 */
const sockets = process.platform === 'linux' ? 8 : 1

/** Answers requests until closed. Closing refuses new ones and lets running ones finish. */
export async function listen<Env>(
  cache: MicroCache<Env>,
  address: { port: number; host: string },
  isDraining: () => boolean,
): Promise<() => Promise<void>> {
  // Several sockets may share an address, so another program at the same one would go unnoticed.
  await close([await open(createServer(), address)])
  const settings = { ...patience, turns: oneAtATime(), isDraining }
  const servers = Array.from({ length: sockets }, () => createHttpServer(cache, settings))
  await Promise.all(servers.map(server => open(server, { ...address, reusePort: sockets > 1 })))
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
  // A connection answered just before we began to close becomes idle only now.
  const leaving = setInterval(() => {
    for (const server of servers) server.closeIdleConnections()
  }, lookAgainMs)
  const late = new Promise(resolve => setTimeout(resolve, requestsEndWithinMs).unref())
  await Promise.race([Promise.all(closed), late])
  clearInterval(leaving)
  for (const server of servers) server.closeAllConnections()
}
