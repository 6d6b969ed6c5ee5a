import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { compressResponse } from '../http/answering/compression.ts'
import { servePages } from './serve-pages.ts'

const asked = { requestId: 'request-1', address: '192.0.2.1' }

describe('a part of a page that cannot be drawn', () => {
  it('is logged with the request and the page, and without what anybody wrote', async () => {
    const lines: string[] = []
    const log = pino({ base: null }, { write: line => void lines.push(line) })
    const secret = 'ann@people.test lives at 7 Nice Road\n    on the corner'
    const page = servePages({
      log,
      publicUrl: 'http://localhost',
      fetchApi: () => Promise.reject(new Error('not asked')),
      render: async (_request, { onFault }) => {
        onFault('/listing/$id', Object.assign(new TypeError(secret), { details: secret }))
        onFault('/listing/$id', secret)
        return new Response('<!doctype html>')
      },
    })
    await page(new Request('http://localhost/listing/42?q=ann'), asked)
    const [first, second] = lines.map(line => JSON.parse(line))
    const common = { requestId: 'request-1', page: '/listing/$id' }
    expect(first).toMatchObject({ ...common, fault: 'TypeError' })
    expect(first.stack).toContain('serve-pages.test.ts')
    expect(second).toMatchObject({ ...common, fault: 'string' })
    expect(lines.join()).not.toMatch(/people\.test|Nice Road|corner|ann/)
  })
})

describe('a page', () => {
  it('is drawn for our own host and for nobody in particular', async () => {
    const drawn: Request[] = []
    const page = servePages({
      log: pino({ level: 'silent' }),
      publicUrl: 'https://holdall.example',
      fetchApi: () => Promise.reject(new Error('not asked')),
      render: async request => {
        drawn.push(request)
        return new Response('<!doctype html>')
      },
    })
    const headers = { host: 'evil.example', cookie: 'sid=secret', authorization: 'Bearer secret' }
    for (const path of ['/search?s=York', '//evil.example/x', '/a%2fb?c=%20']) {
      await page(new Request(`http://evil.example${path}`, { headers }), asked)
      const seen = drawn.at(-1)
      expect(seen?.url).toBe(`https://holdall.example${path}`)
      expect([...(seen?.headers ?? [])]).toEqual([['accept', 'text/html']])
    }
  })

  it.each([
    ['/book/100%', '/book/100%25'],
    ['/%E0%A4%A?s=%', '/%25E0%25A4%25A?s=%'],
    ['//evil.example/%', '//evil.example/%25'],
  ])(
    'of an address that cannot be read, as %s, is looked for letter by letter',
    async (path, then) => {
      const page = servePages({
        log: pino({ level: 'silent' }),
        publicUrl: 'https://holdall.example',
        fetchApi: () => Promise.reject(new Error('not asked')),
        render: () => Promise.reject(new Error('not drawn')),
      })
      const sent = await page(new Request(`https://holdall.example${path}`), asked)
      expect(sent.status).toBe(307)
      expect(sent.headers.get('location')).toBe(`https://holdall.example${then}`)
      expect(sent.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('is sent as it was drawn, beside a response that has only status and headers', async () => {
    const page = servePages({
      log: pino({ level: 'silent' }),
      publicUrl: 'https://holdall.example',
      fetchApi: () => Promise.reject(new Error('not asked')),
      render: async (_request, { onDrawn }) => {
        onDrawn('<!doctype html><p>“Où?” 🙂</p>')
        const headers = { 'content-type': 'text/html; charset=utf-8' }
        return new Response(null, { status: 404, headers })
      },
    })
    const sent = await page(new Request('https://holdall.example/nowhere'), asked)
    expect(sent.status).toBe(404)
    expect(sent.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const plain = await compressResponse(sent, 'identity')
    expect(plain.headers.get('content-length')).toBe(String(plain.body.length))
    expect(`${plain.body}`).toBe('<!doctype html><p>“Où?” 🙂</p>')
    expect(await sent.text()).toBe(`${plain.body}`)
  })

  it('is put off when what it shows cannot be had just now', async () => {
    const page = servePages({
      log: pino({ level: 'silent' }),
      publicUrl: 'https://holdall.example',
      fetchApi: async () => new Response('', { status: 503 }),
      render: async (request, { fetchApi }) => {
        await fetchApi(request)
        return new Response('<!doctype html>', { status: 500 })
      },
    })
    const put = await page(new Request('https://holdall.example/book/1'), asked)
    expect([put.status, put.headers.get('retry-after')]).toEqual([503, '2'])
  })

  it('is refused to whose address has asked for too much of what it shows', async () => {
    const asking: string[] = []
    const page = servePages({
      log: pino({ level: 'silent' }),
      publicUrl: 'https://holdall.example',
      fetchApi: async (_request, address) => {
        asking.push(address)
        return new Response('', { status: 429, headers: { 'retry-after': '17' } })
      },
      render: async (request, { fetchApi }) => {
        await fetchApi(request)
        return new Response('<!doctype html>', { status: 200 })
      },
    })
    const refused = await page(new Request('https://holdall.example/search?page=3'), asked)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '17'])
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.text()).toContain('try again in 17 seconds')
    expect(asking).toEqual(['192.0.2.1'])
  })
})
