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
  /** Stops after this time or after this many requests. */
  seconds?: number
  amount?: number
  /** A refusal that is no fault of what is measured, beside every answer that is none. */
  refusedBy?: number
}

const largestRead = 256 * 1024
const mostTold = 1000
const endOfHead = '\r\n\r\n'
const lastChunk = '\r\n0\r\n\r\n'

/**
 * Clients on open connections, each with one request at a time. They share the machine with what
 * they measure, as pgbench does, so they read only the length of an answer.
 */
export async function askSteadily(
  url: string,
  next: (sent: number, client: number) => Ask,
  {
    connections,
    seconds = Number.POSITIVE_INFINITY,
    amount = Number.POSITIVE_INFINITY,
    refusedBy,
  }: Clients,
) {
  const { hostname, port, host } = new URL(url)
  const started = performance.now()
  const times: number[] = []
  let sent = 0
  let refused = 0
  const isOver = () => sent >= amount || performance.now() - started > seconds * 1000

  function client(which: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let askedAt = 0
    let isWhole: IsWhole | undefined
    const ask = () => {
      if (isOver()) {
        socket.end(resolve)
        return
      }
      askedAt = performance.now()
      socket.write(written(next(sent, which), host))
      sent += 1
    }
    const read = (bytes: Buffer) => {
      isWhole ??= begunAnswer(bytes)
      if (!isWhole(bytes)) return
      isWhole = undefined
      times.push(performance.now() - askedAt)
      ask()
    }
    const begunAnswer = (bytes: Buffer) => {
      const { status, isWhole: ends } = endOf(bytes)
      if (status === refusedBy) refused += 1
      else if (!(status >= 200 && status <= 299))
        throw new Error(bytes.toString('latin1', 0, mostTold))
      return ends
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

  await Promise.all(Array.from({ length: connections }, (_, which) => client(which)))
  const took = (performance.now() - started) / 1000
  const rate = (times.length - refused) / took
  times.sort((one, other) => one - other)
  return { rate, p50: median(times), p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN }
}

function written({ method = 'GET', path, headers = {}, body = '' }: Ask, host: string): string {
  const all = { host, 'content-length': Buffer.byteLength(body), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** Gets the bytes of an answer as they come, and says when it is complete. */
type IsWhole = (bytes: Buffer) => boolean

/** Made from the first bytes of an answer. Answers that do not say where they end are useless here. */
function endOf(first: Buffer): { status: number; isWhole: IsWhole } {
  const end = first.indexOf(endOfHead)
  const head = first.toString('latin1', 0, end)
  const status = Number(/^HTTP\/1.1 (\d{3})/.exec(head)?.[1])
  const body = /^content-length: (\d+)/im.exec(head)?.[1]
  if (body !== undefined) {
    return { status, isWhole: afterLength(end + endOfHead.length + Number(body)) }
  }
  if (/^transfer-encoding: chunked/im.test(head)) return { status, isWhole: afterLastChunk() }
  throw new Error(head)
}

function afterLength(length: number): IsWhole {
  let missing = length
  return bytes => {
    missing -= bytes.length
    return missing <= 0
  }
}

/** The last chunk may come in two reads. */
function afterLastChunk(): IsWhole {
  let tail = ''
  return bytes => {
    const newest = bytes.toString('latin1', Math.max(0, bytes.length - lastChunk.length))
    tail = (tail + newest).slice(-lastChunk.length)
    return tail === lastChunk
  }
}
