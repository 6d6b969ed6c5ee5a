import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Arrival {
  path: string
  headers: IncomingHttpHeaders
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was sent
  body: any
}

type Answering = (response: ServerResponse) => void

/** Stands in for the program of a partner. Each path answers 200 until told otherwise. */
export async function webhookReceiver() {
  const arrivals: Arrival[] = []
  const answers = new Map<string, Answering>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    const path = request.url ?? ''
    arrivals.push({ path, headers: request.headers, text, body: JSON.parse(text) })
    const answer = answers.get(path) ?? (ok => ok.end('Thank you'))
    answer(response)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    at: (path: string) => arrivals.filter(arrival => arrival.path === path),
    answer: (path: string, answering: Answering) => answers.set(path, answering),
    answerWell: (path: string) => answers.delete(path),
    async close() {
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
    },
  }
}
