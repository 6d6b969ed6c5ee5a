import { Agent, createServer, request } from 'node:http'

export interface Balancer {
  url: string
  close(): Promise<void>
}

/** Asks each so often whether it is ready, and sends no requests to one that is not. */
interface Watch {
  askEveryMs: number
}

/** Sends requests to the servers in turn, as simple balancers do. */
export async function startBalancer(origins: readonly string[], watch?: Watch): Promise<Balancer> {
  let turn = 0
  let ready = origins
  const agent = watch ? new Agent({ keepAlive: true }) : (false as const)
  const watching =
    watch &&
    setInterval(async () => {
      const answers = await Promise.all(origins.map(isReady))
      ready = origins.filter((_, n) => answers[n])
    }, watch.askEveryMs)
  const server = createServer((incoming, outgoing) => {
    const origin = new URL(ready[turn % ready.length] ?? origins[0] ?? '')
    turn += 1
    const { hostname, port } = origin
    const { method, url: path, headers } = incoming
    const onward = request({ hostname, port, method, path, headers, agent }, answer => {
      const { connection: _, 'keep-alive': __, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(outgoing)
    })
    onward.once('error', () => outgoing.writeHead(502).end())
    // Whoever leaves before the end has left the server too.
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) onward.destroy()
    })
    incoming.pipe(onward)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      clearInterval(watching)
      if (agent) agent.destroy()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.status === 200
}
