import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortId } from '#foundation/rules/id-text.ts'
import { dayMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anOperator, logInAgain, mailTo, type Person, signUp, strangerId } from '#test/factories.ts'
import { approvedBooking, balancesOf, payLink } from '#test/money.ts'
import { announceSandbox } from '../announce-sandbox.ts'
import { brokenInvariants } from '../books/invariants-table.ts'
import { failRefund } from '../sandbox/movements.ts'
import { readObject, updateObject } from '../sandbox/sandbox-table.ts'
import { sandboxWork } from '../sending/money-stories.fixture.ts'

let app: TestApp
let host: Person
let renter: Person
/** Refusals for the next refunds. */
let refusals: { code: string; message: string }[] = []
/** Runs after a refund is made and before we get its answer, which says that it is pending. */
let meanwhile: (() => Promise<void>) | undefined
/** The provider makes payment pages, but its answers do not arrive. */
let isAnswerLost = false
const lookedThrough: URLSearchParams[] = []

beforeAll(async () => {
  app = await testApp(
    { FLOOD_LIMIT: '100000' },
    {
      provider: sandbox => request => {
        const { pathname, searchParams } = new URL(request.url)
        if (pathname === '/v1/checkout/sessions') {
          if (request.method === 'GET') lookedThrough.push(searchParams)
          else if (isAnswerLost) return lost(sandbox(request))
        }
        const isRefund = request.method === 'POST' && pathname === '/v1/refunds'
        const refusal = isRefund ? refusals.shift() : undefined
        if (refusal) {
          const error = { type: 'invalid_request_error', ...refusal }
          return Promise.resolve(Response.json({ error }, { status: 400 }))
        }
        return isRefund && meanwhile ? overtaken(sandbox(request), meanwhile) : sandbox(request)
      },
    },
  )
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
})
afterAll(() => app.close())

async function lost(answer: Promise<Response>): Promise<never> {
  await answer
  throw new Error('the connection broke')
}

async function overtaken(answer: Promise<Response>, happens: () => Promise<void>) {
  const refund = (await (await answer).json()) as object
  await happens()
  return Response.json({ ...refund, status: 'pending' })
}

const people = () => ({ host, renter })
const pay = (sessionId: string) => app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
const rowsOf = async (query: string, id: string) => (await app.pool.query(query, [id])).rows

describe('a payment that is not what was asked for', () => {
  it.each([
    ['of another amount', { amount_total: 100 }],
    ['in another currency', { currency: 'usd' }],
    ['for another booking', { client_reference_id: strangerId }],
    ['for another payment', { metadata: {} }],
    ['with a real card where all is a test', { livemode: true }],
  ])('%s makes nothing paid, is flagged and tells the operator', async (_, change) => {
    const { id } = await approvedBooking(app, people())
    const { sessionId, paymentId } = await payLink(app, renter, id)
    await pay(sessionId)
    const undone = await approvedBooking(app, people())
    const open = await payLink(app, renter, undone.id)
    const paid = await readObject(app.db, sessionId)
    const session = await readObject(app.db, open.sessionId)
    if (!paid || !session) throw new Error('There are no sessions')
    // The provider reports the open session as paid, but not with what we asked for.
    const { payment_status, payment_intent, status } = paid
    const said = { ...session, payment_status, payment_intent, status, ...change }
    await updateObject(app.db, said)
    const hint = { bookingId: undone.id, sessionId: open.sessionId, response: 'success' }
    const { body } = await app.patch('/booking/payment/confirm', hint, renter)
    expect(body.data).toMatchObject({ paymentStatus: null })
    await app.services.jobs.runAll()
    expect(await rowsOf('select stage from booking where id = $1', undone.id)).toEqual([
      { stage: 'approved' },
    ])
    expect(paymentId).not.toBe(open.paymentId)
    expect(await rowsOf('select state from payment where id = $1', open.paymentId)).toEqual([
      { state: 'mismatched' },
    ])
    const audit = `select action from audit_event where subject_id = $1 and action = 'payment.mismatched'`
    expect(await rowsOf(audit, open.paymentId)).toHaveLength(1)
    const mails = await mailTo(app, app.services.config.SUPPORT_EMAIL)
    expect(mails.filter(mail => mail.text.includes(shortId(open.paymentId)))).toHaveLength(1)
    expect(await rowsOf('select 1 from ledger_entry where booking_id = $1', undone.id)).toEqual([])
  })
})

describe('a refund that the provider will not make now', () => {
  async function cancelled() {
    const { id, total } = await approvedBooking(app, people())
    await pay((await payLink(app, renter, id)).sessionId)
    await app.patch(`/booking/cancel/${id}`, undefined, renter)
    return { id, owed: total - 20 }
  }
  const refundOf = async (id: string) =>
    (
      await rowsOf(
        `select m.state, m.amount, m.attempts, (select count(*)::int from ledger_entry e
           where e.key = 'refund:' || m.id) as booked
         from money_movement m where m.booking_id = $1 and m.kind = 'refund'`,
        id,
      )
    )[0]
  const later = async (minutes: number) => {
    app.clock.moveTo(after(app.clock.now(), minutes * minuteMs))
    await app.services.jobs.runAll()
  }

  it('for want of a balance waits, is shown as on its way, and is booked once it is made', async () => {
    const { id, owed } = await cancelled()
    const want = { code: 'balance_insufficient', message: 'Insufficient funds in your account.' }
    refusals = Array.from({ length: 7 }, () => want)
    for (let round = 0; round < 7; round += 1) {
      await later(120)
      expect(await refundOf(id)).toMatchObject({ state: 'sending', amount: owed * 100, booked: 0 })
    }
    const again = await logInAgain(app, renter)
    const shown = (await app.get(`/booking/${id}/money`, again)).body.data
    const refund = shown.items.find((one: { kind: string }) => one.kind === 'refund')
    expect(refund).toMatchObject({ amount: owed, state: expect.not.stringMatching('done') })
    await later(120)
    expect(await refundOf(id)).toMatchObject({ state: 'done', booked: 1 })
    app.clock.moveTo(null)
  })

  it('but whose news overtakes its answer is booked all the same', async () => {
    const { id } = await cancelled()
    meanwhile = () => announceSandbox(app.services)
    await later(1)
    meanwhile = undefined
    expect(await refundOf(id)).toMatchObject({ state: 'done', booked: 1 })
    app.clock.moveTo(null)
  })

  it('although it had said so is owed to the renter again, and shown to the operator', async () => {
    const { id, owed } = await cancelled()
    await later(1)
    expect(await refundOf(id)).toMatchObject({ state: 'done', booked: 1 })
    const made = `select provider_id from money_movement where booking_id = $1 and kind = 'refund'`
    const refund = await readObject(app.db, (await rowsOf(made, id))[0].provider_id)
    if (!refund) throw new Error('There is no refund')
    await transaction(app.db, tx => failRefund({ tx, ...sandboxWork(app) }, refund))
    await later(1)
    expect(await refundOf(id)).toMatchObject({ state: 'failed' })
    expect(await brokenInvariants(app.db)).toEqual([])
    const { rows } = await app.pool.query(
      `select sum(pence) as owed from ledger_line join ledger_entry entry on entry.id = entry_id
       where booking_id = $1 and account = 'refunds_payable'`,
      [id],
    )
    expect(rows).toEqual([{ owed: -100 * owed }])
    const operator = await anOperator(app)
    const failed = `/admin/money/movements?kind=refund&bookingId=${id}`
    const [shown] = (await app.get(failed, operator)).body.data
    expect(shown).toMatchObject({ state: 'failed', allowed: [] })
    const again = await app.patch(`/admin/money/movements/${shown._id}`, {}, operator)
    expect(again.body.code).toBe('movement_not_failed')
    app.clock.moveTo(null)
  })

  it('because somebody else has made it is left to the operator, and never made twice', async () => {
    const { id } = await cancelled()
    const made = { code: 'charge_already_refunded', message: 'Already refunded.' }
    refusals = Array.from({ length: 20 }, () => made)
    for (let round = 0; round < 8; round += 1) await later(120)
    expect(await refundOf(id)).toMatchObject({ state: 'failed', booked: 0 })
    expect(refusals.length).toBe(15)
    refusals = []
    app.clock.moveTo(null)
    const operator = await anOperator(app)
    const { body } = await app.get('/admin/money/owed-refunds', operator)
    const [shown] = body.data.filter((one: { bookingId: string }) => one.bookingId === id)
    expect(shown).toMatchObject({ cameBackAt: null, why: expect.stringContaining(made.message) })
    const path = `/admin/money/owed-refunds/${shown._id}`
    expect((await app.patch(path, { reference: 'FT-1' }, operator)).status).toBe(200)
    expect(await refundOf(id)).toMatchObject({ state: 'done', booked: 0 })
  })
})

it('a page whose making was not heard of is looked for among those of its day only', async () => {
  const { id } = await approvedBooking(app, people())
  const before = app.clock.now().getTime()
  isAnswerLost = true
  const asked = await app.post(`/booking/create-payment-link`, { bookingId: id }, renter)
  isAnswerLost = false
  expect(asked.status).toBe(502)
  app.clock.moveTo(after(app.clock.now(), 40 * dayMs))
  await app.services.jobs.runAll()
  const listed = lookedThrough.find(asked => asked.has('created[lte]'))
  const day = ['gte', 'lte'].map(end => Number(listed?.get(`created[${end}]`)) * 1000 - before)
  expect(day[0]).toBeGreaterThan(-2 * minuteMs)
  expect(day[1]).toBeLessThan(dayMs)
  const [payment] = await rowsOf('select session_id, state from payment where booking_id = $1', id)
  expect(payment).toMatchObject({ session_id: expect.stringMatching('^cs_') })
  app.clock.moveTo(null)
})

it('leaves books that add up', async () => {
  expect(await brokenInvariants(app.db)).toEqual([])
  const { total, clearing, provider } = await balancesOf(app)
  expect([total, clearing]).toEqual([0, provider])
})
