import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anEmail, mailedCode, mailTo, signUp } from '#test/factories.ts'

describe('the code that verifies a mailbox', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const minuteLater = () => app.clock.moveTo(new Date(app.clock.now().getTime() + 61_000))

  it('mails a code and a link that fills it in', async () => {
    const person = await signUp(app, { verified: false })
    const [mail] = await mailTo(app, person.email)
    const code = await mailedCode(app, person.email)
    expect(mail?.text).toContain(`http://localhost:3000/verify?code=${code}`)
    expect(mail?.html).toContain(code)
  })

  it('verifies with the right code, once', async () => {
    const person = await signUp(app, { verified: false })
    const otp = await mailedCode(app, person.email)
    const wrong = otp === '000000' ? '000001' : '000000'
    const missed = await app.post('/auth/verify', { otp: wrong }, { token: person.token })
    expect([missed.status, missed.body.code]).toEqual([400, 'code_refused'])
    expect(missed.body.error).toBe('That code is not right. You have 4 tries left.')
    const typed = `${otp.slice(0, 3)} ${otp.slice(3)} `
    const done = await app.post('/auth/verify', { otp: typed }, { token: person.token })
    expect(done.status).toBe(200)
    expect(done.body.message).toBe('Email verified successfully')
    expect(done.body.data.user.isVerified).toBe(true)
    expect(done.body.data.token).toBe(person.token)
    const again = await app.post('/auth/verify', { otp }, { token: person.token })
    expect([again.status, again.body.code]).toEqual([400, 'code_refused'])
  })

  it('signs in whoever verifies by email and code alone', async () => {
    const person = await signUp(app, { verified: false })
    const otp = await mailedCode(app, person.email)
    const { body } = await app.post('/auth/verify', { email: person.email, otp })
    expect(body.data.token).not.toBe(person.token)
    expect((await app.get('/users/me', { token: body.data.token })).status).toBe(200)
    expect((await app.get('/users/me', { token: person.token })).status).toBe(200)
  })

  it('forgets a code after ten minutes, and the older one after a resend', async () => {
    const person = await signUp(app, { verified: false })
    const first = await mailedCode(app, person.email)
    minuteLater()
    const resent = await app.post('/auth/resend-otp', { email: person.email })
    expect(resent.body.message).toBe('Email verification link was sent successfully')
    const second = await mailedCode(app, person.email)
    const old = await app.post('/auth/verify', { otp: first, email: person.email })
    expect(old.status).toBe(first === second ? 200 : 400)
    app.clock.moveTo(new Date(app.clock.now().getTime() + 601_000))
    const late = await app.post('/auth/verify', { otp: second, email: person.email })
    expect(late.body).toEqual(old.body)
    minuteLater()
    expect((await app.post('/auth/verify', {}, { token: person.token })).status).toBe(200)
    const third = await mailedCode(app, person.email)
    const done = await app.post('/auth/verify', { otp: third, email: person.email })
    expect(done.status).toBe(200)
  })

  it('burns a code after five wrong tries', async () => {
    const person = await signUp(app, { verified: false })
    const otp = await mailedCode(app, person.email)
    const wrong = otp === '123456' ? '654321' : '123456'
    for (let i = 0; i < 5; i += 1)
      await app.post('/auth/verify', { otp: wrong, email: person.email })
    expect((await app.post('/auth/verify', { otp, email: person.email })).status).toBe(400)
  })

  it('says to its owner how many tries are left, and to nobody else', async () => {
    const person = await signUp(app, { verified: false })
    const otp = await mailedCode(app, person.email)
    const wrong = otp === '123456' ? '654321' : '123456'
    const answers = []
    for (let i = 0; i < 5; i += 1) {
      const { body } = await app.post('/auth/verify', { otp: wrong }, { token: person.token })
      answers.push([body.details.triesLeft, body.error])
    }
    expect(answers).toEqual([
      [4, 'That code is not right. You have 4 tries left.'],
      [3, 'That code is not right. You have 3 tries left.'],
      [2, 'That code is not right. You have 2 tries left.'],
      [1, 'That code is not right. You have one try left.'],
      [0, 'That code no longer works. Please ask for a new one.'],
    ])
    const dead = await app.post('/auth/verify', { otp }, { token: person.token })
    expect(dead.body.error).toBe(answers.at(-1)?.[1])

    const other = await signUp(app, { verified: false })
    const guesses = []
    for (const email of [other.email, anEmail()]) {
      const { status, body } = await app.post('/auth/verify', { otp: wrong, email })
      guesses.push(JSON.stringify([status, body]))
    }
    expect(new Set(guesses).size).toBe(1)
  })

  it('says when the next code may be asked for, as often as it is asked', async () => {
    const person = await signUp(app, { verified: false })
    const asked = async () =>
      (await app.get('/auth/verification', { token: person.token })).body.data
    const fresh = { email: person.email, isVerified: false, codeWorks: true }
    expect([await asked(), await asked()]).toMatchObject([fresh, fresh])
    app.clock.moveTo(new Date(app.clock.now().getTime() + 20_000))
    const left = (await asked()).retryAfter
    expect([left > 30, left <= 40]).toEqual([true, true])
    minuteLater()
    expect((await asked()).retryAfter).toBe(0)
    const resent = await app.post('/auth/resend-otp', { email: person.email })
    expect(resent.body.data.retryAfter).toBeGreaterThan(50)
    app.clock.moveTo(new Date(app.clock.now().getTime() + 601_000))
    expect(await asked()).toMatchObject({ codeWorks: false, retryAfter: 0 })
    expect((await app.get('/auth/verification')).status).toBe(401)
  })

  it('counts tries rightly when they come all at once', async () => {
    const person = await signUp(app, { verified: false })
    const otp = await mailedCode(app, person.email)
    const wrong = otp === '123456' ? '654321' : '123456'
    await Promise.all(
      Array.from({ length: 12 }, () =>
        app.post('/auth/verify', { otp: wrong, email: person.email }),
      ),
    )
    const { rows } = await app.pool.query('select attempts from one_time_code where user_id = $1', [
      person.user._id,
    ])
    expect(rows[0].attempts).toBe(5)
  })

  it('lets twenty right answers at once succeed exactly once', async () => {
    const person = await signUp(app, { verified: false })
    const otp = await mailedCode(app, person.email)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.post('/auth/verify', { otp, email: person.email })),
    )
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    const { rows } = await app.pool.query('select 1 from session where user_id = $1', [
      person.user._id,
    ])
    expect(rows).toHaveLength(2)
  })

  it.each([[123456], [['123456']], ['1234567'], ['12345'], ['１２３４５６'], [{ $gt: '' }]])(
    'refuses the code %j',
    async otp => {
      const { status } = await app.post('/auth/verify', { otp, email: anEmail() })
      expect([400, 422]).toContain(status)
    },
  )

  it('sends no more than a code a minute and five an hour', async () => {
    const person = await signUp(app, { verified: false })
    const resend = () => app.post('/auth/resend-otp', { email: person.email })
    const early = await resend()
    expect([early.status, Number(early.headers.get('retry-after'))]).toEqual([429, 60])
    const statuses = []
    for (let i = 0; i < 5; i += 1) {
      minuteLater()
      statuses.push((await resend()).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    expect(await mailTo(app, person.email)).toHaveLength(5)
    minuteLater()
    const { body } = await app.get('/auth/verification', { token: person.token })
    const refused = await resend()
    expect(refused.status).toBe(429)
    const difference = body.data.retryAfter - refused.body.details.retryAfter
    expect(Math.abs(difference)).toBeLessThan(5)
  })

  it('says the same of mailboxes unknown, verified and still to be verified', async () => {
    const verified = await signUp(app)
    const waiting = await signUp(app, { verified: false })
    const stranger = anEmail()
    minuteLater()
    const answers = []
    for (const email of [stranger, verified.email, waiting.email]) {
      const { status, body } = await app.post('/auth/resend-otp', { email })
      answers.push(JSON.stringify([status, body]))
    }
    expect(new Set(answers).size).toBe(1)
    expect(await mailTo(app, stranger)).toHaveLength(0)
    expect(await mailTo(app, verified.email)).toHaveLength(1)
    expect(await mailTo(app, waiting.email)).toHaveLength(2)
    const again = []
    for (const email of [stranger, verified.email, waiting.email]) {
      again.push((await app.post('/auth/resend-otp', { email })).status)
    }
    expect(again).toEqual([429, 429, 429])
  })
})
