import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anOperator, logInAgain, mailTo, type Person, signUp } from '#test/factories.ts'
import { approvedBooking, balancesOf, payLink } from '#test/money.ts'
import { announceSandbox } from '../announce-sandbox.ts'
import { compareBooks } from '../books/compare-books.ts'
import { brokenInvariants } from '../books/invariants-table.ts'
import { failRefund } from '../sandbox/movements.ts'
import { readObject } from '../sandbox/sandbox-table.ts'
import { sandboxWork } from './money-stories.fixture.ts'
import { syncRefund } from './sync-refund.ts'

let app: TestApp
let host: Person
let renter: Person
let isRefusing = false

beforeAll(async () => {
  app = await testApp(
    { FLOOD_LIMIT: '100000' },
    {
      provider: sandbox => async request => {
        const isOurs = isRefusing && request.method === 'POST' && request.url.endsWith('/refunds')
        if (!isOurs) return sandbox(request)
        const error = {
          type: 'invalid_request_error',
          code: 'charge_already_refunded',
          message: 'no',
        }
        return Response.json({ error }, { status: 400 })
      },
    },
  )
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
})
afterEach(async () => {
  app.clock.moveTo(null)
  expect(await brokenInvariants(app.db)).toEqual([])
  const { total, clearing, provider } = await balancesOf(app)
  expect([total, clearing]).toEqual([0, provider])
  expect(await differences()).toEqual([])
})
afterAll(() => app.close())

const jobs = () => app.services.jobs.runAll()
const ask = async (path: string) => {
  return (await app.get(path, await logInAgain(app, renter))).body.data
}

async function paidBooking() {
  const { id, total } = await approvedBooking(app, { host, renter })
  const { sessionId } = await payLink(app, renter, id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await jobs()
  const { rows } = await app.pool.query('select intent_id from payment where booking_id = $1', [id])
  return { id, total, intent: String(rows[0].intent_id) }
}

async function differences() {
  const week = after(app.clock.now(), -7 * 24 * 60 * minuteMs)
  return (await compareBooks(systemContext(app.services, 'test'), week)).differences
}

async function passHours(hours: number) {
  for (let passed = 0; passed < hours; passed += 2) {
    app.clock.moveTo(after(app.clock.now(), 120 * minuteMs))
    await jobs()
  }
}

async function owedOf(bookingId: string) {
  const { body } = await app.get('/admin/money/owed-refunds', await anOperator(app))
  return body.data.filter((one: { bookingId: string }) => one.bookingId === bookingId)
}

/** Like somebody who uses the provider's dashboard and not ours. */
function refundInDashboard(intent: string, amount: number) {
  return app.services.provider.stripe.refunds.create({ payment_intent: intent, amount })
}

it('is booked once as our loss, and shown on the receipt, until it comes back', async () => {
  const { id, total, intent } = await paidBooking()
  const { id: refundId } = await refundInDashboard(intent, 500)
  expect(await differences()).toMatchObject([
    { kind: 'refund', subject: refundId, ours: null, theirs: '£5' },
    { kind: 'balance', subject: 'clearing' },
  ])
  await announceSandbox(app.services)
  await jobs()
  const ctx = systemContext(app.services, 'test')
  await Promise.all([syncRefund(ctx, refundId), syncRefund(ctx, refundId)])
  const loss = `select coalesce(sum(pence), 0) as pence from ledger_line
    join ledger_entry on ledger_entry.id = entry_id
    where account = 'losses' and booking_id = $1`
  const lost = async () => (await app.pool.query(loss, [id])).rows[0].pence
  expect(await lost()).toBe(500)
  const receipt = await ask(`/booking/${id}/receipt`)
  expect(receipt).toMatchObject({ keptPence: total * 100 - 500, refunds: [{ amountPence: 500 }] })
  const { items, balancePence } = await ask(`/booking/${id}/money`)
  expect(items.at(-1)).toMatchObject({ kind: 'refund', state: 'done', amountPence: 500 })
  expect(balancePence).toBe(total * 100 - 500)

  const made = await readObject(app.db, refundId)
  if (!made) throw new Error('There is no refund')
  await transaction(app.db, tx => failRefund({ tx, ...sandboxWork(app) }, made))
  await announceSandbox(app.services)
  await jobs()
  expect(await lost()).toBe(0)
  expect((await ask(`/booking/${id}/receipt`)).keptPence).toBe(total * 100)
})

it('is what the renter was owed, where we could not send just that', async () => {
  const { id, intent } = await paidBooking()
  isRefusing = true
  await app.patch(`/booking/cancel/${id}`, undefined, renter)
  await passHours(16)
  isRefusing = false
  const [{ amountPence }] = await owedOf(id)
  const { id: refundId } = await refundInDashboard(intent, amountPence)
  const ctx = systemContext(app.services, 'test')
  // Two events about it are handled at the same moment. One of them may have to be repeated.
  await Promise.allSettled([syncRefund(ctx, refundId), syncRefund(ctx, refundId)])
  await announceSandbox(app.services)
  await jobs()
  expect(await owedOf(id)).toEqual([])
  const { items } = await ask(`/booking/${id}/money`)
  const refunds = items.filter(({ kind }: { kind: string }) => kind === 'refund')
  expect(refunds).toMatchObject([{ state: 'done', amountPence }])
  expect((await mailTo(app, renter.email))[0]?.subject).toMatch(/back to you/)
})

it('counts towards what is promised later: the rest is sent, and what comes back is owed', async () => {
  const { id, total, intent } = await paidBooking()
  const { id: refundId } = await refundInDashboard(intent, 500)
  await app.patch(`/booking/${id}`, { approvalStatus: 'disapproved' }, host)
  // The provider refuses the full amount until we know what was already given back.
  await jobs()
  await announceSandbox(app.services)
  for (let round = 1; round <= 2; round += 1) {
    app.clock.moveTo(after(app.clock.now(), minuteMs))
    await jobs()
  }
  const receipt = () => ask(`/booking/${id}/receipt`)
  const rest = total * 100 - 500
  expect((await receipt()).keptPence).toBe(0)
  expect((await receipt()).refunds).toMatchObject([{ amountPence: rest }, { amountPence: 500 }])
  expect((await ask(`/booking/${id}/money`)).balancePence).toBe(0)

  const made = await readObject(app.db, refundId)
  if (!made) throw new Error('There is no refund')
  await transaction(app.db, tx => failRefund({ tx, ...sandboxWork(app) }, made))
  await announceSandbox(app.services)
  await passHours(16)
  expect((await receipt()).keptPence).toBe(500)
  expect(await owedOf(id)).toMatchObject([{ amountPence: 500 }])
})

it('may be all that was promised, in two parts', async () => {
  const { id, total, intent } = await paidBooking()
  await refundInDashboard(intent, 300)
  await refundInDashboard(intent, total * 100 - 300)
  await announceSandbox(app.services)
  await jobs()
  await app.patch(`/booking/${id}`, { approvalStatus: 'disapproved' }, host)
  await jobs()
  const { keptPence, refunds } = await ask(`/booking/${id}/receipt`)
  expect(keptPence).toBe(0)
  expect(refunds).toHaveLength(2)
})
