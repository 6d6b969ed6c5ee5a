import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, mayDo, type Role } from '#foundation/rules/permissions.ts'
import type { Route } from '#foundation/server/http/route.ts'
import { type Answer, type TestApp, testApp } from '#test/app-under-test.ts'
import { anAddress, signUp, strangerId } from '#test/factories.ts'
import { ownedThings } from '#test/owned-things.ts'
import { apiRoutes } from '../../../src/api.ts'

const callers: readonly Caller[] = ['visitor', 'unverified', 'customer', 'partner', 'admin']

/** These calls change the caller, so each of them gets its own. */
const changesTheCaller = ['/auth/logout', '/auth/delete-account', '/users/become-partner']

const deadHeaders: Record<string, Record<string, string>> = {
  'no header': {},
  'an empty token': { authorization: 'Bearer' },
  'the word null': { authorization: 'Bearer null' },
  'the word undefined': { authorization: 'Bearer undefined' },
  'another scheme': { authorization: 'Basic YTpi' },
}

describe('who may call what', () => {
  let app: TestApp
  let routes: readonly Route[]
  const tokens = new Map<Caller, string | undefined>()
  const deadTokens = new Map<string, string>()

  beforeAll(async () => {
    app = await testApp({ FLOOD_LIMIT: '100000' })
    routes = apiRoutes(app.services).routes
    for (const caller of callers) tokens.set(caller, await tokenOf(caller))
    await mintDeadTokens()
  })
  afterAll(() => app.close())

  async function tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === 'visitor') return undefined
    const person = await signUp(app, {
      role: caller === 'customer' ? 'customer' : 'partner',
      verified: caller !== 'unverified',
    })
    if (caller === 'admin') await makeRole(person.user._id, 'admin')
    return person.token
  }

  async function makeRole(id: string, role: Role): Promise<void> {
    await app.pool.query('update users set role = $1 where id = $2', [role, id])
  }

  async function mintDeadTokens(): Promise<void> {
    const deleted = await signUp(app)
    await app.post('/auth/delete-account', undefined, { token: deleted.token })
    deadTokens.set('a deleted account', deleted.token)
    const expired = await signUp(app)
    await app.pool.query(
      `update session set last_seen_at = last_seen_at - interval '25 hours' where user_id = $1`,
      [expired.user._id],
    )
    deadTokens.set('an expired session', expired.token)
    const out = await signUp(app)
    await app.post('/auth/logout', undefined, { token: out.token })
    deadTokens.set('a session logged out of', out.token)
    const changed = await signUp(app)
    const login = { email: changed.email, password: changed.password }
    const before = (await app.post('/auth/login', login)).body.data.token
    const change = { currentPassword: changed.password, password: 'Brand-New-Pass-7!' }
    await app.post('/auth/change-password', change, { token: changed.token })
    deadTokens.set('a session from before a change of password', before)
  }

  const send = (route: Route, options: { token?: string | undefined; headers?: object }) =>
    app.call(route.method, route.path.replace(/:\w+/g, strangerId), {
      ...(route.method === 'GET' ? {} : { body: {} }),
      ...(options as object),
      address: anAddress(),
    })

  const named = (route: Route, who: string, answer: Answer) =>
    `${route.method} ${route.path} by ${who}: ${answer.status} ${answer.body.code ?? ''}`.trim()

  it('refuses exactly those whom the table leaves out', async () => {
    for (const route of routes) {
      for (const caller of callers) {
        const fresh = changesTheCaller.includes(route.path)
        const token = fresh ? await tokenOf(caller) : tokens.get(caller)
        const answer = await send(route, { token })
        const seen = named(route, caller, answer)
        if (mayDo(caller, route.guarantees.can)) {
          expect(seen).not.toMatch(/unauthenticated|EMAIL_NOT_VERIFIED|: 5\d\d|: 405/)
          expect(answer.body.code === 'forbidden' ? seen : '').toBe('')
        } else {
          expect(seen).toBe(named(route, caller, refusalOf(caller)))
        }
      }
    }
  })

  const refusalOf = (caller: Caller) =>
    ({
      status: caller === 'visitor' ? 401 : 403,
      body: { code: codeOf(caller) },
    }) as Answer

  const codeOf = (caller: Caller) => {
    if (caller === 'visitor') return 'unauthenticated'
    return caller === 'unverified' ? 'EMAIL_NOT_VERIFIED' : 'forbidden'
  }

  it('takes nobody for signed in who carries a token that opens nothing', async () => {
    for (const route of routes.filter(one => !mayDo('visitor', one.guarantees.can))) {
      for (const [what, token] of deadTokens) {
        const answer = await send(route, { token })
        expect(named(route, what, answer)).toBe(named(route, what, refusalOf('visitor')))
      }
      for (const [what, headers] of Object.entries(deadHeaders)) {
        const answer = await send(route, { headers })
        expect(named(route, what, answer)).toBe(named(route, what, refusalOf('visitor')))
      }
    }
  })

  it('answers for what is somebody else’s as if it were not there', async () => {
    for (const [call, thing] of Object.entries(ownedThings)) {
      const [method = '', path = ''] = call.split(' ')
      const { id, body, as } = await thing(app)
      const options = { token: (await signUp(app, { role: as })).token, ...(body ? { body } : {}) }
      const theirs = await app.call(method, path.replace(':id', id), options)
      const nobodys = await app.call(method, path.replace(':id', strangerId), options)
      expect(`${call} ${theirs.status}`).toBe(`${call} 404`)
      expect(JSON.stringify(theirs.body)).toBe(JSON.stringify(nobodys.body))
      const ofTheMoment = ['x-request-id', 'x-server-time']
      const plain = (headers: Headers) =>
        [...headers].filter(([name]) => !ofTheMoment.includes(name)).sort()
      expect(plain(theirs.headers)).toEqual(plain(nobodys.headers))
    }
  })

  it('names a permission for every call, and every call in the contract', async () => {
    for (const route of routes) expect(route.guarantees.can).toBeTruthy()
    const { body } = await app.get('/openapi.json')
    const inContract = Object.values(body.paths).flatMap(path => Object.keys(path as object))
    expect(inContract).toHaveLength(routes.length)
  })
})
