import { createServer, type Server, type ServerOptions } from 'node:http'
import type { ListenOptions, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { MicroCache } from './micro-cache.ts'
import { type OneAtATime, oneAtATime } from './one-at-a-time.ts'

const finishMs = 10_000
const lookAgainMs = 100
/** Whoever has not sent a whole request by then is answered 408 and hung up on. */
const patience = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
}
/** Nothing taken and nothing sent for as long, and the connection is closed. */
const longestSilenceMs = 15_000

interface Manners extends ServerOptions {
  silenceMs?: number
  /** Shared by all the doors of a process. */
  turns?: OneAtATime
  /** While it is, every answer asks its reader to go elsewhere with the next request. */
  isDraining?: () => boolean
}

export class AddressInUse extends Error {
  override name = 'AddressInUse'
}

export function createHttpServer<Env>(cache: MicroCache<Env>, manners: Manners): Server {
  const {
    silenceMs = longestSilenceMs,
    turns = oneAtATime(),
    isDraining = () => false,
    ...limits
  } = manners
  // Balancers ask whether we are well by HTTP/1.0, which need not say whom it asks.
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
 * Node takes one new connection from a door in each turn of its loop: where turns are long, a
 * crowd before a single door gives up before anybody could ask it to come back later. Only Linux
 * has several doors to one address.
 */
const doors = process.platform === 'linux' ? 8 : 1

/** Answers requests until closed; closing takes no new ones and lets those under way finish. */
export async function listen<Env>(
  cache: MicroCache<Env>,
  address: { port: number; host: string },
  isDraining: () => boolean,
): Promise<() => Promise<void>> {
  // Several doors may share an address, so a stranger's at the same one would go unnoticed.
  await close([await open(createServer(), address)])
  const manners = { ...patience, turns: oneAtATime(), isDraining }
  const servers = Array.from({ length: doors }, () => createHttpServer(cache, manners))
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
  // What was answered a moment too early to be told to go elsewhere falls idle only now.
  const leaving = setInterval(() => {
    for (const server of servers) server.closeIdleConnections()
  }, lookAgainMs)
  const late = new Promise(resolve => setTimeout(resolve, finishMs).unref())
  await Promise.race([Promise.all(closed), late])
  clearInterval(leaving)
  for (const server of servers) server.closeAllConnections()
}
