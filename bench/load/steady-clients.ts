import { connect } from 'node:net'
import { median } from '../report.ts'

export interface Ask {
  method?: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

interface Clients {
  connections: number
  /** Until so much time has gone, or so many have been sent. */
  seconds?: number
  amount?: number
}

const largestRead = 256 * 1024
const endOfHead = '\r\n\r\n'

/**
 * Clients on connections that stand, each with one request under way. They share the machine with
 * what they measure, as pgbench does, so they look at no more of an answer than its length.
 */
export async function askSteadily(
  url: string,
  next: (sent: number) => Ask,
  { connections, seconds = Number.POSITIVE_INFINITY, amount = Number.POSITIVE_INFINITY }: Clients,
) {
  const { hostname, port, host } = new URL(url)
  const started = performance.now()
  const times: number[] = []
  let sent = 0
  const isOver = () => sent >= amount || performance.now() - started > seconds * 1000

  function client(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let askedAt = 0
    let missing = 0
    const ask = () => {
      if (isOver()) {
        socket.end(resolve)
        return
      }
      askedAt = performance.now()
      socket.write(written(next(sent), host))
      sent += 1
    }
    const read = (bytes: Buffer) => {
      missing = missing === 0 ? lengthOf(bytes) - bytes.length : missing - bytes.length
      if (missing > 0) return
      times.push(performance.now() - askedAt)
      ask()
    }
    const buffer = Buffer.alloc(largestRead)
    const callback = (length: number) => {
      try {
        read(buffer.subarray(0, length))
      } catch (error) {
        socket.destroy()
        reject(error)
      }
      return true
    }
    const socket = connect({ host: hostname, port: Number(port), onread: { buffer, callback } })
    socket.setNoDelay().once('connect', ask).once('error', reject)
    socket.once('close', () => reject(new Error('The server hung up')))
    return promise
  }

  await Promise.all(Array.from({ length: connections }, client))
  const rate = times.length / ((performance.now() - started) / 1000)
  times.sort((one, other) => one - other)
  return { rate, p50: median(times), p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN }
}

function written({ method = 'GET', path, headers = {}, body = '' }: Ask, host: string): string {
  const all = { host, 'content-length': Buffer.byteLength(body), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** Of a whole answer, from its first bytes; what refuses or does not say is of no use here. */
function lengthOf(bytes: Buffer): number {
  const end = bytes.indexOf(endOfHead)
  const head = bytes.toString('latin1', 0, end)
  const body = /^content-length: (\d+)/im.exec(head)?.[1]
  if (end < 0 || !/^HTTP\/1.1 2/.test(head) || body === undefined) throw new Error(head)
  return end + endOfHead.length + Number(body)
}
