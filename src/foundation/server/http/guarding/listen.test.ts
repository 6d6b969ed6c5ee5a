import { EventEmitter, once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttpServer } from './listen.ts'
import { withMicroCache } from './micro-cache.ts'
import { oneAtATime } from './one-at-a-time.ts'

const megabyte = 'x'.repeat(1_000_000)
const asking = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

let server: Server
let port: number
const clients: Socket[] = []

async function open(
  answer: (path: string) => Response | Promise<Response>,
  { silenceMs = 60_000, mostWaiting = 2000, isDraining = (): boolean => false } = {},
): Promise<void> {
  const cache = withMicroCache(async (request: Request) => answer(new URL(request.url).pathname))
  const turns = oneAtATime(mostWaiting)
  server = createHttpServer(cache, { silenceMs, turns, isDraining })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
}

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy()
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

async function client(text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' })
  clients.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

async function readUntil(socket: Socket, ending: string): Promise<string> {
  let text = ''
  for await (const chunk of socket) {
    text += chunk
    if (text.endsWith(ending)) break
  }
  return text
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

it('answers a balancer that asks by HTTP/1.0 and names nobody', async () => {
  await open(path => new Response(`${path};`))
  const socket = await client('GET /readyz HTTP/1.0\r\n\r\n')
  expect(await readUntil(socket, '/readyz;')).toMatch(/^HTTP\/1.1 200 /)
})

describe('one connection that asks for many things at once', () => {
  it('is answered all of them, in the order asked for', async () => {
    await open(path => new Response(`${path};`))
    const paths = Array.from({ length: 250 }, (_, n) => `/${n}`)
    const reader = await client(paths.map(asking).join(''))
    const text = await readUntil(reader, '/249;')
    expect(text.match(/\/\d+;/g)).toEqual(paths.map(path => `${path};`))
  })

  it('has one answer made at a time, and none before it took the last', async () => {
    const made: string[] = []
    await open(path => {
      made.push(path)
      return new Response(megabyte)
    })
    await client(asking('/big').repeat(250))
    await expect.poll(() => made.length).toBeGreaterThan(0)
    await (await fetch(`http://127.0.0.1:${port}/other`)).text()
    expect(made).toContain('/other')
    expect(made.length).toBeLessThan(50)
  })

  it('is hung up on where too many wait already, and the others are not', async () => {
    const doors = new EventEmitter()
    await open(async () => once(doors, 'open').then(() => new Response('in')), { mostWaiting: 40 })
    const modest = await client(asking('/').repeat(10))
    const greedy = await client(asking('/').repeat(250))
    await once(greedy.resume(), 'close')
    doors.setMaxListeners(0)
    const reading = readUntil(modest, 'in')
    doors.emit('open')
    expect(await reading).toContain('HTTP/1.1 200 OK')
  })
})

describe('a connection on which nothing moves', () => {
  it('is hung up on while an answer waits to be taken', async () => {
    await open(() => new Response(megabyte), { silenceMs: 50 })
    await client(asking('/').repeat(250))
    await expect.poll(connections).toBe(1)
    await expect.poll(connections).toBe(0)
  })

  it('is hung up on while nothing was asked', async () => {
    await open(() => new Response('in'), { silenceMs: 50 })
    await once((await client('')).resume(), 'close')
    expect(await connections()).toBe(0)
  })

  it('is kept while its answer is being made', async () => {
    let finish: (response: Response) => void = () => undefined
    await open(() => new Promise(resolve => (finish = resolve)), { silenceMs: 50 })
    const patient = await client(asking('/'))
    await once(server, 'timeout')
    finish(new Response('at last'))
    expect(await readUntil(patient, 'at last')).toContain('HTTP/1.1 200 OK')
  })
})

describe('a process that is about to stop', () => {
  it('answers as before, and asks everybody to come back elsewhere', async () => {
    let isDraining = false
    await open(() => new Response('in'), { isDraining: () => isDraining })
    const regular = await client(asking('/'))
    expect(await once(regular, 'data').then(String)).toContain('Connection: keep-alive')
    isDraining = true
    regular.write(asking('/'))
    expect(await once(regular, 'data').then(String)).toContain('Connection: close')
    await once(regular, 'close')
    const newcomer = await client(asking('/'))
    expect(await readUntil(newcomer, 'in')).toContain('HTTP/1.1 200 OK')
  })
})
