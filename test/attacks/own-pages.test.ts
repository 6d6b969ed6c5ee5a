import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMetrics } from '#foundation/server/http/guarding/metrics.ts'
import { withMicroCache } from '#foundation/server/http/guarding/micro-cache.ts'
import type { RenderContext, RenderPage } from '#foundation/server/pages/render-page.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { aBrowser, type Person, signUp } from '#test/factories.ts'
import { createApp } from '../../src/app.ts'

let stage: TestApp
let ask: (path: string, headers?: Record<string, string>) => Promise<Response>
let ann: Person
let bea: Person

beforeAll(async () => {
  stage = await testApp()
  const pages = { render: drawAsked, files: { answer: async () => undefined } }
  const app = createApp({ services: stage.services, metrics: createMetrics(), pages })
  const cache = withMicroCache<object>((request, env) => app.fetch(request, env as never))
  const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  ask = (path, headers = {}) =>
    cache.fetch(new Request(`http://localhost:3000${path}`, { headers }), socket)
  ann = await signUp(stage, { role: 'customer', firstName: 'Ann' })
  bea = await signUp(stage, { role: 'customer', firstName: 'Bea' })
})
afterAll(() => stage.close())

/** Asks for who somebody is, on a page of their own and on one for everybody. */
const drawAsked: RenderPage = async ({ url }, context) => {
  const { pathname, searchParams } = new URL(url)
  const reader = pathname === '/own' ? await context.whoReads() : undefined
  const method = searchParams.get('method') ?? 'GET'
  const answer = await call(context, method, '/users/me')
  const shown = method === 'GET' && answer.ok ? await answer.text() : `${answer.status}`
  return new Response(`<!doctype html>${reader?.firstName}: ${shown}`)
}

function call({ fetchApi }: RenderContext, method: string, path: string): Promise<Response> {
  const change = { body: '{"firstName":"Eve"}', headers: { 'content-type': 'application/json' } }
  const what = method === 'GET' ? {} : change
  return fetchApi(new Request(`http://localhost/api/v1${path}`, { method, ...what }))
}

async function cookieOf({ email, password }: Person, headers = {}): Promise<string> {
  const answer = await stage.post(
    '/auth/login',
    { email, password },
    { headers: { ...aBrowser, ...headers } },
  )
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const drawn = async (path: string, headers?: Record<string, string>) =>
  (await ask(path, headers)).text()

it('people who ask for the same address at once each see only themselves', async () => {
  const [anns, beas] = [await cookieOf(ann), await cookieOf(bea)]
  const [ofAnn, ofBea, ofNobody, ofAnnAgain] = await Promise.all([
    drawn('/own', { cookie: anns }),
    drawn('/own', { cookie: beas }),
    drawn('/own'),
    drawn('/own', { cookie: anns }),
  ])
  expect(ofAnn).toContain(`Ann: `)
  for (const page of [ofAnn, ofAnnAgain]) {
    expect(page).toContain(ann.email)
    expect(page).not.toContain(bea.email)
  }
  expect(ofBea).toContain(bea.email)
  expect(ofBea).not.toContain(ann.email)
  expect(ofNobody).toContain('undefined: 401')
})

it.each([
  ['nobody’s', async () => 'sid='],
  ['invented', async () => `sid=${'x'.repeat(43)}`],
  [
    'that of a session that has ended',
    async () => {
      const { body, headers } = await stage.post(
        '/auth/login',
        { email: ann.email, password: ann.password },
        { headers: aBrowser },
      )
      const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
      await stage.post('/auth/logout', undefined, { token: body.data.token, headers: { cookie } })
      return cookie
    },
  ],
  [
    'that of somebody suspended',
    async () => {
      const eve = await signUp(stage, { role: 'customer' })
      const cookie = await cookieOf(eve)
      await stage.pool.query('update users set suspended_at = now() where id = $1', [eve.user._id])
      return cookie
    },
  ],
])('the page is nobody’s when the cookie is %s', async (_what, findCookie) => {
  expect(await drawn('/own', { cookie: await findCookie() })).toContain('undefined: 401')
})

it('a token says nothing to a page, and another one beside a cookie neither', async () => {
  const authorization = `Bearer ${bea.token}`
  expect(await drawn('/own', { authorization })).toContain('undefined: 401')
  const page = await drawn('/own', { cookie: await cookieOf(ann), authorization })
  expect(page).toContain(ann.email)
  expect(page).not.toContain(bea.email)
})

it('a page for everybody asks for nothing with a cookie', async () => {
  expect(await drawn('/all', { cookie: await cookieOf(ann) })).toContain('undefined: 401')
})

it.each(['PATCH', 'POST', 'DELETE'])('a page changes nothing by %s with a cookie', async method => {
  const page = await drawn(`/own?method=${method}`, { cookie: await cookieOf(ann) })
  expect(page).toMatch(/Ann: 40[15]/)
  const me = await stage.get('/users/me', { token: ann.token })
  expect(me.body.data.firstName).toBe('Ann')
})
