import { createServer, request } from 'node:http'

export interface Balancer {
  url: string
  close(): Promise<void>
}

/** Sends one request here and the next one there, as simple balancers do. */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const origin = new URL(origins[turn % origins.length] ?? '')
    turn += 1
    const { hostname, port } = origin
    const { method, url: path, headers } = incoming
    const onward = request({ hostname, port, method, path, headers, agent: false }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.once('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
