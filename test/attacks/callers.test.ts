import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayDo } from '#foundation/rules/permissions.ts'
import type { Route } from '#foundation/server/http/route.ts'
import { type Answer, type CallOptions, testApp } from '#test/app-under-test.ts'
import { anAddress, aPassword, signUp } from '#test/factories.ts'
import {
  call,
  expectNothingMoved,
  expectRefusal,
  inBatches,
  nameOf,
  type Stage,
  setStage,
} from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.app.close())

const closed = () => stage.mutating.filter(({ guarantees }) => !mayDo('visitor', guarantees.can))
const body = (route: Route) => stage.good[nameOf(route)]
const flipped = (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A')

async function logInAsBrowser(email: string) {
  const browser = {
    origin: 'http://localhost:3000',
    host: 'localhost:3000',
    'sec-fetch-site': 'same-origin',
  }
  const login = { email, password: aPassword }
  const { body, headers } = await stage.app.post('/auth/login', login, { headers: browser })
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(cookie).toMatch(/^sid=.{43}$/)
  return { token: body.data.token as string, cookie }
}

describe('who is nobody', () => {
  it('is told so by every call, however the token is bent', async () => {
    const { cookie, token } = await logInAsBrowser(stage.host.email)
    const bentTokens = (route: Route): [CallOptions, query?: string][] => {
      const real = stage.tokenFor(route) ?? ''
      return [
        [{ token: flipped(real) }],
        [{ token: real.repeat(250) }],
        [{ token: `${real} ${real}` }],
        [{ headers: { authorization: `Basic ${real}` } }],
        [{ headers: { authorization: `Bearer ${real}, Bearer ${real}` } }],
        [{ headers: { cookie: `token=${real}; sid=${real}` } }],
        [{}, `?token=${real}&access_token=${real}`],
        [{ body: { ...body(route), token: real } }],
        [{ headers: { cookie } }],
        [{ token }],
        [{ token, headers: { cookie: `sid=${flipped(cookie.slice(4))}` } }],
      ]
    }
    const cases = closed().flatMap(route => bentTokens(route).map(one => [route, ...one] as const))
    await expectNothingMoved(stage, () =>
      inBatches(cases, async ([route, options, query = '']) => {
        const path = `${stage.pathOf(route)}${query}`
        const answer = await stage.app.call(route.method, path, { body: body(route), ...options })
        expectRefusal(answer, [401], `${nameOf(route)} ${JSON.stringify(options).slice(0, 90)}`)
      }),
    )
  })
})

describe('another site', () => {
  it('can make nobody’s browser call anything', async () => {
    const { token, cookie } = await logInAsBrowser(stage.host.email)
    const ways: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3000.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    const cases = stage.mutating.flatMap(route => ways.map(way => ({ route, way })))
    await expectNothingMoved(stage, () =>
      inBatches(cases, async ({ route, way }) => {
        const headers = { ...way, cookie, host: 'localhost:3000' }
        const options = { body: body(route), token, headers }
        const answer = await stage.app.call(route.method, stage.pathOf(route), options)
        expectRefusal(answer, [403], `${nameOf(route)} ${JSON.stringify(way)}`)
      }),
    )
  })

  it('is never linked to, whatever the request calls itself', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      forwarded: 'host=evil.example',
    }
    const said: unknown[] = []
    const add = (answer: Answer) => said.push(answer.body, [...answer.headers])
    await inBatches(Object.entries(stage.good), async ([name, body]) => {
      const route = stage.mutating.find(one => nameOf(one) === name)
      if (route) add(await call(stage, route, { body, headers }))
    })
    for (const path of ['/auth/forgot-password', '/auth/resend-otp']) {
      add(await stage.app.post(path, { email: stage.renter.email }, { headers }))
    }
    add(await stage.app.get('/users/create-account-link', { ...stage.host, headers }))
    const { rows } = await stage.app.pool.query('select * from outbox_mail')
    expect(rows.length).toBeGreaterThan(5)
    const { rows: sessions } = await stage.app.pool.query('select body from sandbox.object')
    expect(JSON.stringify([said, rows, sessions])).not.toMatch(/evil\.example|gopher/)
  })
})

describe('a flood', () => {
  const floodLimit = 20
  const metered = () => stage.mutating.filter(({ guarantees }) => !guarantees.unmetered)

  it('from one account is refused by every call, and does not touch the others', async () => {
    const app = await testApp({ FLOOD_LIMIT: String(floodLimit) })
    const [loud, quiet] = [await signUp(app), await signUp(app)]
    for (let sent = 0; sent < floodLimit; sent += 1) await app.get('/site', loud)
    await expectNothingMoved({ app }, () =>
      inBatches(metered(), async route => {
        const options = { token: loud.token, address: anAddress(), body: body(route) }
        const answer = await app.call(route.method, stage.pathOf(route), options)
        expectRefusal(answer, [429], nameOf(route))
        expect(answer.headers.get('retry-after')).toBe('10')
      }),
    )
    expect((await app.get('/users/me', quiet)).status).toBe(200)
    await app.close()
  })

  it('cannot pretend to come from many addresses where no proxy is trusted', async () => {
    const app = await testApp({ DEMO: '0', FLOOD_LIMIT: String(floodLimit) })
    const lie = () => ({ 'x-real-ip': anAddress(), forwarded: `for=${anAddress()}` })
    for (let sent = 0; sent < floodLimit; sent += 1) {
      await app.get('/site', { address: anAddress(), headers: lie() })
    }
    await inBatches(
      metered().filter(({ path }) => !path.startsWith('/dev/')),
      async route => {
        const address = Array.from({ length: 50 }, anAddress).join()
        const options = { address, headers: lie(), body: body(route) }
        const answer = await app.call(route.method, stage.pathOf(route), options)
        expectRefusal(answer, [429], nameOf(route))
      },
    )
    await app.close()
  })
})
