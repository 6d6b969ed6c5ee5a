import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { sandboxWebhookSecret } from '#foundation/server/provider/open-provider.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { type Person, signUp } from '#test/factories.ts'
import { approvedBooking, payLink } from '#test/money.ts'
import { forgetOldEvents } from './forget-events.ts'
import { processWebhooks } from './process-webhooks.ts'

let app: TestApp
let host: Person
let renter: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
})
afterAll(() => app.close())

const now = () => Math.floor(app.clock.now().getTime() / 1000)
const body = (id: string, rest = {}) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    created: now(),
    data: { object: { id: 'cs_test_unknown', object: 'checkout.session' } },
    ...rest,
  })

interface Signing {
  timestamp?: number
  secret?: string
  scheme?: string
}

function sign(payload: string, { timestamp = now(), secret, scheme }: Signing = {}): string {
  const { provider, keys } = app.services
  return provider.stripe.webhooks.generateTestHeaderString({
    payload,
    timestamp,
    secret: secret ?? sandboxWebhookSecret(keys),
    ...(scheme ? { scheme } : {}),
  })
}

const send = (payload: string, signature: string | undefined) =>
  app.call('POST', '/webhooks/stripe', {
    body: payload,
    headers: signature === undefined ? {} : { 'stripe-signature': signature },
  })
const kept = async (id: string) =>
  (await app.pool.query('select payload from webhook_event where event_id = $1', [id])).rows

describe('a webhook', () => {
  it('is kept when it is signed, once, in its first form', async () => {
    const first = body('evt_1')
    expect((await send(first, sign(first))).body.data).toEqual({ received: true })
    const other = body('evt_1', { type: 'refund.created' })
    expect((await send(other, sign(other))).status).toBe(200)
    expect(await kept('evt_1')).toEqual([{ payload: first }])
  })

  it('is forgotten months after it was dealt with, and never before it is', async () => {
    const received = app.clock.now()
    const [done, waiting] = [body('evt_3', { type: 'customer.created' }), body('evt_4')]
    for (const one of [done, waiting]) await send(one, sign(one))
    const leftAfter = async (days: number) => {
      app.clock.moveTo(after(received, days * dayMs))
      await forgetOldEvents(app.services)
      return (await Promise.all(['evt_3', 'evt_4'].map(kept))).map(({ length }) => length)
    }
    expect(await leftAfter(89)).toEqual([1, 1])
    expect(await leftAfter(91)).toEqual([0, 1])
    app.clock.moveTo(null)
  })

  it('may carry several signatures of which one is right', async () => {
    const payload = body('evt_2')
    expect((await send(payload, `${sign(payload)},v1=${'0'.repeat(64)}`)).status).toBe(200)
  })

  it.each<[string, (payload: string) => string | undefined]>([
    ['without a signature', () => undefined],
    ['with an empty signature', () => ''],
    ['with nonsense for a signature', () => 't=now,v1=yes'],
    ['signed with another secret', payload => sign(payload, { secret: 'whsec_other' })],
    ['signed by an old scheme alone', payload => sign(payload, { scheme: 'v0' })],
    ['301 seconds old', payload => sign(payload, { timestamp: now() - 301 })],
    ['of tomorrow', payload => sign(payload, { timestamp: now() + 86_400 })],
    ['with two times', payload => `t=${now()},${sign(payload)}`],
    ['signed for another body', () => sign(body('evt_other'))],
  ])('%s is refused and leaves no trace', async (_, signature) => {
    const payload = body('evt_refused')
    expect((await send(payload, signature(payload))).status).toBe(400)
    expect(await kept('evt_refused')).toEqual([])
  })

  it('of the live world is refused in the test world', async () => {
    const payload = body('evt_live', { livemode: true })
    expect((await send(payload, sign(payload))).status).toBe(400)
  })

  it('is refused when it is enormous or compressed', async () => {
    const payload = body('evt_big', { padding: 'x'.repeat(600_000) })
    expect((await send(payload, sign(payload))).status).toBe(413)
    const small = body('evt_zipped')
    const headers = { 'stripe-signature': sign(small), 'content-encoding': 'gzip' }
    expect((await app.call('POST', '/webhooks/stripe', { body: small, headers })).status).toBe(415)
  })

  it('that came while the clock was ahead is dealt with when the clock is right', async () => {
    app.clock.moveTo(after(app.clock.now(), 2 * hourMs))
    const payload = body('evt_ahead', { type: 'account.updated' })
    expect((await send(payload, sign(payload))).status).toBe(200)
    app.clock.moveTo(null)
    await processWebhooks(app.services)
    const { rows } = await app.pool.query(
      `select event_id from webhook_event where event_id = 'evt_ahead' and processed_at is not null`,
    )
    expect(rows).toHaveLength(1)
  })

  it('cannot make a booking paid: the provider is asked', async () => {
    const { id } = await approvedBooking(app, { host, renter })
    const { sessionId } = await payLink(app, renter, id)
    const session = { id: sessionId, object: 'checkout.session', payment_status: 'paid' }
    const payload = body('evt_liar', { data: { object: session } })
    expect((await send(payload, sign(payload))).status).toBe(200)
    await processWebhooks(app.services)
    const { body: answer } = await app.get(`/booking/${id}`, renter)
    expect(answer.data.paymentStatus).toBeNull()
  })
})
