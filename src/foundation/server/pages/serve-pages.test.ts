import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { compressResponse } from '../http/answering/compression.ts'
import type { RenderPage } from './render-page.ts'
import { servePages } from './serve-pages.ts'

const asked = { requestId: 'request-1', address: '192.0.2.1' }
const ann = { _id: 'a1', firstName: 'Ann', role: 'customer', isVerified: true } as const

/** Whatever a test leaves out is not to be asked. */
function serving(parts: Partial<Parameters<typeof servePages>[0]>) {
  return servePages({
    log: pino({ level: 'silent' }),
    publicUrl: 'https://holdall.example',
    fetchApi: () => Promise.reject(new Error('not asked')),
    findReader: () => Promise.reject(new Error('not asked')),
    now: () => new Date('2026-03-03T14:00:00Z'),
    render: () => Promise.reject(new Error('not drawn')),
    ...parts,
  })
}

describe('a part of a page that cannot be drawn', () => {
  it('is logged with the request and the page, and without what anybody wrote', async () => {
    const lines: string[] = []
    const log = pino({ base: null }, { write: line => void lines.push(line) })
    const secret = 'ann@people.test lives at 7 Nice Road\n    on the corner'
    const page = serving({
      log,
      publicUrl: 'http://localhost',
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
    const page = serving({
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
      const page = serving({})
      const sent = await page(new Request(`https://holdall.example${path}`), asked)
      expect(sent.status).toBe(307)
      expect(sent.headers.get('location')).toBe(`https://holdall.example${then}`)
      expect(sent.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('is sent as it was drawn, beside a response that has only status and headers', async () => {
    const page = serving({
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
    const page = serving({
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
    const page = serving({
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

describe("a page that is somebody's own", () => {
  const cookie = 'sid=secret'
  const visit = { headers: { cookie, authorization: 'Bearer secret', 'accept-encoding': 'br' } }
  const own = 'https://holdall.example/your-storage?q=loft'
  /** Asks who reads, and then for what they see. */
  const drawOwn: RenderPage = async (_request, { whoReads, fetchApi }) => {
    const reader = await whoReads()
    const asked = new Request('http://localhost/api/v1/booking')
    const seen = reader ? await (await fetchApi(asked)).text() : 'nothing'
    return new Response(
      `<!doctype html><p>${reader?.firstName} sees ${seen}</p>${'.'.repeat(2000)}`,
    )
  }
  const bookings = async ({ headers }: Request) => new Response(`what ${headers.get('cookie')} may`)

  it('is drawn for whom the cookie names, with what that cookie may see, and kept nowhere', async () => {
    const asks: Request[] = []
    const page = serving({
      render: drawOwn,
      fetchApi: bookings,
      findReader: async request => {
        asks.push(request)
        return ann
      },
    })
    const sent = await page(new Request(own, { headers: { cookie } }), asked)
    expect(await sent.text()).toContain('Ann sees what sid=secret may')
    expect(sent.headers.get('cache-control')).toBe('no-store')
    expect(sent.headers.get('etag')).toBe(null)
    const [{ url, headers } = new Request(own)] = asks
    expect([url, [...headers]]).toEqual([own, [['cookie', cookie]]])
  })

  it('is drawn for nobody without a cookie, and asked for again each time', async () => {
    const page = serving({ render: drawOwn })
    const sent = await page(new Request(own), asked)
    expect(await sent.text()).toContain('undefined sees nothing')
    expect(sent.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('is drawn for nobody when the cookie names nobody', async () => {
    const page = serving({ render: drawOwn, findReader: async () => undefined })
    const sent = await page(new Request(own, visit), asked)
    expect(await sent.text()).toContain('undefined sees nothing')
    expect(sent.headers.get('cache-control')).toBe('private, no-cache')
  })

  it.each([500, 503, 429])(
    'is drawn for nobody when what it shows is answered with %i',
    async status => {
      const render: RenderPage = async (request, context) => {
        const drawn = await drawOwn(request, context)
        return new Response(drawn.body, { status: (await context.whoReads()) ? 500 : 200 })
      }
      const fetchApi = async () => new Response('', { status, headers: { 'retry-after': '9' } })
      const page = serving({ render, fetchApi, findReader: async () => ann })
      const sent = await page(new Request(own, visit), asked)
      expect(sent.status).toBe(200)
      expect(await sent.text()).toContain('undefined sees nothing')
    },
  )

  it('is as long as chance will have it', async () => {
    const page = serving({ render: drawOwn, fetchApi: bookings, findReader: async () => ann })
    const lengths = new Set<number>()
    for (let time = 0; time < 20; time++) {
      const sent = await page(new Request(own, visit), asked)
      expect(sent.headers.get('content-encoding')).toBe('br')
      lengths.add((await sent.arrayBuffer()).byteLength)
    }
    expect(lengths.size).toBeGreaterThan(5)
  })
})
