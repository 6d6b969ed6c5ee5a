import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemContext } from '#foundation/server/context.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { duringTransaction } from '#test/database.ts'
import { anOperator, approvedListing, mailTo, type Person, signUp } from '#test/factories.ts'
import { onboard, sellerDetails } from '#test/money.ts'
import { syncPayee } from './sync-payee.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Looks at the public page of a space of this host. */
async function seesBadge(host: Person): Promise<boolean> {
  const { _id } = await approvedListing(app, host)
  return (await app.get(`/users/listings/${_id}`)).body.data.host.idVerified
}

async function picture(kind = 'passport') {
  const bytes = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#0e5a4a' },
  })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('kind', kind)
  form.set('document', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'me.jpg')
  return form
}

it('keeps a document sealed until somebody has decided, and then no longer', async () => {
  const host = await signUp(app)
  const operator = await anOperator(app)
  const upload = async (kind?: string) =>
    app.patch('/users/verification/upload', await picture(kind), host)
  expect((await upload('selfie')).status).toBe(422)
  const sent = await upload()
  expect(sent.body.data).toMatchObject({ isVerified: false, document: { state: 'waiting' } })
  expect((await upload()).body.code).toBe('document_waiting')
  const { rows } = await app.pool.query('select sealed from identity_document')
  expect(rows[0].sealed).not.toContain('data:image')

  const [waiting] = (await app.get('/admin/verifications', operator)).body.data
  expect(waiting).toMatchObject({ email: host.email, kind: 'passport' })
  const path = `/admin/verifications/${waiting._id}`
  expect((await app.get(path, operator)).body.data.picture).toMatch(/^data:image\/jpeg;base64,/)
  expect((await app.get(path, host)).status).toBe(403)
  expect((await app.patch(path, { status: 'rejected' }, operator)).status).toBe(422)
  const reason = 'The picture is blurred.'
  await app.patch(path, { status: 'rejected', reason }, operator)
  expect((await app.get(path, operator)).status).toBe(404)
  const after = (await app.get('/users/verification', host)).body.data
  expect(after.document).toMatchObject({ state: 'rejected', reason })
  expect((await mailTo(app, host.email))[0]?.text).toContain(reason)

  await upload()
  const [second] = (await app.get('/admin/verifications', operator)).body.data
  expect(await seesBadge(host)).toBe(false)
  await app.patch(`/admin/verifications/${second._id}`, { status: 'accepted' }, operator)
  expect((await app.get('/users/verification', host)).body.data.isVerified).toBe(true)
  expect(await seesBadge(host)).toBe(true)
  const left = await app.pool.query('select 1 from identity_document where sealed is not null')
  expect(left.rows).toEqual([])
})

it('keeps the badge while a newer document waits, and takes it back when that one is no good', async () => {
  const host = await signUp(app)
  const operator = await anOperator(app)
  const send = async () => app.patch('/users/verification/upload', await picture(), host)
  const decide = async (decision: object) => {
    const { body } = await app.get('/admin/verifications', operator)
    const { _id } = body.data.find(({ email }: { email: string }) => email === host.email)
    expect((await app.patch(`/admin/verifications/${_id}`, decision, operator)).status).toBe(200)
  }
  await send()
  await decide({ status: 'accepted' })
  expect((await send()).body.data).toMatchObject({
    isVerified: true,
    document: { state: 'waiting' },
  })
  expect(await seesBadge(host)).toBe(true)
  await decide({ status: 'rejected', reason: 'It has run out.' })
  expect(await seesBadge(host)).toBe(false)
})

it('knows a partner whom the provider knows, and asks the provider rather than the address', async () => {
  const host = await signUp(app)
  expect((await app.get('/users/stripe-onboarding/complete', host)).body.data).toMatchObject({
    state: 'none',
    complete: false,
  })
  await onboard(app, host, 'leave')
  expect((await app.get('/users/stripe-onboarding/complete', host)).body.data).toMatchObject({
    state: 'incomplete',
    missing: ['A document that shows who you are', 'A bank account to pay you into'],
  })
  await onboard(app, host)
  expect((await app.get('/users/payout-account', host)).body.data).toMatchObject({
    state: 'ready',
    complete: true,
    missing: [],
    bank: { name: 'SANDBOX BANK', last4: '4321' },
  })
  expect((await app.get('/users/verification', host)).body.data.isVerified).toBe(true)
  expect(await seesBadge(host)).toBe(true)
  const customer = await signUp(app, { role: 'customer' })
  expect((await app.get('/users/create-account-link', customer)).status).toBe(403)
})

it('takes the badge from whoever takes another name, until a document shows that name', async () => {
  const host = await signUp(app)
  const operator = await anOperator(app)
  await onboard(app, host)
  const { _id } = await approvedListing(app, host)
  const call = async (change: object) => {
    const { status, body } = await app.patch(`/users/${host.user._id}`, change, host)
    expect(status).toBe(200)
    const seen = (await app.get(`/users/listings/${_id}`)).body.data.host.idVerified
    const page = (await app.get(`/users/partners/${host.user._id}`)).body.data.idVerified
    const own = (await app.get('/users/verification', host)).body.data.isVerified
    expect([page, own, body.data.idVerified]).toEqual([seen, seen, seen])
    return seen
  }
  const { firstName, lastName } = host.user
  expect(await call({ firstName: ` ${firstName.toUpperCase()} `, lastName: `${lastName}-` })).toBe(
    true,
  )
  expect(await call({ lastName: 'Otherwise' })).toBe(false)
  const entries = await app.pool.query(
    `select 1 from audit_event where action = 'user.identity-lapsed' and subject_id = $1`,
    [host.user._id],
  )
  expect(entries.rows).toHaveLength(1)
  expect(await call({ lastName })).toBe(false)
  expect((await app.get('/users/payout-account', host)).body.data.state).toBe('ready')
  await app.get('/users/stripe-onboarding/complete', host)
  expect(await call({})).toBe(false)

  const show = async () => {
    await app.patch('/users/verification/upload', await picture(), host)
    const waiting: { _id: string; email: string }[] = (
      await app.get('/admin/verifications', operator)
    ).body.data
    const mine = waiting.find(({ email }) => email === host.email)
    await app.patch(`/admin/verifications/${mine?._id}`, { status: 'accepted' }, operator)
    return call({})
  }
  expect(await show()).toBe(true)
  expect(await call({ firstName: 'Somebody' })).toBe(false)
  expect(await show()).toBe(true)
})

it('does not give the badge back by an answer of the provider that met the new name half way', async () => {
  const host = await signUp(app)
  await onboard(app, host)
  const rename = 'update users set identity_verified = false, renamed_at = $2 where id = $1'
  await duringTransaction(app.pool, [rename, [host.user._id, app.clock.now()]], () =>
    syncPayee(systemContext(app.services, 'test'), host.user._id),
  )
  expect((await app.get('/users/verification', host)).body.data.isVerified).toBe(false)
})

it('counts what the provider has checked only for a name that was not changed meanwhile', async () => {
  const rename = async (host: Person, lastName: string) =>
    expect((await app.patch(`/users/${host.user._id}`, { lastName }, host)).status).toBe(200)
  const isVerified = async (host: Person) =>
    (await app.get('/users/verification', host)).body.data.isVerified

  const early = await signUp(app)
  await rename(early, 'Before')
  await onboard(app, early)
  expect(await isVerified(early)).toBe(true)

  const late = await signUp(app)
  await onboard(app, late, 'reject')
  await rename(late, 'Meanwhile')
  await onboard(app, late)
  expect((await app.get('/users/payout-account', late)).body.data.state).toBe('ready')
  expect(await isVerified(late)).toBe(false)
})

it('takes no date of birth that lies ahead', async () => {
  const host = await signUp(app)
  const ahead = { ...sellerDetails, dateOfBirth: '2099-01-01' }
  const { status, body } = await app.put('/users/seller-details', ahead, host)
  expect([status, body.details.fields[0].field]).toEqual([422, 'dateOfBirth'])
  expect((await app.get('/users/seller-details', host)).body.data).toBeNull()
})

it('keeps the numbers of tax law to itself', async () => {
  const host = await signUp(app)
  await onboard(app, host, 'reject')
  const { body } = await app.get('/users/seller-details', host)
  expect(body.data).toMatchObject({ legalName: 'Robin Ward', taxNumber: '******56C' })
  const { rows } = await app.pool.query('select sealed from seller_details')
  expect(JSON.stringify(rows)).not.toContain('QQ123456C')
  expect((await app.get('/users/payout-account', host)).body.data.state).toBe('refused')
})
