import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultSignupRole } from '#accounts/rules/wire.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anAddress, anEmail, aPassword, signUp } from '#test/factories.ts'

describe('signing up', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const form = (changes: object = {}) => ({
    email: anEmail(),
    firstName: 'Ada',
    lastName: 'Byron',
    password: aPassword,
    ...changes,
  })
  const register = (changes: object = {}) =>
    app.post('/auth/register', form(changes), { address: anAddress() })

  it('opens an account that is still to be verified', async () => {
    const { status, body } = await register()
    expect(status).toBe(201)
    expect(body.message).toBe('Registration successful')
    expect(body.data.user).toMatchObject({
      _id: expect.any(String),
      firstName: 'Ada',
      lastName: 'Byron',
      role: defaultSignupRole,
      isVerified: false,
      marketingEmail: false,
    })
    expect(body.data.token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(body)).not.toMatch(/password|hash|argon/i)
  })

  it('takes the role that is asked for, but never that of the operator', async () => {
    expect((await register({ role: 'customer' })).body.data.user.role).toBe('customer')
    expect((await register({ role: 'admin' })).status).toBe(422)
    expect((await register({ isVerified: true })).status).toBe(400)
  })

  it('takes no name that is a way to get hold of somebody', async () => {
    const { status, body } = await register({ firstName: '07700 900123' })
    expect(status).toBe(422)
    expect(body.details.fields).toMatchObject([{ field: 'firstName' }])
    const { token, user } = await signUp(app)
    const renamed = await app.patch(`/users/${user._id}`, { lastName: 'a@example.org' }, { token })
    expect(renamed.status).toBe(422)
  })

  it.each([
    { firstName: 'Holdall' },
    { firstName: 'Holdall support' },
    { firstName: 'Hold\u200ball' },
    { lastName: 'of HOLD-ALL' },
    { lastName: 'Ｈｏｌｄａｌｌ' },
  ])('lets nobody call themselves by our name: %j', async name => {
    const { status, body } = await register(name)
    expect([status, body.details.fields[0].field]).toEqual([422, Object.keys(name)[0]])
  })

  it('knows a mailbox however it is typed', async () => {
    const email = anEmail()
    expect((await register({ email })).status).toBe(201)
    const again = await register({ email: `  ${email.toUpperCase()} ` })
    expect(again.status).toBe(409)
    expect(again.body.error).toContain('already an account')
    const lookAlike = await register({ email: email.replace('people', '\u212Aeople') })
    expect(lookAlike.status).toBe(422)
  })

  it.each([
    undefined,
    'not-an-email',
    'a@b',
    'a@b..c',
    'a b@c.de',
    'a@[127.0.0.1]',
    '"quoted"@here.com',
    `${'a'.repeat(250)}@here.com`,
    'a@b.com\nBcc: x@y.zz',
    5,
    ['a@b.com'],
    { $gt: '' },
  ])('refuses the email %j', async email => {
    const { status, body } = await register({ email })
    expect([400, 422]).toContain(status)
    expect(body.error).toEqual(expect.any(String))
    if (status === 422) expect(body.error).toBe('Please enter a valid email address.')
  })

  it.each([
    'Ab1!x',
    'nouppercase1!',
    'NOLOWERCASE1!',
    'NoDigitHere!',
    'NoSpecial123',
    `A1!${'a'.repeat(126)}`,
  ])('refuses the password %s', async password => {
    const { status, body } = await register({ password })
    expect(status).toBe(422)
    expect(body.details.fields[0].field).toBe('password')
  })

  it('says what a password needs in the agreed words', async () => {
    expect((await register({ password: 'weak' })).body.error).toBe(
      'Password must contain at least 6 characters, 1 uppercase, 1 lowercase and 1 special character.',
    )
  })

  it.each(['Abc12!', 'Fox12!', 'Aa1!aa', `A1!${'a'.repeat(125)}`, 'Aa1!🦊fox', ' Aa1!space '])(
    'takes the password %j and keeps it exactly',
    async password => {
      const person = await signUp(app, { password, verified: false })
      const login = { email: person.email, password }
      expect((await app.post('/auth/login', login)).status).toBe(200)
      const trimmed = { email: person.email, password: password.trim() }
      const expected = password === password.trim() ? 200 : 401
      expect((await app.post('/auth/login', trimmed)).status).toBe(expected)
    },
  )

  it('lets every special character satisfy the rule on its own', async () => {
    for (const special of '#?!@$%^&*-') {
      expect((await register({ password: `Qu1et${special}Fox` })).status).toBe(201)
    }
  })

  it.each([
    ...['Password1!', 'Qwerty1!', 'P@ssw0rd', 'Byron12!'],
    ...['Abc123!@#', 'Aa123456!', 'Aaaaaa1!', 'Storage-Byron1!'],
  ])('refuses the guessable password %s', async password => {
    const { status, body } = await register({ password })
    expect(status).toBe(422)
    expect(body.error).toMatch(/easy to guess|guessed first/)
  })

  it('takes the demo password in demo mode only', async () => {
    expect((await register({ password: 'Holdall1!' })).status).toBe(201)
    const real = await testApp({ DEMO: '0' })
    expect((await real.post('/auth/register', form({ password: 'Holdall1!' }))).status).toBe(422)
    await real.close()
  })

  it.each([
    ['', 422],
    ['   ', 422],
    ['x'.repeat(101), 422],
    ['two\nlines', 422],
    ['nul\u0000', 400],
    [7, 400],
    ['X', 201],
    ['R2-D2', 201],
    ["O'Brien", 201],
    ['李', 201],
    ['<b>Bold</b>', 201],
    ["Robert'); DROP TABLE users;--", 201],
  ])('answers the name %j with %i', async (firstName, expected) => {
    const { status, body } = await register({ firstName })
    expect(status).toBe(expected)
    if (expected === 201) expect(body.data.user.firstName).toBe(firstName)
  })

  it('opens one account for one mailbox, however many ask at once', async () => {
    const body = form()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.post('/auth/register', body, { address: anAddress() })),
    )
    const statuses = answers.map(answer => answer.status).sort()
    expect(statuses).toEqual([201, ...Array(19).fill(409)])
    const { rows } = await app.pool.query('select 1 from users where email = $1', [body.email])
    expect(rows).toHaveLength(1)
  })

  it('stops an address that signs up without end', async () => {
    const address = anAddress()
    const statuses = []
    for (let i = 0; i < 22; i += 1) {
      statuses.push((await app.post('/auth/register', {}, { address })).status)
    }
    expect(statuses.slice(0, 20).every(status => status === 400)).toBe(true)
    expect(statuses.slice(20)).toEqual([429, 429])
    expect((await register()).status).toBe(201)
  })
})
