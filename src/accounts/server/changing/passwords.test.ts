import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { duringTransaction, untilWaiting } from '#test/database.ts'
import { anAddress, anEmail, mailedCode, mailTo, type Person, signUp } from '#test/factories.ts'
import { liftSuspension, suspendUser } from '../people/suspend-user.ts'

const better = 'Another-Fine-1!'

describe('passwords', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const passTime = (ms: number) => app.clock.moveTo(after(app.clock.now(), ms))
  const forget = (email: string) =>
    app.post('/auth/forgot-password', { email }, { address: anAddress() })
  const logIn = (email: string, password: string) => app.post('/auth/login', { email, password })

  async function resetToken(person: Person): Promise<string> {
    await forget(person.email)
    const [mail] = await mailTo(app, person.email)
    return /reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  it('mails a link and says the same to everybody', async () => {
    const person = await signUp(app)
    const known = await forget(person.email)
    const unknown = await forget(anEmail())
    expect(known.status).toBe(200)
    expect(unknown.body).toEqual(known.body)
    expect(known.body.message).toBe('Check your e-mail for a link to reset your password')
    const [mail] = await mailTo(app, person.email)
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/reset-password\/[\w-]{43}/)
  })

  it('links to where the site is configured to be, whatever the request says', async () => {
    const person = await signUp(app)
    await app.post(
      '/auth/forgot-password',
      { email: person.email },
      { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    )
    const [mail] = await mailTo(app, person.email)
    expect(mail?.text).toContain('http://localhost:3000/reset-password/')
    expect(mail?.html).not.toContain('evil.example')
  })

  it('makes no way in for the mailbox that is being given up', async () => {
    const person = await signUp(app)
    const before = (await mailTo(app, person.email)).length
    await duringTransaction(
      app.pool,
      ['update users set email = $1 where id = $2', [anEmail(), person.user._id]],
      () => forget(person.email),
    )
    expect(await mailTo(app, person.email)).toHaveLength(before)
  })

  it('writes to one victim three times an hour at most, and goes on saying yes', async () => {
    const person = await signUp(app)
    const before = (await mailTo(app, person.email)).length
    const statuses = []
    for (let i = 0; i < 10; i += 1) statuses.push((await forget(person.email)).status)
    expect(statuses).toEqual(Array(10).fill(200))
    expect(await mailTo(app, person.email)).toHaveLength(before + 3)
  })

  it('resets once, logs everybody out and says so by mail', async () => {
    const person = await signUp(app)
    const token = await resetToken(person)
    expect((await app.get(`/auth/reset-password/${token}`)).status).toBe(200)
    const reset = { password: better, confirmPassword: better }
    const done = await app.patch(`/auth/reset-password/${token}`, reset)
    expect(done.status).toBe(200)
    expect(done.body.message).toBe('Password reset succesful, please log in')
    expect((await mailTo(app, person.email))[0]?.subject).toContain('password was changed')
    expect((await app.get('/users/me', { token: person.token })).status).toBe(401)
    expect((await logIn(person.email, person.password)).status).toBe(401)
    expect((await logIn(person.email, better)).status).toBe(200)
    const again = await app.patch(`/auth/reset-password/${token}`, reset)
    expect([again.status, again.body.code]).toEqual([400, 'reset_link_refused'])
    expect((await app.get(`/auth/reset-password/${token}`)).status).toBe(400)
  })

  it.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'a change of password',
      ({ password, token }) =>
        app.post(
          '/auth/change-password',
          { currentPassword: password, password: better },
          { token },
        ),
    ],
    [
      'a change of email',
      async ({ password, token }) => {
        const email = anEmail()
        await app.post('/auth/change-email', { email, password }, { token })
        const otp = await mailedCode(app, email)
        return app.post('/auth/change-email/confirm', { otp }, { token })
      },
    ],
    [
      'a suspension, also once it is lifted',
      async ({ user }) => {
        const ctx = systemContext(app.services, 'test')
        await suspendUser(ctx, user._id, { reason: 'Fraud' })
        await liftSuspension(ctx, user._id)
      },
    ],
    ['a newer link', person => forget(person.email)],
  ])('ends a link by %s', async (_what, happens) => {
    const person = await signUp(app)
    const token = await resetToken(person)
    await happens(person)
    expect((await app.get(`/auth/reset-password/${token}`)).status).toBe(400)
    const reset = await app.patch(`/auth/reset-password/${token}`, { password: 'Late-Comer-9!' })
    expect(reset.body.code).toBe('reset_link_refused')
  })

  it('leaves one link of several that are asked for at once', async () => {
    const person = await signUp(app)
    await Promise.all([1, 2, 3].map(() => forget(person.email)))
    const links = (await mailTo(app, person.email)).flatMap(
      ({ text }) => /reset-password\/([\w-]{43})/.exec(text)?.[1] ?? [],
    )
    const answers = await Promise.all(links.map(link => app.get(`/auth/reset-password/${link}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  it('lets one of two simultaneous resets through', async () => {
    const person = await signUp(app)
    const token = await resetToken(person)
    const answers = await Promise.all(
      ['First-Comer-1!', 'Second-Comer-1!'].map(password =>
        app.patch(`/auth/reset-password/${token}`, { password }),
      ),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 400])
  })

  it('ends a login whose second step is finished at the same moment', async () => {
    const person = await signUp(app)
    const id = person.user._id
    await app.patch(`/users/${id}`, { enable2fa: true }, { token: person.token })
    const { challengeId } = (await logIn(person.email, person.password)).body.data
    const step = { challengeId, code: await mailedCode(app, person.email) }
    const link = await resetToken(person)
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604'
    const device = `insert into known_device (user_id, device, first_seen_at)
      values ($1, 'Safari on iPhone', now())`
    let reset: ReturnType<typeof app.patch> | undefined
    const finished = await duringTransaction(
      app.pool,
      [device, [id]],
      () => app.post('/auth/2fa/verify', step, { headers: { 'user-agent': phone } }),
      () => {
        reset = app.patch(`/auth/reset-password/${link}`, { password: better })
        return untilWaiting(app.pool, 2)
      },
    )
    expect([finished.status, (await reset)?.status]).toEqual([200, 200])
    expect((await app.get('/users/me', { token: finished.body.data.token })).status).toBe(401)
  })

  it('changes no password that is replaced while it is proven', async () => {
    const { user, password, token } = await signUp(app)
    const change = { currentPassword: password, password: better }
    const { status, body } = await duringTransaction(
      app.pool,
      ['update users set password_hash = $2 where id = $1', [user._id, 'of another password']],
      () => app.post('/auth/change-password', change, { token }),
    )
    expect([status, body.code]).toEqual([409, 'conflict'])
  })

  it('refuses links that are old, unknown or malformed', async () => {
    const person = await signUp(app)
    const token = await resetToken(person)
    passTime(31 * minuteMs)
    for (const wrong of [token, 'x'.repeat(43), 'x', '..%2f', '%00']) {
      const { status, body } = await app.get(`/auth/reset-password/${wrong}`)
      // An address with a NUL in it leads to no route.
      expect(status).toBe(wrong === '%00' ? 404 : 400)
      expect(body.error).toEqual(expect.any(String))
    }
    const patched = await app.patch(`/auth/reset-password/${token}`, { password: better })
    expect(patched.status).toBe(400)
  })

  it('refuses a weak, a guessable, the old and a mistyped password, and keeps the link', async () => {
    const person = await signUp(app)
    const token = await resetToken(person)
    const attempts = [
      { password: 'weak' },
      { password: 'Password1!' },
      { password: person.password },
      { password: better, confirmPassword: 'Something-Else-1!' },
    ]
    for (const attempt of attempts) {
      expect((await app.patch(`/auth/reset-password/${token}`, attempt)).status).toBe(422)
    }
    expect((await app.patch(`/auth/reset-password/${token}`, { password: better })).status).toBe(
      200,
    )
  })

  it('still asks for the second step after a reset', async () => {
    const person = await signUp(app)
    const path = `/users/${person.user._id}`
    await app.patch(path, { enable2fa: true }, { token: person.token })
    await app.patch(`/auth/reset-password/${await resetToken(person)}`, { password: better })
    expect((await logIn(person.email, better)).body.data.requires2fa).toBe(true)
  })

  it('changes a password for somebody who knows it, and logs out the others', async () => {
    const person = await signUp(app)
    const other = (await logIn(person.email, person.password)).body.data.token
    const change = (currentPassword: string, password: string) =>
      app.post('/auth/change-password', { currentPassword, password }, { token: person.token })
    expect((await change('Not-It-1!', better)).body.code).toBe('wrong_password')
    expect((await change(person.password, person.password)).status).toBe(422)
    expect((await change(person.password, 'Qwerty1!')).status).toBe(422)
    expect((await change(person.password, better)).status).toBe(200)
    expect((await app.get('/users/me', { token: other })).status).toBe(401)
    expect((await app.get('/users/me', { token: person.token })).status).toBe(200)
    expect((await logIn(person.email, better)).status).toBe(200)
  })

  it('stops guessing the password of an open session as well', async () => {
    const person = await signUp(app)
    const guess = () =>
      app.post('/auth/reauthenticate', { password: 'Wrong-1!' }, { token: person.token })
    const statuses = []
    for (let i = 0; i < 11; i += 1) statuses.push((await guess()).status)
    expect(statuses).toEqual([...Array(10).fill(403), 429])
  })
})
