import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Send } from '#foundation/server/provider/open-provider.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { type Person, signUp } from '#test/factories.ts'
import { approvedBooking, expectLegalEnd, onboard, payLink, recover } from '#test/money.ts'

let app: TestApp
let host: Person
let renter: Person
/** How the provider fails in the next calls. After those it works again. */
let troubles: ((send: Send) => Send)[] = []

beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' }, { provider: troubled, patienceMs: 1000 })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  await onboard(app, host)
})
afterAll(() => app.close())

function troubled(sandbox: Send): Send {
  return request => {
    const trouble = request.method === 'POST' ? troubles.shift() : undefined
    return (trouble?.(sandbox) ?? sandbox)(request)
  }
}

async function approved() {
  await app.post('/dev/clock', { now: null })
  return approvedBooking(app, { host, renter }, { days: 1, hours: 48 })
}

const cutOff = (send: Send) => async (request: Request) => {
  await send(request)
  throw new TypeError('the connection was cut')
}
const down = () => () => Promise.reject(new TypeError('nobody there'))
const broken = () => () =>
  Promise.resolve(Response.json({ error: { type: 'api_error', message: 'oops' } }, { status: 500 }))
const babbling = () => () => Promise.resolve(new Response('<html>busy</html>', { status: 200 }))

/** Does what it is asked, but half a minute later than anybody waits. */
const slow = (send: Send) => async (request: Request) => {
  await send(request)
  return new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })
}

describe.each([
  ['cuts off after it has done it', cutOff],
  ['is not there', down],
  ['answers with an error of its own', broken],
  ['answers with nonsense', babbling],
  ['answers when nobody waits any more', slow],
])('a provider that %s', (_, trouble) => {
  it('gives no second link, and the first once it is well', async () => {
    const booking = await approved()
    troubles = [trouble]
    const ask = () => app.post('/booking/create-payment-link', { bookingId: booking.id }, renter)
    const refused = await ask()
    expect(refused).toMatchObject({ status: 502, body: { code: 'payment_provider_unavailable' } })
    expect((await ask()).status).toBe(201)
    const { rows } = await app.pool.query(
      `select count(*)::int as sessions from sandbox.object
       where type = 'checkout.session' and body ->> 'client_reference_id' = $1`,
      [booking.id],
    )
    expect(rows).toEqual([{ sessions: 1 }])
  })

  it('sends one refund and one payout in the end', async () => {
    const [first, second] = [await approved(), await approved()]
    for (const booking of [first, second]) {
      const { sessionId } = await payLink(app, renter, booking.id)
      await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
    }
    await app.patch(`/booking/cancel/${first.id}`, undefined, renter)
    troubles = [trouble, trouble]
    await app.services.jobs.runAll()
    expect(troubles).toHaveLength(1)
    await app.post('/dev/clock', { now: after(second.start, dayMs + hourMs).toISOString() })
    troubles = []
    await recover(app)
    for (const booking of [first, second]) await expectLegalEnd(app, booking.id)
  })
})

it('gives the link that was made although the space is called otherwise since', async () => {
  const booking = await approved()
  troubles = [cutOff]
  const ask = () => app.post('/booking/create-payment-link', { bookingId: booking.id }, renter)
  expect((await ask()).status).toBe(502)
  const rename = `update listing set storage_title = 'Another name' where id = $1`
  await app.pool.query(rename, [booking.listing._id])
  expect((await ask()).status).toBe(201)
})

it('survives the database cutting every connection in the middle', async () => {
  const booking = await approved()
  const { sessionId } = await payLink(app, renter, booking.id)
  const paying = app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await app.pool
    .query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()',
    )
    .catch(() => undefined)
  await paying
  // A job that meets a connection which was cut fails, and runs again.
  await vi.waitFor(() => recover(app), 120_000)
  await expectLegalEnd(app, booking.id)
})
