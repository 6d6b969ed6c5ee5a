import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anEmail, mailTo, signUp } from '#test/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('text from outside', () => {
  it('that looks like SQL is text', async () => {
    const person = await signUp(app)
    for (const trick of ["' OR 1=1--", "'); DROP TABLE users;--", '%', '_', '\\', "''::int"]) {
      const login = { email: trick, password: trick }
      expect((await app.post('/auth/login', login)).status).toBe(401)
      const tricky = { email: person.email.replace(/.@/, `${trick}@`), password: person.password }
      expect((await app.post('/auth/login', tricky)).status).toBe(401)
    }
  })

  it('writes nothing to a mailbox that has no account', async () => {
    const email = anEmail()
    await app.post('/auth/forgot-password', { email })
    await app.post('/auth/resend-otp', { email })
    await app.post('/auth/login', { email, password: 'x' })
    expect(await mailTo(app, email)).toEqual([])
  })

  it('adds no line to the head of a mail', async () => {
    const person = await signUp(app, { firstName: 'Bcc: everybody' })
    await app.post('/auth/delete-account', undefined, { token: person.token })
    const mails = await mailTo(app, person.email)
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) {
      expect(mail.subject).not.toMatch(/[\r\n]/)
      expect(mail.to).toBe(person.email)
    }
  })

  it('is no markup in a mail', async () => {
    const person = await signUp(app, { firstName: '<img src=x onerror=alert(1)>' })
    await app.post('/auth/delete-account', undefined, { token: person.token })
    const { html } = (await mailTo(app, person.email))[0] ?? {}
    expect(html).toContain('&lt;img')
    expect(html).not.toContain('<img src=x')
  })
})
