import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { streamJson } from '#foundation/server/http/answering/stream-json.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { sendDueMail } from '#foundation/server/mail/send-due-mail.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { rowsLookedAt, statementsOf } from '#test/asked-statements.ts'
import { duringTransaction } from '#test/database.ts'
import { mailTo, signUp } from '#test/factories.ts'
import { personContext } from '../../../../demo/person-context.ts'
import { type AccountHooks, noHooks } from './account-hooks.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'

describe('leaving', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const passTime = (ms: number) => app.clock.moveTo(after(app.clock.now(), ms))
  const leave = (token: string, body?: object) => app.post('/auth/delete-account', body, { token })

  it('takes away access at once and for good', async () => {
    const person = await signUp(app)
    const { status, body } = await leave(person.token)
    expect(status).toBe(200)
    expect(body.message).toBe('Account has been successfully deleted')
    expect((await app.get('/users/me', { token: person.token })).status).toBe(401)
    const login = { email: person.email, password: person.password }
    expect((await app.post('/auth/login', login)).status).toBe(401)
    expect((await mailTo(app, person.email))[0]?.subject).toContain('account was deleted')
    const again = await signUp(app, { email: person.email })
    expect(again.user._id).not.toBe(person.user._id)
  })

  it('can be hindered by nobody who takes an address like those of the deleted', async () => {
    const person = await signUp(app)
    for (const domain of ['deleted.invalid', 'deleted']) {
      const email = `${person.user._id}@${domain}`
      await signUp(app, { verified: false, email }).catch(() => {})
    }
    expect((await leave(person.token)).status).toBe(200)
  })

  it('leaves a nameless row and no file behind', async () => {
    const person = await signUp(app, { firstName: 'Canary', lastName: 'Bird' })
    const picture = await sharp({
      create: { width: 9, height: 9, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('profilePicture', new File([new Uint8Array(picture)], 'x.png'))
    const path = `/users/${person.user._id}`
    const uploaded = await app.patch(`${path}/upload`, form, { token: person.token })
    await app.patch(path, { phone: '07700900123' }, { token: person.token })
    await leave(person.token)
    const { rows } = await app.pool.query('select users::text as kept from users where id = $1', [
      person.user._id,
    ])
    expect(rows[0].kept).not.toMatch(/Canary|Bird|people\.test|7700900123|argon2/)
    const served = await app.app.fetch(
      new Request(`http://localhost:3000${uploaded.body.data.profilePicture}`),
    )
    expect(served.status).toBe(404)
  })

  it('takes along the letters that were sent to it', async () => {
    const person = await signUp(app, { firstName: 'Canary' })
    await sendDueMail(app.services, { deliver: async () => {} })
    await leave(person.token)
    expect((await mailTo(app, person.email)).map(({ subject }) => subject)).toEqual([
      'Your Holdall account was deleted',
    ])
  })

  it('takes along also one that is being marked as sent', async () => {
    const person = await signUp(app)
    await duringTransaction(
      app.pool,
      ['update outbox_mail set sent_at = now() where to_address = $1', [person.email]],
      () => leave(person.token),
    )
    expect(await mailTo(app, person.email)).toHaveLength(1)
  })

  it('finds the letters that were sent to it without looking at those to others', async () => {
    const person = await signUp(app)
    await sendDueMail(app.services, { deliver: async () => {} })
    const asked = await statementsOf(() => leave(person.token))
    const deletion = asked.find(({ text }) => /delete from "outbox_mail".* is not null/.test(text))
    if (!deletion) return expect.unreachable()
    await signUp(app)
    await sendDueMail(app.services, { deliver: async () => {} })
    expect(await rowsLookedAt(app.pool, deletion, 'outbox_mail')).toBeLessThanOrEqual(1)
  })

  it('asks for the password when the log-in is not recent', async () => {
    const person = await signUp(app)
    passTime(11 * minuteMs)
    for (const body of [undefined, {}]) {
      const stale = await leave(person.token, body)
      expect([stale.status, stale.body.code]).toEqual([403, 'reauth_required'])
    }
    const wrong = await leave(person.token, { password: 'Not-It-1!' })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password'])
    expect((await leave(person.token, { password: person.password })).status).toBe(200)
  })

  it('is open to somebody who never verified, and closed to visitors', async () => {
    const person = await signUp(app, { verified: false })
    expect((await leave(person.token)).status).toBe(200)
    expect((await app.post('/auth/delete-account')).status).toBe(401)
  })

  it('writes nothing to a mailbox that may be a stranger’s, in words of anybody’s choice', async () => {
    const firstName = 'Your parcel waits. Call the prize line.'
    const person = await signUp(app, { verified: false, firstName })
    await leave(person.token)
    expect(await mailTo(app, person.email)).toEqual([])
  })

  it('takes no letters of a mailbox that nobody has proven, or that is the operator’s', async () => {
    const { SUPPORT_EMAIL } = app.services.config
    const letter = { subject: 'News', preview: '', heading: 'News', paragraphs: [] }
    const post = (to: string) =>
      postMail(
        app.db,
        { ...app.services, now: app.clock.now() },
        { to, kind: 'report-alert', letter },
      )
    const stranger = await signUp(app, { verified: false })
    const ours = await signUp(app, { email: SUPPORT_EMAIL })
    for (const { email, token } of [stranger, ours]) {
      await post(email)
      await leave(token)
      expect((await mailTo(app, email)).map(({ subject }) => subject)).toContain('News')
    }
  })

  it('waits for what the person still owes or is owed', async () => {
    const person = await signUp(app)
    const ctx = personContext(app.services, person.user._id, 'partner', app.clock.now())
    const erased: string[] = []
    const hooks: AccountHooks = {
      obstacles: [async () => ['You have a paid booking until Friday.'], async () => []],
      erasers: [async (_tx, _ctx, id) => void erased.push(id)],
      exports: { drivers: async () => [{ firstName: 'Dan' }] },
    }
    const refused = await deleteAccount(ctx, {}, hooks).catch(error => error)
    expect([refused.status, refused.code]).toEqual([409, 'account_in_use'])
    expect(refused.details).toEqual({ reasons: ['You have a paid booking until Friday.'] })
    expect(erased).toEqual([])
    const exported = streamJson(await exportAccount(ctx, hooks), () => expect.unreachable())
    expect(await new Response(exported).json()).toMatchObject({ drivers: [{ firstName: 'Dan' }] })
    await deleteAccount(ctx, {}, { ...hooks, obstacles: noHooks.obstacles })
    expect(erased).toEqual([person.user._id])
  })

  it('hands over what we hold, and no secret with it', async () => {
    const person = await signUp(app)
    await sendDueMail(app.services, { deliver: async () => {} })
    const { status, body, headers } = await app.get('/users/me/export', { token: person.token })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('attachment')
    expect(body.data.account.email).toBe(person.email)
    expect(body.data.sessions).toHaveLength(1)
    expect(JSON.stringify(body)).not.toMatch(/digest|hash|totp|argon/)
    expect(body.data.deeds).toContainEqual(expect.objectContaining({ what: 'user.verified' }))
    const [code] = (await mailTo(app, person.email)).flatMap(
      ({ subject }) => /^(\d+) is your/.exec(subject)?.[1] ?? [],
    )
    expect(code, 'was in a letter').toMatch(/^\d{6}$/)
    expect(body.data.letters).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain(code)
  })
})
