import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { type AskedStatement, rowsLookedAt, statementsOf } from '#test/asked-statements.ts'
import { aBrowser, type Person, signUp } from '#test/factories.ts'

describe('a session', () => {
  let app: TestApp
  let person: Person
  beforeAll(async () => {
    app = await testApp()
    person = await signUp(app, { firstName: 'Ada' })
  })
  afterAll(() => app.close())

  const logIn = (options = {}) =>
    app.post('/auth/login', { email: person.email, password: person.password }, options)
  const passTime = (ms: number) => app.clock.moveTo(new Date(app.clock.now().getTime() + ms))
  const isLookUp = ({ text }: AskedStatement) => text.includes('token_digest in (')
  const cookieOf = (headers: Headers) => headers.get('set-cookie') ?? ''

  it('gives a browser a token that is worth nothing without its cookie', async () => {
    const { body, headers } = await logIn({ headers: aBrowser })
    const setCookie = cookieOf(headers)
    expect(setCookie).toMatch(/^sid=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    const cookie = setCookie.split(';')[0] ?? ''
    const { token } = body.data
    const me = (headers: Record<string, string>, bearer?: string) =>
      app.get('/users/me', { token: bearer, headers })
    expect((await me({ cookie }, token)).status).toBe(200)
    expect((await me({ cookie: `theme=dark; ${cookie}` }, token)).status).toBe(200)
    expect((await me({}, token)).status).toBe(401)
    expect((await me({ cookie })).status).toBe(401)
    expect((await me({ cookie: 'sid=' }, token)).status).toBe(401)
    const other = await logIn({ headers: aBrowser })
    const otherCookie = cookieOf(other.headers).split(';')[0] ?? ''
    expect((await me({ cookie: otherCookie }, token)).status).toBe(401)
  })

  it('is looked up together with those that come in the same turn, and each opens its own', async () => {
    const people = [person, ...(await Promise.all([1, 2, 3].map(() => signUp(app))))]
    const left = await signUp(app)
    await app.post('/auth/logout', {}, { token: left.token })
    const stranger = 'x'.repeat(43)
    const tokens = [...people.map(({ token }) => token), left.token, stranger]
    let answers: Awaited<ReturnType<typeof app.get>>[] = []
    const asked = await statementsOf(async () => {
      answers = await Promise.all(tokens.map(token => app.get('/users/me', { token })))
    })
    expect(asked.filter(isLookUp).length).toBeLessThan(tokens.length / 2)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 401, 401])
    const names = answers.slice(0, 4).map(({ body }) => body.data.email)
    expect(names).toEqual(people.map(({ email }) => email))
  })

  it('is found by its token alone, before the database has counted who has how many', async () => {
    const busy = await signUp(app)
    await app.pool.query(
      `insert into session (id, user_id, token_digest, device, created_at, last_seen_at,
          authenticated_at)
        select gen_random_uuid(), user_id, sha256(n::text::bytea), device, created_at, last_seen_at,
          authenticated_at
        from session, generate_series(1, 500) as n
        where user_id = (select id from users where email = $1)`,
      [busy.email],
    )
    const asked = await statementsOf(() =>
      Promise.all(Array.from({ length: 8 }, () => app.get('/users/me', busy))),
    )
    const looks = asked.filter(isLookUp).map(one => rowsLookedAt(app.pool, one, 'session'))
    for (const rows of await Promise.all(looks)) expect(rows).toBe(1)
    expect(looks.length).toBeGreaterThan(0)
  })

  it('guards the cookie with the host prefix where the site is https', async () => {
    const safe = await testApp({ PUBLIC_URL: 'https://holdall.example' })
    const owner = await signUp(safe)
    const { headers } = await safe.post(
      '/auth/login',
      { email: owner.email, password: owner.password },
      { headers: aBrowser },
    )
    expect(cookieOf(headers)).toMatch(/^__Host-sid=.*; Path=\/;.*; HttpOnly; SameSite=Lax; Secure$/)
    await safe.close()
  })

  it.each([
    ['nothing', {}],
    ['an empty token', { authorization: 'Bearer' }],
    ['null', { authorization: 'Bearer null' }],
    ['undefined', { authorization: 'Bearer undefined' }],
    ['garbage', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['ten kilobytes', { authorization: `Bearer ${'x'.repeat(10_000)}` }],
    ['another scheme', { authorization: `Basic ${'x'.repeat(43)}` }],
  ])('lets nobody in with %s', async (_what, headers) => {
    const { status, body } = await app.get('/users/me', { headers })
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
  })

  it('reads a token only from the header, and only as it was given', async () => {
    const last = person.token.endsWith('A') ? 'E' : 'A'
    const flipped = person.token.slice(0, -1) + last
    expect((await app.get('/users/me', { token: flipped })).status).toBe(401)
    expect((await app.get(`/users/me?token=${person.token}`)).status).toBe(401)
    expect((await app.get(`/users/me?access_token=${person.token}`)).status).toBe(401)
    const inBody = await app.post('/auth/reauthenticate', { token: person.token, password: 'x' })
    expect(inBody.status).toBe(401)
  })

  it('answers public calls whatever stale token they carry', async () => {
    expect((await app.get('/site', { token: 'x'.repeat(43) })).status).toBe(200)
  })

  it('turns away what another site sends with a good session', async () => {
    const { body, headers } = await logIn({ headers: aBrowser })
    const cookie = cookieOf(headers).split(';')[0] ?? ''
    const evil = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const me = await app.get('/users/me', { token: body.data.token, headers: evil })
    expect(me.status).toBe(403)
    const out = await app.post('/auth/logout', undefined, { token: body.data.token, headers: evil })
    expect(out.status).toBe(403)
  })

  it('logs out for good', async () => {
    const { body } = await logIn()
    const { token } = body.data
    const out = await app.post('/auth/logout', undefined, { token })
    expect(out.status).toBe(200)
    expect(cookieOf(out.headers)).toContain('sid=; Path=/; Max-Age=0')
    expect((await app.get('/users/me', { token })).status).toBe(401)
    expect((await app.post('/auth/logout', undefined, { token })).status).toBe(401)
  })

  it('closes a session after a day unused and after thirty days in any case', async () => {
    const one = (await logIn()).body.data.token
    passTime(23 * 3600_000)
    expect((await app.get('/users/me', { token: one })).status).toBe(200)
    passTime(24 * 3600_000)
    expect((await app.get('/users/me', { token: one })).status).toBe(401)
    const two = (await logIn()).body.data.token
    for (let day = 0; day < 32; day += 1) {
      passTime(22 * 3600_000)
      expect((await app.get('/users/me', { token: two })).status).toBe(200)
    }
    passTime(22 * 3600_000)
    expect((await app.get('/users/me', { token: two })).status).toBe(401)
  })

  it('notes that a session is used, but not more than once a minute', async () => {
    const { body } = await logIn()
    const { token } = body.data
    const seen = async () => {
      const { rows } = await app.pool.query('select max(last_seen_at) as at from session')
      return rows[0].at.getTime()
    }
    const first = await seen()
    passTime(30_000)
    await app.get('/users/me', { token })
    expect(await seen()).toBe(first)
    passTime(31_000)
    await app.get('/users/me', { token })
    expect(await seen()).toBeGreaterThan(first)
  })

  it('keeps nothing in the database that opens a session', async () => {
    const { body, headers } = await logIn({ headers: aBrowser })
    const cookie = /sid=([\w-]+)/.exec(cookieOf(headers))?.[1] ?? ''
    const { rows } = await app.pool.query(
      `select string_agg(session::text, ' ') as kept from session`,
    )
    expect(rows[0].kept).not.toContain(body.data.token)
    expect(rows[0].kept).not.toContain(cookie)
  })

  it('lists where one is logged in and ends the others', async () => {
    const someone = await signUp(app)
    const login = { email: someone.email, password: someone.password }
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604'
    const other = await app.post('/auth/login', login, { headers: { 'user-agent': phone } })
    const { body } = await app.get('/auth/sessions', { token: someone.token })
    expect(body.data).toHaveLength(2)
    expect(body.data.filter((session: { current: boolean }) => session.current)).toHaveLength(1)
    const phoneSession = body.data.find(
      (one: { device: string }) => one.device === 'Safari on iPhone',
    )
    const end = (id: string, token: string) => app.delete(`/auth/sessions/${id}`, { token })
    const stranger = await signUp(app)
    const notTheirs = await end(phoneSession._id, stranger.token)
    const notThere = await end(stranger.user._id, stranger.token)
    expect(notTheirs.status).toBe(404)
    expect(notTheirs.body).toEqual(notThere.body)
    expect((await end(phoneSession._id, someone.token)).status).toBe(200)
    expect((await app.get('/users/me', { token: other.body.data.token })).status).toBe(401)
    const third = (await app.post('/auth/login', login)).body.data.token
    expect((await app.delete('/auth/sessions', { token: someone.token })).status).toBe(200)
    expect((await app.get('/users/me', { token: third })).status).toBe(401)
    expect((await app.get('/users/me', { token: someone.token })).status).toBe(200)
  })
})
