import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMetrics } from '#foundation/server/http/guarding/metrics.ts'
import type { RenderPage } from '#foundation/server/pages/render-page.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { createApp } from '../../src/app.ts'

const floodLimit = 5

let stage: TestApp
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  stage = await testApp({ FLOOD_LIMIT: String(floodLimit) })
  const pages = { render: drawSearch, files: { answer: async () => undefined } }
  app = createApp({ services: stage.services, metrics: createMetrics(), pages })
})
afterAll(() => stage.close())

/** Asks for what the page of a search asks for. */
const drawSearch: RenderPage = async ({ url }, { fetchApi }) => {
  const { origin, searchParams } = new URL(url)
  const filter = JSON.stringify({ page: Number(searchParams.get('page') ?? 1) })
  const headers = { 'content-type': 'application/json' }
  const search = { method: 'POST', body: filter, headers }
  const { status } = await fetchApi(new Request(`${origin}/api/v1/users/listings`, search))
  return new Response('<!doctype html>', { status })
}

const ask = async (path: string, address: string, accept = '*/*') => {
  const headers = { 'x-forwarded-for': address, accept }
  const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const answer = await app.fetch(
    new Request(`http://localhost:3000${path}`, { headers }),
    socket as never,
  )
  await answer.body?.cancel()
  return answer
}

it.each([
  ['/search', floodLimit, 1],
  ['/sandbox/pay/nothing', floodLimit, 2],
  ['/media/nothing.webp', floodLimit * 10, 3],
])('%s is answered as often as one address may ask, and others go on', async (path, most, n) => {
  const [loud, quiet] = [`198.51.100.${n}`, `203.0.113.${n}`]
  for (let sent = 0; sent < most; sent += 1) expect((await ask(path, loud)).status).not.toBe(429)
  const refused = await ask(path, loud)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
  const page = await ask(path, loud, 'text/html')
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '10'])
  expect(page.headers.get('content-type')).toContain('text/html')
  expect((await ask(path, quiet)).status).not.toBe(429)
})

it('pages of searches count as the searches that they show', async () => {
  const services = { ...stage.services, config: { ...stage.services.config, FLOOD_LIMIT: 100_000 } }
  const pages = { render: drawSearch, files: { answer: async () => undefined } }
  app = createApp({ services, metrics: createMetrics(), pages })
  for (let n = 1; n <= 300; n += 1)
    expect((await ask(`/search?page=${n}`, '192.0.2.1')).status).toBe(200)
  const refused = await ask('/search?page=301', '192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('/search?page=301', '192.0.2.2')).status).toBe(200)
})
