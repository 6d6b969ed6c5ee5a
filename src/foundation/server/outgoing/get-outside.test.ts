import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarServer } from '#test/servers/calendar-server.ts'
import { encrypted, getOutside } from './get-outside.ts'

let server: Awaited<ReturnType<typeof calendarServer>>
beforeAll(async () => {
  server = await calendarServer()
})
afterAll(() => server.close())

const loopback = { allowLoopback: true }
const get = (url: string, signal = new AbortController().signal) =>
  getOutside(new URL(url), { headers: {}, signal, mostBytes: 1000, ...loopback })
const outcome = (url: string) =>
  get(url).then(
    ({ status, body }) => `${status} ${body}`,
    error => error.kind ?? error.name,
  )
const to = (location: string) =>
  server.at((_request, response) => void response.writeHead(302, { location }).end()).url

describe('what is read from addresses that somebody gave us', () => {
  it('follows three redirects and no more', async () => {
    const end = server.at((_request, response) => void response.end('there')).url
    expect(await outcome(to(to(to(end))))).toBe('200 there')
    expect(await outcome(to(to(to(to(end)))))).toBe('redirects')
    const path = new URL(end).pathname
    expect(await outcome(to(path))).toBe('200 there')
    const round = server.at((request, response) => {
      response.writeHead(301, { location: request.url }).end()
    })
    expect(await outcome(round.url)).toBe('redirects')
  })

  it.each([
    ...['http://169.254.169.254/latest/meta-data', 'https://10.0.0.1/', 'http://[::1%25lo]/'],
    ...['http://192.168.0.1/', 'https://[::ffff:a9fe:a9fe]/'],
    ...['https://router/', 'https://metadata.google.internal/', 'https://user:word@there.example/'],
    ...[
      'https://there.example:8443/',
      'file:///etc/passwd',
      'data:text/calendar,x',
      'gopher://x.y/',
    ],
  ])('never follows one to %s', async address => {
    expect(['OutsideRefused', 'redirects']).toContain(await outcome(to(address)))
  })

  it.each(['localhost.', 'lvh.me.localhost.'])('never calls %s by its name', async host => {
    const there = new URL(`https://${host}/`)
    const asked = { headers: {}, signal: new AbortController().signal, mostBytes: 10 }
    const refused = getOutside(there, { ...asked, allowLoopback: false })
    await expect(refused).rejects.toThrow()
    await expect(refused).rejects.not.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('reads no more than it may, and opens nothing that is packed', async () => {
    const full = server.at((_request, response) => void response.end('x'.repeat(1000)))
    expect(await outcome(full.url)).toHaveLength(1004)
    const endless = server.at((_request, response) => {
      const more = () => response.write('x'.repeat(100), error => !error && setImmediate(more))
      more()
    })
    expect(await outcome(endless.url)).toBe('too large')
    const bomb = server.at((request, response) => {
      expect(request.headers['accept-encoding']).toBe('identity')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(100_000)))
    })
    expect(await outcome(bomb.url)).toBe('packed')
  })

  it('ends when its time is over, before the answer or in the middle of it', async () => {
    const ending = new AbortController()
    const silent = server.at(() => ending.abort())
    await expect(get(silent.url, ending.signal)).rejects.toThrow()
    const stopping = new AbortController()
    const slow = server.at((_request, response) => {
      response.write('x', () => stopping.abort())
    })
    await expect(get(slow.url, stopping.signal)).rejects.toThrow()
    const broken = server.at((_request, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('x', () => response.destroy())
    })
    await expect(get(broken.url)).rejects.toThrow()
  })

  it('ends when the other side goes on in another protocol', async () => {
    const other = server.at((_request, response) => {
      response.writeHead(101, { connection: 'upgrade', upgrade: 'ours' }).end()
    })
    await expect(get(other.url)).rejects.toThrow('another protocol')
  })

  it('answers with errors of the other side, whose words nobody reads', async () => {
    const gone = server.at((_request, response) => void response.writeHead(410).end('gone'))
    expect(await outcome(gone.url)).toBe('410 ')
  })
})

it.each([
  ['webcal://there.example/a.ics', 'https://there.example/a.ics'],
  ['webcals://there.example/a.ics?b=c', 'https://there.example/a.ics?b=c'],
  ['http://there.example/a.ics', 'https://there.example/a.ics'],
  ['https://there.example/a.ics', 'https://there.example/a.ics'],
  ['http://127.0.0.1:4000/a.ics', 'https://127.0.0.1:4000/a.ics'],
])('calls %s as %s', (given, called) =>
  expect(encrypted(new URL(given), { allowLoopback: false }).href).toBe(called),
)
