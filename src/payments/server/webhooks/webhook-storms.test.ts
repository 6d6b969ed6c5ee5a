import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sandboxWebhookSecret } from '#foundation/server/provider/open-provider.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { testDatabase } from '#test/database.ts'
import { type Person, signUp } from '#test/factories.ts'
import { approvedBooking, payLink } from '#test/money.ts'
import { brokenInvariants } from '../books/invariants-table.ts'
import { setSwitch } from '../sandbox/sandbox-table.ts'
import { cards } from '../sandbox/test-cards.ts'
import { processWebhooks } from './process-webhooks.ts'

let app: TestApp
let host: Person
let renter: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  // All events are dropped, so that only the test's own arrive.
  await setSwitch(app.db, 'drop', 100)
})
afterAll(() => app.close())

function send(type: string, object: { id: string; object: string }) {
  const { provider, keys, clock } = app.services
  const timestamp = Math.floor(clock.now().getTime() / 1000)
  const event = { id: `evt_${randomUUID()}`, object: 'event', livemode: false, created: timestamp }
  const payload = JSON.stringify({ ...event, type, data: { object } })
  const secret = sandboxWebhookSecret(keys)
  const signature = provider.stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp,
  })
  return app.call('POST', '/webhooks/stripe', {
    body: payload,
    headers: { 'stripe-signature': signature },
  })
}

/** Paid and refunded at the provider without any event reaching us. */
async function paidUnheard() {
  const { id } = await approvedBooking(app, { host, renter })
  const { sessionId, url } = await payLink(app, renter, id)
  const body = new URLSearchParams({ card: cards.success })
  await app.app.request(new URL(url).pathname, { method: 'POST', body })
  const { stripe } = app.services.provider
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] })
  const intent = session.payment_intent as { id: string; latest_charge: string }
  const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 1000 })
  const events: Record<string, { id: string; object: string }> = {
    'checkout.session.completed': { id: sessionId, object: 'checkout.session' },
    'checkout.session.expired': { id: sessionId, object: 'checkout.session' },
    'charge.refunded': { id: intent.latest_charge, object: 'charge' },
    'refund.updated': { id: refund.id, object: 'refund' },
  }
  return { id, events }
}

async function stateOf(bookingId: string) {
  const { rows } = await app.pool.query(
    `select b.stage, b.payment_status, b.refund, p.state, p.outcome, p.amount, p.provider_fee,
       (select json_agg(json_build_array(kind, amount, state) order by kind, amount)
         from money_movement where booking_id = b.id) as movements,
       (select json_agg(json_build_array(e.kind, l.account ~ '^[a-z_]+$', l.pence)
         order by e.kind, l.pence) from ledger_entry e join ledger_line l on l.entry_id = e.id
         where e.booking_id = b.id) as books
     from booking b join payment p on p.booking_id = b.id where b.id = $1`,
    [bookingId],
  )
  return rows
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map(rest => [item, ...rest]),
  )
}

it('end the same in every order in which four events can come', async () => {
  const orders = permutations([
    'checkout.session.completed',
    'charge.refunded',
    'refund.updated',
    'checkout.session.expired',
  ])
  expect(orders).toHaveLength(24)
  const stories = await Promise.all(
    orders.map(async order => ({ order, ...(await paidUnheard()) })),
  )
  for (const turn of [0, 1, 2, 3]) {
    for (const { order, events } of stories) {
      const type = order[turn] ?? ''
      const object = events[type]
      if (object) expect((await send(type, object)).status).toBe(200)
    }
    await processWebhooks(app.services)
  }
  const [first, ...others] = await Promise.all(stories.map(({ id }) => stateOf(id)))
  expect(first).toMatchObject([{ stage: 'paid', payment_status: 'successful', state: 'paid' }])
  for (const other of others) expect(other).toEqual(first)
  expect(await brokenInvariants(app.db)).toEqual([])
})

it('are taken by the hundred and dealt with in one go, the strange ones too', async () => {
  const types = ['checkout.session.completed', 'refund.updated', 'account.updated', 'cat.fed']
  const nobodys = { id: 'x_test_unknown', object: 'thing' }
  for (let round = 0; round < 15; round += 1) {
    const answers = Array.from({ length: 40 }, (_, n) => send(types[n % 4] ?? 'cat.fed', nobodys))
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(
      new Set([200]),
    )
  }
  const waiting = async () => {
    const { rows } = await app.pool.query(
      `select count(*)::int as count from webhook_event where processed_at is null and attempts = 0`,
    )
    return rows[0].count as number
  }
  // A quarter of the events are of types that we do not use. They are only stored.
  expect(await waiting()).toBe(450)
  await processWebhooks(app.services)
  expect(await waiting()).toBe(0)
})

it('are refused for now while the database is away, and count once when they come again', async () => {
  const { id, events } = await paidUnheard()
  const completed = events['checkout.session.completed']
  if (!completed) throw new Error('There is no such event')
  const { db } = app.services
  const away = await testDatabase({ empty: true })
  await away.close()
  app.services.db = away.db
  const refused = await send('checkout.session.completed', completed)
  app.services.db = db
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
  for (let again = 0; again < 3; again += 1) {
    expect((await send('checkout.session.completed', completed)).status).toBe(200)
    await processWebhooks(app.services)
  }
  const [state] = await stateOf(id)
  expect(state).toMatchObject({ stage: 'paid', state: 'paid' })
  expect(await brokenInvariants(app.db)).toEqual([])
})
