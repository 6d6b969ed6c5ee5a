import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemContext } from '#foundation/server/context.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anAddress, anEmail, mailTo, type Person, signUp } from '#test/factories.ts'
import { liftSuspension, suspendUser } from './suspend-user.ts'

const browser = {
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140',
}

describe('logging in', () => {
  let app: TestApp
  let person: Person
  beforeAll(async () => {
    app = await testApp()
    person = await signUp(app, { firstName: 'Ada' })
  })
  afterAll(() => app.close())

  const logIn = (changes: object = {}, options = {}) =>
    app.post('/auth/login', { email: person.email, password: person.password, ...changes }, options)
  const passTime = (ms: number) => app.clock.moveTo(new Date(app.clock.now().getTime() + ms))
  const cookieOf = (headers: Headers) => headers.get('set-cookie') ?? ''

  it('welcomes the person and answers a token, once sealed besides', async () => {
    const { status, body, headers } = await logIn()
    expect(status).toBe(200)
    expect(body.message).toBe('Welcome back Ada')
    expect(body.data.user).toMatchObject({ role: 'partner', isVerified: true })
    expect(body.response).toBe(body.data.response)
    expect(app.services.keys.open('login response', body.response)).toContain(body.data.token)
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await app.get('/users/me', { token: body.data.token })).status).toBe(200)
  })

  it('knows the mailbox in capitals and with spaces, but not a look-alike', async () => {
    expect((await logIn({ email: ` ${person.email.toUpperCase()}  ` })).status).toBe(200)
    const lookAlike = person.email.replace('people', 'реople')
    expect((await logIn({ email: lookAlike })).status).toBe(401)
    expect((await logIn({ email: person.email.replace('@', '+tag@') })).status).toBe(401)
    const kelvin = await signUp(app, { email: `k${anEmail()}` })
    const folded = `\u212A${kelvin.email.slice(1)}`
    expect((await logIn({ email: folded, password: kelvin.password })).status).toBe(401)
  })

  it('says the same of a wrong password and an unknown mailbox', async () => {
    const wrong = await logIn({ password: 'Wrong-1234!' })
    const unknown = await logIn({ email: anEmail(), password: 'Wrong-1234!' })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(unknown.body).toEqual(wrong.body)
    expect(wrong.body.error).toEqual(expect.any(String))
    expect(wrong.body.data).toBeUndefined()
  })

  it.each([
    {},
    { email: 'a@b.co' },
    { password: 'x' },
    { email: { $gt: '' }, password: { $gt: '' } },
  ])('refuses the body %j', async body => {
    expect((await app.post('/auth/login', body)).status).toBe(400)
  })

  it('refuses a huge password without hashing it', async () => {
    expect((await logIn({ password: 'x'.repeat(1_000_000) })).status).toBe(413)
    expect((await logIn({ password: 'x'.repeat(129) })).status).toBe(422)
  })

  it('gives a browser a token that is worth nothing without its cookie', async () => {
    const { body, headers } = await logIn({}, { headers: browser })
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
    const other = await logIn({}, { headers: browser })
    const otherCookie = cookieOf(other.headers).split(';')[0] ?? ''
    expect((await me({ cookie: otherCookie }, token)).status).toBe(401)
  })

  it('guards the cookie with the host prefix where the site is https', async () => {
    const safe = await testApp({ PUBLIC_URL: 'https://holdall.example' })
    const owner = await signUp(safe)
    const { headers } = await safe.post(
      '/auth/login',
      { email: owner.email, password: owner.password },
      { headers: browser },
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
    const { body, headers } = await logIn({}, { headers: browser })
    const cookie = cookieOf(headers).split(';')[0] ?? ''
    const evil = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const me = await app.get('/users/me', { token: body.data.token, headers: evil })
    expect(me.status).toBe(403)
    const out = await app.post('/auth/logout', undefined, { token: body.data.token, headers: evil })
    expect(out.status).toBe(403)
  })

  it('lets an unverified person do little: verify, resend, log out, delete', async () => {
    const fresh = await signUp(app, { verified: false })
    const { status, body } = await logIn({ email: fresh.email })
    expect([status, body.data.user.isVerified]).toEqual([200, false])
    const { token } = body.data
    const me = await app.get('/users/me', { token })
    expect([me.status, me.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
    expect((await app.get('/auth/sessions', { token })).status).toBe(403)
    passTime(61_000)
    expect((await app.post('/auth/verify', {}, { token })).status).toBe(200)
    expect((await app.post('/auth/logout', undefined, { token })).status).toBe(200)
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
    const { body, headers } = await logIn({}, { headers: browser })
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

  it('writes when a new device logs in, and only then', async () => {
    const someone = await signUp(app)
    const login = { email: someone.email, password: someone.password }
    const before = (await mailTo(app, someone.email)).length
    await app.post('/auth/login', login)
    expect(await mailTo(app, someone.email)).toHaveLength(before)
    for (let i = 0; i < 2; i += 1) await app.post('/auth/login', login, { headers: browser })
    const mails = await mailTo(app, someone.email)
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]?.text).toContain('Chrome on Windows')
  })

  it('tells a suspended person why, and nobody else that they are', async () => {
    const someone = await signUp(app)
    const operator = systemContext(app.services, 'test')
    await suspendUser(operator, someone.user._id, 'Your listings were not real.')
    expect((await app.get('/users/me', { token: someone.token })).status).toBe(401)
    const told = await logIn({ email: someone.email })
    expect(told.status).toBe(403)
    expect(told.body.code).toBe('account_suspended')
    expect(told.body.error).toContain('Your listings were not real.')
    const guessed = await logIn({ email: someone.email, password: 'Wrong-1234!' })
    expect(guessed.body.code).toBe('login_refused')
    await liftSuspension(operator, someone.user._id)
    expect((await logIn({ email: someone.email })).status).toBe(200)
  })

  it('hashes anew when the cost of hashing was raised', async () => {
    const someone = await signUp(app)
    const { hash } = await import('@node-rs/argon2')
    const cheap = await hash(someone.password, { memoryCost: 8192, timeCost: 1 })
    await app.pool.query('update users set password_hash = $1 where id = $2', [
      cheap,
      someone.user._id,
    ])
    expect((await logIn({ email: someone.email })).status).toBe(200)
    const { rows } = await app.pool.query('select password_hash from users where id = $1', [
      someone.user._id,
    ])
    expect(rows[0].password_hash).toContain('m=47104,t=1,p=1')
    expect((await logIn({ email: someone.email })).status).toBe(200)
  })

  it('stays awake while fifty people log in at once', async () => {
    const someone = await signUp(app)
    let ticks = 0
    const ticker = setInterval(() => {
      ticks += 1
    }, 5)
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, () =>
        logIn({ email: someone.email }, { address: anAddress() }),
      ),
      app.get('/site', { address: anAddress() }),
    ])
    clearInterval(ticker)
    expect(answers.map(answer => answer.status)).toEqual(Array(51).fill(200))
    expect(ticks).toBeGreaterThan(20)
  })

  it('turns people away for a moment rather than queue without end', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => logIn({}, { address: anAddress() })),
    )
    const statuses = new Set(answers.map(answer => answer.status))
    expect(statuses).toEqual(new Set([200, 503]))
  })
})

describe('guessing passwords', () => {
  it('stops after ten failures for one account, from wherever they come, in every process', async () => {
    const app = await testApp()
    const twin = await testApp({}, { database: app.database })
    const person = await signUp(app)
    const login = { email: person.email, password: person.password }
    const guess = (at: TestApp) =>
      at.post('/auth/login', { ...login, password: 'Wrong-1234!' }, { address: anAddress() })
    for (let i = 0; i < 5; i += 1) {
      expect((await guess(app)).status).toBe(401)
      expect((await guess(twin)).status).toBe(401)
    }
    const eleventh = await guess(app)
    expect(eleventh.status).toBe(429)
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0)
    const restarted = await testApp({}, { database: app.database })
    for (const process of [app, twin, restarted]) {
      expect((await process.post('/auth/login', login)).status).toBe(429)
    }
    const other = await signUp(app)
    expect((await app.post('/auth/login', { ...login, email: other.email })).status).toBe(200)
    app.clock.moveTo(new Date(app.clock.now().getTime() + 16 * 60_000))
    expect((await app.post('/auth/login', login)).status).toBe(200)
    await restarted.close()
    await twin.close()
    await app.close()
  })

  it('counts for unknown mailboxes just the same', async () => {
    const app = await testApp()
    const email = anEmail()
    const statuses = []
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await app.post('/auth/login', { email, password: 'x' })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    await app.close()
  })

  it('does not believe a right guess among many at once', async () => {
    const app = await testApp()
    const person = await signUp(app)
    const guesses = Array.from({ length: 40 }, (_, i) =>
      i === 39 ? person.password : `Wrong-${i}!`,
    )
    const answers = await Promise.all(
      guesses.map(password =>
        app.post('/auth/login', { email: person.email, password }, { address: anAddress() }),
      ),
    )
    expect(answers.some(answer => answer.status === 200)).toBe(false)
    await app.close()
  })
})
