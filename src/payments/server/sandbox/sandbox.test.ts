import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { type Person, signUp } from '#test/factories.ts'
import { approvedBooking, payLink } from '#test/money.ts'
import { cards } from './test-cards.ts'

let app: TestApp
let host: Person
let renter: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
})
afterAll(() => app.close())

const stripe = () => app.services.provider.stripe
const visit = async (path: string) => {
  const response = await app.app.request(path)
  return { status: response.status, html: await response.text(), headers: response.headers }
}
const submit = (path: string, fields: Record<string, string>) =>
  app.app.request(path, { method: 'POST', body: new URLSearchParams(fields) })

async function openPage() {
  const booking = await approvedBooking(app, { host, renter })
  const link = await payLink(app, renter, booking.id)
  return { booking, ...link, path: new URL(link.url).pathname }
}

async function chargesOf(sessionId: string): Promise<number> {
  const { rows } = await app.pool.query(
    `select count(*)::int as count from sandbox.object as charge
     join sandbox.object as session on session.body ->> 'payment_intent' = charge.link
     where charge.type = 'charge' and session.id = $1`,
    [sessionId],
  )
  return rows[0].count
}

describe('the hosted page', () => {
  it('charges once, however often and at once it is paid', async () => {
    const { path, sessionId } = await openPage()
    const pay = () => submit(path, { card: cards.success })
    const answers = await Promise.all(Array.from({ length: 20 }, pay))
    expect(answers.every(answer => answer.status === 303 || answer.status === 410)).toBe(true)
    expect((await pay()).status).toBe(303)
    expect(await chargesOf(sessionId)).toBe(1)
    expect((await visit(path)).html).toContain('This has been paid')
  })

  it('is paid by no form on another site', async () => {
    const { path, sessionId } = await openPage()
    const from = (headers: Record<string, string>) =>
      app.app.request(path, {
        method: 'POST',
        body: new URLSearchParams({ card: cards.success }),
        headers: { host: 'localhost', ...headers },
      })
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await from({ origin: 'null' })).status).toBe(403)
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await chargesOf(sessionId)).toBe(0)
    expect((await from({ origin: 'http://localhost' })).status).toBe(303)
    expect(await chargesOf(sessionId)).toBe(1)
  })

  it('takes the amount from the session, never from the form', async () => {
    const { path, sessionId, booking } = await openPage()
    await submit(path, { card: cards.success, amount: '1', unit_amount: '1' })
    const session = await stripe().checkout.sessions.retrieve(sessionId)
    expect(session).toMatchObject({ payment_status: 'paid', amount_total: booking.total * 100 })
  })

  it('refuses and forgets every card that is not a test card', async () => {
    const { path, sessionId } = await openPage()
    const real = '4539148803436467'
    const answer = await submit(path, { card: real })
    expect(answer.headers.get('location')).toContain('notice=notATestCard')
    expect((await visit(`${path}?notice=notATestCard`)).html).toContain('Only the test cards')
    expect(await chargesOf(sessionId)).toBe(0)
    const { rows } = await app.pool.query(
      `select 1 from sandbox.object where body::text like '%${real}%'`,
    )
    expect(rows).toEqual([])
  })

  it('asks the bank for 3-D Secure, and charges only when it is you', async () => {
    const { path, sessionId } = await openPage()
    const challenge = await submit(path, { card: cards.threeDSecure })
    expect(await challenge.text()).toContain('is it you?')
    const stopped = await submit(path, { card: cards.threeDSecure, challenge: 'failed' })
    expect(stopped.headers.get('location')).toContain('notice=notYou')
    expect(await chargesOf(sessionId)).toBe(0)
    await submit(path, { card: cards.threeDSecure, challenge: 'passed' })
    expect(await chargesOf(sessionId)).toBe(1)
  })

  it('stays open after a declined card, and shows no form once it ran out', async () => {
    const { path, booking } = await openPage()
    const declined = await submit(path, { card: cards.insufficientFunds })
    const again = await visit(declined.headers.get('location') ?? '')
    expect(again.html).toContain('not enough money')
    expect(again.html).toContain('<form')
    await app.post('/dev/clock', { now: after(app.clock.now(), 2 * dayMs).toISOString() })
    const over = await visit(path)
    expect(over).toMatchObject({ status: 410 })
    expect(over.html).not.toContain('<form')
    expect((await submit(path, { card: cards.success })).status).toBe(410)
    await app.post('/dev/clock', { now: null })
    const { rows } = await app.pool.query('select stage from booking where id = $1', [booking.id])
    expect(rows).toEqual([{ stage: 'expired' }])
  })

  it('knows nothing of sessions that were never made, and runs no scripts', async () => {
    const nobody = await visit('/sandbox/pay/cs_test_nobody')
    expect(nobody.status).toBe(404)
    expect(nobody.html).not.toContain('<form')
    expect(nobody.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

describe('whoever sends nonsense to the pages of the sandbox', () => {
  it.each(['%00', '%ff', "'%20or%201=1", 'x'.repeat(5000), '__proto__', '..%2f..'])(
    'finds nothing under %s',
    async id => {
      expect((await visit(`/sandbox/pay/${id}`)).status).toBe(404)
      expect((await submit(`/sandbox/pay/${id}`, { card: cards.success })).status).toBe(404)
      expect((await submit(`/sandbox/pay/${id}/leave`, {})).status).toBe(404)
      expect((await visit(`/sandbox/connect/${id}?code=%00`)).status).toBe(410)
      expect((await submit(`/sandbox/connect/${id}`, { outcome: 'complete' })).status).toBe(410)
    },
  )

  it.each(['constructor', 'toString', '__proto__', 'unknown'])(
    'is told nothing by the word %s',
    async word => {
      const { path } = await openPage()
      expect((await visit(`${path}?notice=${word}`)).html).not.toContain('role="alert"')
    },
  )

  it('is not listened to for long', async () => {
    const { path } = await openPage()
    expect((await submit(path, { card: 'x'.repeat(20_000) })).status).toBe(413)
  })
})

describe('the provider’s API', () => {
  it('answers a repeated key with its first answer, and refuses it for another request', async () => {
    const account = { country: 'GB', email: 'a@hosts.test' }
    const key = { idempotencyKey: 'once' }
    const first = await stripe().accounts.create(account, key)
    expect((await stripe().accounts.create(account, key)).id).toBe(first.id)
    const other = stripe().accounts.create({ ...account, email: 'b@hosts.test' }, key)
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  })

  it('gives back no more than was paid, and pays nobody whom it does not know', async () => {
    const { path, sessionId } = await openPage()
    await submit(path, { card: cards.success })
    const session = await stripe().checkout.sessions.retrieve(sessionId, {
      expand: ['payment_intent.latest_charge'],
    })
    const intent = session.payment_intent as { id: string; latest_charge: { id: string } }
    const total = session.amount_total ?? 0
    const refund = (amount: number) =>
      stripe().refunds.create({ payment_intent: intent.id, amount })
    await expect(refund(total + 1)).rejects.toThrow(/greater than/)
    await refund(total)
    await expect(refund(1)).rejects.toMatchObject({ code: 'charge_already_refunded' })
    const account = await stripe().accounts.create({ country: 'GB' })
    const transfer = stripe().transfers.create({
      amount: 100,
      currency: 'gbp',
      destination: account.id,
      source_transaction: intent.latest_charge.id,
    })
    await expect(transfer).rejects.toMatchObject({
      code: 'insufficient_capabilities_for_transfer',
    })
    await expect(stripe().disputes.retrieve('dp_none')).rejects.toMatchObject({ statusCode: 404 })
  })

  it('tells at once what happened while the clock was ahead, when it is right again', async () => {
    const { path, sessionId } = await openPage()
    await submit(path, { card: cards.success })
    const session = await stripe().checkout.sessions.retrieve(sessionId)
    app.clock.moveTo(after(app.clock.now(), hourMs))
    const refund = await stripe().refunds.create({ payment_intent: String(session.payment_intent) })
    app.clock.moveTo(null)
    await app.services.jobs.runAll()
    const { rows } = await app.pool.query(
      `select event.body ->> 'type' as type, delivered_at is not null as is_told
       from sandbox.delivery join sandbox.object as event on event.id = event_id
       where event.body -> 'data' -> 'object' ->> 'id' = $1`,
      [refund.id],
    )
    expect(rows).toEqual([{ type: 'refund.created', is_told: true }])
  })
})
