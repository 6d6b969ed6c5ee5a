import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { systemContext } from '#foundation/server/context.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { duringTransaction } from '#test/database.ts'
import { aBrowser, anAddress, anEmail, mailTo, type Person, signUp } from '#test/factories.ts'
import { tidyAccounts } from '../leaving/tidy-accounts.ts'
import { liftSuspension, suspendUser } from '../people/suspend-user.ts'

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

  it('writes when a new device logs in, and only then', async () => {
    const someone = await signUp(app)
    const login = { email: someone.email, password: someone.password }
    const before = (await mailTo(app, someone.email)).length
    await app.post('/auth/login', login)
    expect(await mailTo(app, someone.email)).toHaveLength(before)
    for (let i = 0; i < 2; i += 1) await app.post('/auth/login', login, { headers: aBrowser })
    const mails = await mailTo(app, someone.email)
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]?.text).toContain('Chrome on Windows')
  })

  it('knows a device for a year after the last log-in from it', async () => {
    const someone = await signUp(app)
    const login = { email: someone.email, password: someone.password }
    const lettersAfter = async (days: number) => {
      passTime(days * dayMs)
      await tidyAccounts(app.services)
      await app.post('/auth/login', login, { headers: aBrowser })
      const mails = await mailTo(app, someone.email)
      return mails.filter(({ subject }) => subject.startsWith('New login')).length
    }
    expect(await lettersAfter(0)).toBe(1)
    expect(await lettersAfter(300)).toBe(1)
    expect(await lettersAfter(300)).toBe(1)
    expect(await lettersAfter(366)).toBe(2)
    app.clock.moveTo(null)
  })

  it('fills no mailbox with letters about devices, and none that is not verified', async () => {
    const lettersOf = async (verified: boolean) => {
      const someone = await signUp(app, { verified })
      const login = { email: someone.email, password: someone.password }
      for (let n = 0; n < 8; n += 1) {
        const headers = { 'user-agent': `Program-${'x'.repeat(n)}/1.0` }
        expect((await app.post('/auth/login', login, { headers })).status).toBe(200)
      }
      const mails = await mailTo(app, someone.email)
      return mails.filter(({ subject }) => subject.startsWith('New login')).length
    }
    expect([await lettersOf(true), await lettersOf(false)]).toEqual([5, 0])
  })

  it('tells a suspended person why, and nobody else that they are', async () => {
    const someone = await signUp(app)
    const operator = systemContext(app.services, 'test')
    await suspendUser(operator, someone.user._id, {
      reason: 'Your listings were not real.',
    })
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

  it('opens nothing with a password that is replaced while it is checked', async () => {
    const someone = await signUp(app)
    const replace = `
      with theirs as (select id from users where id = $1 for update)
      update users set password_hash = $2 from theirs where users.id = theirs.id`
    const { status, body } = await duringTransaction(
      app.pool,
      [replace, [someone.user._id, 'of another password']],
      () => logIn({ email: someone.email }),
    )
    expect([status, body.code]).toEqual([409, 'conflict'])
  })

  it('lets nobody in by a mailbox that was changed while the password was proven', async () => {
    const someone = await signUp(app)
    const { status, body } = await duringTransaction(
      app.pool,
      ['update users set email = $2 where id = $1', [someone.user._id, anEmail()]],
      () => logIn({ email: someone.email, password: someone.password }),
    )
    expect([status, body.code]).toEqual([409, 'conflict'])
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
    expect(rows[0].password_hash).toContain('m=19456,t=2,p=1')
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
    const wait = Number(eleventh.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    const restarted = await testApp({}, { database: app.database })
    for (const process of [app, twin, restarted]) {
      expect((await process.post('/auth/login', login)).status).toBe(429)
    }
    const other = await signUp(app)
    expect((await app.post('/auth/login', { ...login, email: other.email })).status).toBe(200)
    app.clock.moveTo(new Date(app.clock.now().getTime() + wait * 1000))
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

  it.each([
    ['anybody', false],
    ['somebody suspended', true],
  ])('does not believe a right guess among many at once, of %s', async (_who, isSuspended) => {
    const app = await testApp()
    const person = await signUp(app)
    const operator = systemContext(app.services, 'test')
    if (isSuspended) await suspendUser(operator, person.user._id, { reason: 'Not yet known.' })
    const guesses = Array.from({ length: 40 }, (_, i) =>
      i === 39 ? person.password : `Wrong-${i}!`,
    )
    const answers = await Promise.all(
      guesses.map(password =>
        app.post('/auth/login', { email: person.email, password }, { address: anAddress() }),
      ),
    )
    const statuses = new Set(answers.map(answer => answer.status))
    expect(statuses).toEqual(new Set([401, 429]))
    await app.close()
  })
})
