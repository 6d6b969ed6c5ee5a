import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SendingKind } from '#foundation/rules/sendings/sendings.ts'
import { after } from '#foundation/rules/time/time.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { sendDueMail } from '#foundation/server/mail/send-due-mail.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anEmail, mailedCode, mailTo, type Person, signUp } from '#test/factories.ts'

describe('email addresses', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const passTime = (ms: number) => app.clock.moveTo(after(app.clock.now(), ms))
  const logIn = (email: string, password: string) => app.post('/auth/login', { email, password })

  it('moves an account to another mailbox once that has answered', async () => {
    const person = await signUp(app)
    const email = anEmail()
    const ask = (body: object) => app.post('/auth/change-email', body, { token: person.token })
    expect((await ask({ email, password: 'Not-It-1!' })).status).toBe(403)
    expect((await ask({ email, password: person.password })).status).toBe(200)
    const otp = await mailedCode(app, email)
    const confirm = (code: string) =>
      app.post('/auth/change-email/confirm', { otp: code }, { token: person.token })
    expect((await confirm(otp === '000000' ? '000001' : '000000')).status).toBe(400)
    expect((await confirm(otp)).body.data.email).toBe(email)
    const [told] = await mailTo(app, person.email)
    expect(told?.subject).toContain('email address was changed')
    expect(told?.text).toContain(`please write to ${app.services.config.SUPPORT_EMAIL} at once`)
    expect((await logIn(email, person.password)).status).toBe(200)
    expect((await logIn(person.email, person.password)).status).toBe(401)
    expect((await confirm(otp)).status).toBe(400)
  })

  it('fills no mailbox of a stranger, however many accounts ask for it', async () => {
    const email = anEmail()
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) {
      const { token, password } = await signUp(app)
      statuses.push((await app.post('/auth/change-email', { email, password }, { token })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await mailTo(app, email)).toHaveLength(5)
  })

  it('counts for a mailbox only what is written to it', async () => {
    const email = anEmail()
    const [hasty, calm] = [await signUp(app), await signUp(app)]
    const ask = async ({ token, password }: Person) =>
      (await app.post('/auth/change-email', { email, password }, { token })).status
    const pressed: number[] = []
    for (let press = 0; press < 6; press += 1) pressed.push(await ask(hasty))
    expect(pressed).toEqual([200, 429, 429, 429, 429, 429])
    expect(await ask(calm)).toBe(200)
  })

  it('takes along the letters of the account, but no warning that still waits', async () => {
    const person = await signUp(app)
    const own = { token: person.token }
    const letter = { subject: 'News', preview: '', heading: 'News', paragraphs: [] }
    const [former, email] = [person.email, anEmail()]
    const kindsTo = async (address: string) => {
      const sql = 'select kind from outbox_mail where to_address = $1 order by position'
      return (await app.pool.query(sql, [address])).rows.map(({ kind }) => kind)
    }
    const post = (kind: SendingKind) =>
      postMail(app.db, { ...app.services, now: app.clock.now() }, { to: former, kind, letter })
    await post('booking.paid')
    await sendDueMail(app.services, { deliver: async () => {} })
    await post('booking.approved')
    await post('new-sign-in')
    await app.post('/auth/change-email', { email, password: person.password }, own)
    const otp = await mailedCode(app, email)
    await app.post('/auth/change-email/confirm', { otp }, own)
    expect(await kindsTo(former)).toEqual(['new-sign-in', 'email-changed'])
    const moved = ['verify-email', 'booking.paid', 'booking.approved', 'change-email']
    expect(await kindsTo(email)).toEqual(moved)
    const { body } = await app.get('/users/me/export', own)
    expect(body.data.letters.map(({ kind }: { kind: string }) => kind)).toEqual(moved.slice(0, 2))
    await app.post('/auth/delete-account', { password: person.password }, own)
    expect(await kindsTo(email)).toEqual(['account-deleted'])
  })

  it('gives one mailbox to one account, even when two ask for it', async () => {
    const email = anEmail()
    const one = await signUp(app)
    const two = await signUp(app)
    for (const person of [one, two]) {
      const body = { email, password: person.password }
      await app.post('/auth/change-email', body, { token: person.token })
    }
    const [codeOfTwo = '', codeOfOne = ''] = (await mailTo(app, email)).map(mail =>
      mail.subject.slice(0, 6),
    )
    const answers = await Promise.all([
      app.post('/auth/change-email/confirm', { otp: codeOfOne }, { token: one.token }),
      app.post('/auth/change-email/confirm', { otp: codeOfTwo }, { token: two.token }),
    ])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
  })

  it('does not tell who asks for a mailbox whether it is taken', async () => {
    const [owner, curious] = [await signUp(app), await signUp(app)]
    const ask = (email: string) =>
      app.post(
        '/auth/change-email',
        { email, password: curious.password },
        { token: curious.token },
      )
    const confirm = () =>
      app.post('/auth/change-email/confirm', { otp: '000000' }, { token: curious.token })
    const free = await ask(anEmail())
    const wrongForFree = await confirm()
    passTime(61_000)
    const taken = await ask(owner.email)
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    const wrongForTaken = await confirm()
    expect([wrongForTaken.status, wrongForTaken.body]).toEqual([
      wrongForFree.status,
      wrongForFree.body,
    ])
    expect((await mailTo(app, owner.email))[0]?.subject).toBe(
      'This email address already has a Holdall account',
    )
    expect((await ask(owner.email)).status).toBe(429)
  })
})
