import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { statementsOf } from '#test/asked-statements.ts'
import { logInAgain, mailTo, type Person, signUp } from '#test/factories.ts'
import { approvedBooking, onboard, payLink } from '#test/money.ts'
import { readObject, updateObject } from '../sandbox/sandbox-table.ts'
import { processWebhooks } from '../webhooks/process-webhooks.ts'
import { remindPayees } from './remind-payees.ts'
import { syncPayee } from './sync-payee.ts'

let app: TestApp
/** True while the provider does not answer. */
let isAway = false
/** True while its answers are lost on the way, and what was asked is done. */
let isUnheard = false
/** True while it refuses to change an account. */
let isFixed = false
/** Delays for the next answers to opening an account. */
let slowly: (() => Promise<void>)[] = []
/** The same for reading one. */
let slowlyRead: (() => Promise<void>)[] = []
beforeAll(async () => {
  app = await testApp(
    { FLOOD_LIMIT: '100000' },
    {
      provider: sandbox => async request => {
        const isChange = request.method === 'POST' && /\/v1\/accounts\/\w+$/.test(request.url)
        if (isAway || (isFixed && isChange)) throw new TypeError('nobody there')
        const answer = await sandbox(request)
        if (isUnheard) throw new TypeError('nobody there')
        const isOpened = request.method === 'POST' && request.url.endsWith('/v1/accounts')
        if (isOpened) await slowly.shift()?.()
        const isRead = request.method === 'GET' && request.url.includes('/v1/accounts/')
        if (isRead) await slowlyRead.shift()?.()
        return answer
      },
    },
  )
})
afterAll(() => app.close())

const link = (host: Pick<Person, 'token'>) => app.get('/users/create-account-link', host)
const complete = (host: Pick<Person, 'token'>) => app.get('/users/stripe-onboarding/complete', host)
const accountsOf = async (host: Person) =>
  (
    await app.pool.query(
      `select id from sandbox.object where type = 'account' and body -> 'metadata' ->> 'user_id' = $1`,
      [host.user._id],
    )
  ).rows.map(row => row.id as string)

describe('the way into the payout account', () => {
  it('is one account, however many ask at once, and is there again once it is complete', async () => {
    const host = await signUp(app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => link(host)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await accountsOf(host)).toHaveLength(1)
    await onboard(app, host)
    expect((await link(host)).status).toBe(200)
    expect(await accountsOf(host)).toHaveLength(1)
  })

  it('is the one that was opened unheard, also for another address of the same partner', async () => {
    const host = await signUp(app)
    isUnheard = true
    expect((await link(host)).body.code).toBe('payment_provider_unavailable')
    isUnheard = false
    expect(await accountsOf(host)).toHaveLength(1)
    const email = `new-${host.email}`
    await app.pool.query('update users set email = $2 where id = $1', [host.user._id, email])
    expect((await link(host)).status).toBe(200)
    const [id = '', ...more] = await accountsOf(host)
    expect(more).toEqual([])
    expect(await readObject(app.db, id)).toMatchObject({ email })
  })

  it('is the one that was opened unheard, also days after the provider has forgotten the key', async () => {
    const host = await signUp(app)
    isUnheard = true
    expect((await link(host)).body.code).toBe('payment_provider_unavailable')
    isUnheard = false
    await link(await signUp(app))
    const asked = app.clock.now()
    await app.pool.query('delete from sandbox.idempotency')
    app.clock.moveTo(after(asked, 2 * dayMs))
    expect((await link(await logInAgain(app, host))).status).toBe(200)
    app.clock.moveTo(asked)
    expect(await accountsOf(host)).toHaveLength(1)
  })

  it('is opened days later where the provider was not there at first, and only once', async () => {
    const host = await signUp(app)
    isAway = true
    await link(host)
    isAway = false
    const asked = app.clock.now()
    app.clock.moveTo(after(asked, 2 * dayMs))
    const again = await logInAgain(app, host)
    const answers = await Promise.all(Array.from({ length: 5 }, () => link(again)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 200))
    app.clock.moveTo(asked)
    expect(await accountsOf(host)).toHaveLength(1)
  })

  it('is there also where the provider no longer takes the address', async () => {
    const host = await signUp(app)
    isFixed = true
    expect((await link(host)).status).toBe(200)
    isFixed = false
    expect(await accountsOf(host)).toHaveLength(1)
  })

  it('stays complete when an answer about its opening comes late', async () => {
    const host = await signUp(app)
    const [opened, arrives] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    slowly = [
      () => {
        opened.resolve()
        return arrives.promise
      },
    ]
    const late = link(host)
    await opened.promise
    await onboard(app, host)
    expect((await complete(host)).body.data).toMatchObject({ complete: true })
    arrives.resolve()
    expect((await late).status).toBe(200)
    expect((await app.get('/users/payout-account', host)).body.data.complete).toBe(true)
  })

  it('loses its bank when the partner leaves, and is not kept where it comes after that', async () => {
    const host = await signUp(app)
    await onboard(app, host)
    const { payoutAccount } = (await app.get('/users/me/export', host)).body.data
    expect(payoutAccount).toEqual({ bank: 'SANDBOX BANK', lastDigits: '4321', state: 'ready' })
    const slow = await signUp(app)
    const [opened, arrives] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    slowly = [
      () => {
        opened.resolve()
        return arrives.promise
      },
    ]
    const late = link(slow)
    await opened.promise
    for (const { token, password } of [host, slow]) {
      const left = await app.post('/auth/delete-account', { password }, { token })
      expect(left.status).toBe(200)
    }
    arrives.resolve()
    await late
    const { rows } = await app.pool.query(
      `select account_id, standing, bank_name, bank_last4, bank_mark from payee
       where user_id = any($1)`,
      [[host.user._id, slow.user._id]],
    )
    const noBank = { bank_name: null, bank_last4: null, bank_mark: null }
    expect(rows.toSorted((one, other) => (one.standing < other.standing ? -1 : 1))).toEqual([
      { ...noBank, account_id: null, standing: 'none' },
      { ...noBank, account_id: expect.stringMatching(/^acct_/), standing: 'ready' },
    ])
    const payee = await syncPayee(systemContext(app.services, 'test'), host.user._id)
    expect(payee).toMatchObject({ ...noBank, standing: 'ready' })
  })

  it('stays complete when an older answer about how it stands comes late', async () => {
    const host = await signUp(app)
    await link(host)
    const [read, arrives] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    slowlyRead = [
      () => {
        read.resolve()
        return arrives.promise
      },
    ]
    const late = complete(host)
    await read.promise
    await onboard(app, host)
    expect((await complete(host)).body.data).toMatchObject({ complete: true })
    arrives.resolve()
    expect((await late).body.data).toMatchObject({ complete: true })
    expect((await app.get('/users/payout-account', host)).body.data.complete).toBe(true)
  })

  it('asks for the password again once the log-in is ten minutes old', async () => {
    const host = await signUp(app)
    const now = app.clock.now()
    app.clock.moveTo(after(now, 11 * minuteMs))
    const refused = await link(host)
    expect([refused.status, refused.body.code]).toEqual([403, 'reauth_required'])
    await app.post('/auth/reauthenticate', { password: host.password }, host)
    expect((await link(host)).status).toBe(200)
    app.clock.moveTo(now)
  })

  it('is for verified hosts alone', async () => {
    expect((await link(await signUp(app, { verified: false }))).body.code).toBe(
      'EMAIL_NOT_VERIFIED',
    )
    expect((await link(await signUp(app, { role: 'customer' }))).status).toBe(403)
  })

  it('waits while the provider is away, and marks nothing as done', async () => {
    const host = await signUp(app)
    isAway = true
    expect((await link(host)).body.code).toBe('payment_provider_unavailable')
    isAway = false
    await onboard(app, host, 'leave')
    isAway = true
    expect((await complete(host)).body.code).toBe('payment_provider_unavailable')
    isAway = false
    expect((await complete(host)).body.data).toMatchObject({ complete: false, state: 'incomplete' })
    expect(await accountsOf(host)).toHaveLength(1)
  })
})

describe('a partner who may no longer be paid', () => {
  it('is told so, and what is due stays with us until they may be again', async () => {
    const host = await signUp(app, { role: 'partner' })
    const renter = await signUp(app, { role: 'customer' })
    await onboard(app, host)
    const { id, start, subtotal } = await approvedBooking(app, { host, renter })
    await app.post(`/dev/payments/${(await payLink(app, renter, id)).sessionId}`, {
      outcome: 'success',
    })
    await allow(host, 'inactive')
    expect((await app.get('/users/payout-account', host)).body.data.complete).toBe(false)
    await app.post('/dev/clock', { now: after(start, dayMs + hourMs).toISOString() })
    await app.services.jobs.runAll()
    const owed = subtotal * 0.8
    expect((await app.get('/users/balance', await logInAgain(app, host))).body.data).toMatchObject({
      owed,
      paid: 0,
    })
    const told = async () =>
      (await mailTo(app, host.email))
        .map(mail => mail.subject)
        .filter(subject => subject.endsWith('is waiting for you'))
    const waits = `£${owed} is waiting for you`
    await app.services.jobs.runAll()
    expect(await told()).toEqual([waits])
    const letter = (await mailTo(app, host.email)).find(({ subject }) => subject === waits)
    expect(letter?.text).toContain('Bank Details says what it waits for.')
    expect(letter?.text).not.toContain('are missing')
    const ctx = systemContext(app.services, 'test')
    const asked = (await statementsOf(() => remindPayees(ctx))).map(({ text }) => text)
    expect(
      asked.filter(text => /payee.* for update/.test(text)),
      'nobody is looked at who was reminded lately',
    ).toEqual([])
    await app.post('/dev/clock', { now: after(start, 9 * dayMs).toISOString() })
    await app.services.jobs.runAll()
    expect(await told()).toEqual([waits, waits])
    await allow(host, 'active')
    await app.services.jobs.runAll()
    const paid = { owed: 0, paid: owed }
    expect((await app.get('/users/balance', await logInAgain(app, host))).body.data).toMatchObject(
      paid,
    )
    await app.post('/dev/clock', { now: null })
  })

  /** The provider changes the account and sends an event about it. */
  async function allow(host: Person, transfers: 'active' | 'inactive') {
    const [id = ''] = await accountsOf(host)
    const account = await readObject(app.db, id)
    if (!account) throw new Error('There is no account')
    const now = app.clock.now()
    await updateObject(app.db, { ...account, capabilities: { transfers } })
    await app.pool.query(
      `insert into webhook_event (event_id, type, object_id, payload, received_at, attempts, next_try_at)
       values ($1, 'account.updated', $2, $3, $4, 0, $4)`,
      [`evt_${transfers}`, id, JSON.stringify({ data: { object: { id } } }), now],
    )
    await processWebhooks(app.services)
  }
})

describe('whoever is owed money', () => {
  it('cannot leave before it has reached them, and may afterwards', async () => {
    const host = await signUp(app, { role: 'partner' })
    const renter = await signUp(app, { role: 'customer' })
    const { id, start } = await approvedBooking(app, { host, renter })
    await app.post(`/dev/payments/${(await payLink(app, renter, id)).sessionId}`, {
      outcome: 'success',
    })
    await app.patch(`/booking/cancel/${id}`, undefined, renter)
    const leave = (who: Person) => app.post('/auth/delete-account', undefined, who)
    const refused = await leave(renter)
    expect([refused.status, refused.body.code]).toEqual([409, 'account_in_use'])
    expect(refused.body.details.reasons).toEqual(['A refund is on its way to you.'])
    await app.services.jobs.runAll()
    expect((await leave(renter)).status).toBe(200)
    expect(start > app.clock.now()).toBe(true)
  })
})
