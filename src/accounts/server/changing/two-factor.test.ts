import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { mailedCode, mailTo, type Person, signUp } from '#test/factories.ts'

describe('two-step login', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const passTime = (ms: number) => app.clock.moveTo(after(app.clock.now(), ms))
  const turn = (person: Person, enable2fa: boolean, token = person.token) =>
    app.patch(`/users/${person.user._id}`, { enable2fa }, { token })
  const firstStep = async ({ email, password }: Person) =>
    (await app.post('/auth/login', { email, password })).body.data
  const secondStep = (challengeId: string, code: string) =>
    app.post('/auth/2fa/verify', { challengeId, code })
  const freshToken = async ({ email, password }: Person) => {
    const { challengeId } = await firstStep({ email, password } as Person)
    return (await secondStep(challengeId, await mailedCode(app, email))).body.data.token
  }
  const codeAt = (secret: string, steps = 0) =>
    new TOTP({ secret, period: 30 }).generate({
      timestamp: app.clock.now().getTime() + steps * 30_000,
    })

  async function withAuthenticator() {
    const person = await signUp(app)
    const offer = await app.post('/auth/2fa/authenticator', undefined, { token: person.token })
    const { secret } = offer.body.data
    const proof = { code: codeAt(secret) }
    const confirmed = await app.post('/auth/2fa/authenticator/confirm', proof, {
      token: person.token,
    })
    expect(confirmed.status).toBe(200)
    passTime(minuteMs)
    return { person, secret, recoveryCodes: confirmed.body.data.codes as string[] }
  }

  it('asks for a mailed code once it is turned on', async () => {
    const person = await signUp(app)
    expect((await turn(person, true)).body.data.enable2fa).toBe(true)
    expect((await mailTo(app, person.email))[0]?.subject).toContain('turned on')
    const step = await firstStep(person)
    expect(step).toEqual({ requires2fa: true, challengeId: expect.any(String) })
    const { status, body } = await secondStep(step.challengeId, await mailedCode(app, person.email))
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ user: { email: person.email }, token: expect.any(String) })
    const again = await secondStep(step.challengeId, await mailedCode(app, person.email))
    expect(again.status).toBe(401)
  })

  it('is turned on or off only with a recent password, and logs out the others', async () => {
    const person = await signUp(app)
    const login = { email: person.email, password: person.password }
    const other = (await app.post('/auth/login', login)).body.data.token
    passTime(11 * minuteMs)
    const stale = await turn(person, true)
    expect([stale.status, stale.body.code]).toEqual([403, 'reauth_required'])
    const proof = { password: person.password }
    const wrong = await app.post('/auth/reauthenticate', { password: 'x' }, { token: person.token })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password'])
    const proven = await app.post('/auth/reauthenticate', proof, { token: person.token })
    expect(proven.status).toBe(200)
    expect((await turn(person, true)).status).toBe(200)
    expect((await app.get('/users/me', { token: other })).status).toBe(401)
    passTime(11 * minuteMs)
    expect((await turn(person, false)).status).toBe(403)
    expect((await turn(person, true)).status).toBe(200)
  })

  it('takes an authenticator besides, offered as text and as a picture', async () => {
    const person = await signUp(app)
    const options = { token: person.token }
    const { body } = await app.post('/auth/2fa/authenticator', undefined, options)
    expect(body.data.otpauthUrl).toMatch(/^otpauth:\/\/totp\/Holdall:.*issuer=Holdall/)
    expect(body.data.qrCode).toMatch(/^data:image\/svg\+xml;base64,/)
    const wrong = { code: codeAt(body.data.secret, 5) }
    expect((await app.post('/auth/2fa/authenticator/confirm', wrong, options)).status).toBe(400)
    const right = { code: codeAt(body.data.secret) }
    const confirmed = await app.post('/auth/2fa/authenticator/confirm', right, options)
    expect(new Set(confirmed.body.data.codes).size).toBe(10)
    const { body: security } = await app.get('/auth/security', options)
    expect(security.data).toEqual({ enable2fa: true, authenticator: true, recoveryCodesLeft: 10 })
    const { rows } = await app.pool.query('select totp_secret from users where id = $1', [
      person.user._id,
    ])
    expect(rows[0].totp_secret).not.toContain(body.data.secret)
  })

  it('logs in with the authenticator, whose codes work once and for a moment', async () => {
    const { person, secret } = await withAuthenticator()
    const { challengeId } = await firstStep(person)
    for (const steps of [-2, 2]) {
      expect((await secondStep(challengeId, codeAt(secret, steps))).status).toBe(401)
    }
    const code = codeAt(secret)
    expect((await secondStep(challengeId, code)).status).toBe(200)
    const next = await firstStep(person)
    expect((await secondStep(next.challengeId, code)).status).toBe(401)
    expect((await secondStep(next.challengeId, codeAt(secret, 1))).status).toBe(200)
  })

  it('refuses a challenge after five wrong codes, even for the right one', async () => {
    const { person, secret } = await withAuthenticator()
    const { challengeId } = await firstStep(person)
    const statuses = []
    for (let i = 0; i < 5; i += 1) statuses.push((await secondStep(challengeId, '000000')).status)
    expect(statuses).toEqual(Array(5).fill(401))
    expect((await secondStep(challengeId, codeAt(secret))).status).toBe(401)
  })

  it('refuses the code of somebody else', async () => {
    const one = await signUp(app)
    const two = await signUp(app)
    await turn(one, true)
    await turn(two, true)
    const mine = await firstStep(one)
    await firstStep(two)
    const theirs = await mailedCode(app, two.email)
    if (theirs === (await mailedCode(app, one.email))) return
    expect((await secondStep(mine.challengeId, theirs)).status).toBe(401)
    expect((await secondStep(two.user._id, theirs)).status).toBe(401)
  })

  it('lets one of many right answers in', async () => {
    const { person, secret } = await withAuthenticator()
    const { challengeId } = await firstStep(person)
    const code = codeAt(secret)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => secondStep(challengeId, code)),
    )
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  })

  it('accepts each recovery code once, however it is typed, and says so by mail', async () => {
    const { person, recoveryCodes } = await withAuthenticator()
    const [first = '', second = ''] = recoveryCodes
    const one = await firstStep(person)
    expect((await secondStep(one.challengeId, first.toUpperCase())).status).toBe(200)
    expect((await mailTo(app, person.email))[0]?.subject).toContain('recovery code was used')
    const two = await firstStep(person)
    expect((await secondStep(two.challengeId, first)).status).toBe(401)
    expect((await secondStep(two.challengeId, second.replace('-', ' '))).status).toBe(200)
    const token = await freshTokenWith(person, recoveryCodes[2] ?? '')
    const { body } = await app.get('/auth/security', { token })
    expect(body.data.recoveryCodesLeft).toBe(7)
    const renewed = await app.post('/auth/2fa/recovery-codes', undefined, { token })
    expect(renewed.body.data.codes).toHaveLength(10)
    const three = await firstStep(person)
    expect((await secondStep(three.challengeId, recoveryCodes[3] ?? '')).status).toBe(401)
  })

  const freshTokenWith = async (person: Person, code: string) => {
    const { challengeId } = await firstStep(person)
    return (await secondStep(challengeId, code)).body.data.token
  }

  it('gives no recovery codes to somebody who does not use two steps', async () => {
    const { token } = await signUp(app)
    const { status, body } = await app.post('/auth/2fa/recovery-codes', undefined, { token })
    expect([status, body.code]).toEqual([409, 'two_factor_off'])
  })

  it('falls back to the mailed code when the authenticator is removed', async () => {
    const { person } = await withAuthenticator()
    const removed = await app.delete('/auth/2fa/authenticator', { token: person.token })
    expect(removed.body.data).toMatchObject({ enable2fa: true, authenticator: false })
    expect(await freshToken(person)).toEqual(expect.any(String))
    const off = await turn(person, false)
    expect(off.body.data.enable2fa).toBe(false)
    expect((await firstStep(person)).token).toEqual(expect.any(String))
    const { body } = await app.get('/auth/security', { token: person.token })
    expect(body.data).toEqual({ enable2fa: false, authenticator: false, recoveryCodesLeft: 0 })
  })

  it('keeps the code of a minute ago when somebody logs in twice', async () => {
    const person = await signUp(app)
    await turn(person, true)
    await firstStep(person)
    const { challengeId } = await firstStep(person)
    const codes = (await mailTo(app, person.email)).filter(mail =>
      mail.subject.includes('login code'),
    )
    expect(codes).toHaveLength(1)
    const answer = await secondStep(challengeId, await mailedCode(app, person.email))
    expect(answer.status).toBe(200)
  })

  it('says how long to wait once five codes were mailed in an hour', async () => {
    const person = await signUp(app)
    await turn(person, true)
    for (let sent = 0; sent < 5; sent += 1) {
      await firstStep(person)
      passTime(2 * minuteMs)
    }
    passTime(10 * minuteMs)
    const { email, password } = person
    const { status, body } = await app.post('/auth/login', { email, password })
    expect(status).toBe(429)
    expect(body.error).toMatch(/^Too many attempts\. Please try again in [34]\d minutes\.$/)
  })

  it('asks for the password again before anything that changes the locks', async () => {
    const { person } = await withAuthenticator()
    passTime(11 * minuteMs)
    const { token } = person
    const answers = [
      await app.post('/auth/2fa/authenticator', undefined, { token }),
      await app.post('/auth/2fa/authenticator/confirm', { code: '123456' }, { token }),
      await app.delete('/auth/2fa/authenticator', { token }),
      await app.post('/auth/2fa/recovery-codes', undefined, { token }),
    ]
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([403, 'reauth_required'])
    }
  })
})
