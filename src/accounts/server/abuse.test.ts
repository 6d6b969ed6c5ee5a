import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anAddress, anEmail, mailedCode, mailTo, signUp } from '#test/factories.ts'

describe('abuse of accounts', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const digestOfEverything = async () => {
    const { rows } = await app.pool.query(
      `select (select count(*) from users) as users, (select count(*) from session) as sessions,
         (select count(*) from one_time_code) as codes, (select count(*) from outbox_mail) as mails,
         (select count(*) from audit_event) as events, (select md5(string_agg(users::text, ''
         order by id)) from users) as people`,
    )
    return rows[0]
  }

  const mutating = [
    '/auth/register',
    '/auth/login',
    '/auth/verify',
    '/auth/resend-otp',
    '/auth/forgot-password',
    '/auth/2fa/verify',
    '/auth/reauthenticate',
    '/auth/change-password',
    '/auth/change-email',
    '/auth/change-email/confirm',
    '/auth/2fa/authenticator/confirm',
    '/auth/delete-account',
  ]

  it('changes nothing for a body that is not what a call takes', async () => {
    const { token } = await signUp(app)
    const before = await digestOfEverything()
    const bodies: [string, Record<string, string>, number[]][] = [
      ['{', {}, [400]],
      ['null', {}, [400]],
      ['[]', {}, [400]],
      ['"x"', {}, [400]],
      ['{"email":"a@b.co","email":"b@b.co"}', {}, [400]],
      ['{"__proto__":{"role":"admin"}}', {}, [400]],
      ['{"constructor":{"prototype":{}}}', {}, [400]],
      ['{"toString":"x","role":"admin","isVerified":true}', {}, [400]],
      ['{"email":{"$gt":""},"password":{"$gt":""},"otp":{"$gt":""}}', {}, [400]],
      ['{"email":"\\u0000","password":"\\ud800","otp":"\\u0000"}', {}, [400]],
      [`{"email":"${'x'.repeat(100_000)}"}`, {}, [413]],
      [`{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, {}, [400]],
      ['email=a@b.co', { 'content-type': 'application/x-www-form-urlencoded' }, [415]],
      ['{}', { 'content-type': 'text/plain' }, [415]],
    ]
    for (const path of mutating) {
      for (const [body, headers, expected] of bodies) {
        const options = { token, headers, address: anAddress() }
        const answer = await app.call('POST', path, { ...options, body })
        expect(expected, `${path} ${body.slice(0, 60)}`).toContain(answer.status)
        expect(answer.body.error).toEqual(expect.any(String))
        expect(answer.headers.get('x-request-id')).toBeTruthy()
      }
    }
    expect(await digestOfEverything()).toEqual(before)
    expect(({} as Record<string, unknown>).role).toBeUndefined()
  })

  it('reads text that looks like SQL as text', async () => {
    const person = await signUp(app)
    for (const trick of ["' OR 1=1--", "'); DROP TABLE users;--", '%', '_', '\\', "''::int"]) {
      const login = { email: trick, password: trick }
      expect((await app.post('/auth/login', login)).status).toBe(401)
      const bent = { email: person.email.replace(/.@/, `${trick}@`), password: person.password }
      expect((await app.post('/auth/login', bent)).status).toBe(401)
    }
  })

  it('writes nothing to a mailbox that has no account', async () => {
    const email = anEmail()
    await app.post('/auth/forgot-password', { email })
    await app.post('/auth/resend-otp', { email })
    await app.post('/auth/login', { email, password: 'x' })
    expect(await mailTo(app, email)).toEqual([])
  })

  it('lets no name write into the head of a mail', async () => {
    const person = await signUp(app, { firstName: 'Bcc: all@people.test' })
    await app.post('/auth/delete-account', undefined, { token: person.token })
    for (const mail of await mailTo(app, person.email)) {
      expect(mail.subject).not.toMatch(/[\r\n]/)
      expect(mail.to).toBe(person.email)
    }
  })

  it('shows markup in a name as text in mail', async () => {
    const person = await signUp(app, { firstName: '<img src=x onerror=alert(1)>' })
    await app.post('/auth/delete-account', undefined, { token: person.token })
    expect((await mailTo(app, person.email))[0]?.html).not.toContain('<img src=x')
  })

  it('cannot be fooled about addresses where no proxy is trusted', async () => {
    const real = await testApp({ DEMO: '0' })
    const statuses = []
    for (let i = 0; i < 21; i += 1) {
      statuses.push((await real.post('/auth/register', {}, { address: anAddress() })).status)
    }
    expect(statuses.at(-1)).toBe(429)
    await real.close()
  })

  it('ends the same for a broken-off connection as for none', async () => {
    const before = await digestOfEverything()
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"email":"half@people.te'))
        controller.error(new Error('gone'))
      },
    })
    const request = new Request('http://localhost:3000/api/v1/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit)
    const socket = { incoming: { socket: { remoteAddress: '198.18.7.7' } } }
    const response = await app.app.fetch(request, socket as never)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await digestOfEverything()).toEqual(before)
  })
})

describe('what is never written down', () => {
  it('logs no token, code, link, password, hash, name, number or mailbox', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const app = await testApp({}, { log: pino({ level: 'debug' }, stream) })
    const canary = { firstName: 'Canarina', lastName: 'Birdsong' }
    const person = await signUp(app, canary)
    const login = { email: person.email, password: person.password }
    await app.post('/auth/login', { ...login, password: 'Wrong-Canary-1!' })
    const { body } = await app.post('/auth/login', login)
    await app.patch(`/users/${person.user._id}`, { phone: '07700900123' }, { token: person.token })
    await app.post('/auth/register', { ...login, ...canary, role: 'partner' })
    await app.post('/auth/forgot-password', { email: person.email })
    const [mail] = await mailTo(app, person.email)
    const reset = /reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    await app.get(`/auth/reset-password/${reset}`)
    const otp = await mailedCode(app, person.email)
    await app.get(`/users/me?token=${person.token}`)
    await app.services.jobs.runAll()
    const log = lines.join('')
    expect(lines.length).toBeGreaterThan(8)
    const secrets = [person.token, body.data.token, body.response, otp, reset, person.password]
    const personal = [person.email, ...Object.values(canary), '7700900123', 'Wrong-Canary-1!']
    for (const secret of [...secrets, ...personal, 'argon2']) {
      expect(secret.length).toBeGreaterThan(5)
      expect(log).not.toContain(secret)
    }
    await app.close()
  })
})
