import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anOperator, mailTo, type Person, signUp, strangerId } from '#test/factories.ts'
import { approvedBooking, balancesOf, payLink } from '#test/money.ts'
import { compareBooks } from '../books/compare-books.ts'
import { brokenInvariants } from '../books/invariants-table.ts'
import { lockObject } from '../sandbox/sandbox-table.ts'
import { closeDispute, openDispute } from '../sandbox/sessions.ts'
import { cards } from '../sandbox/test-cards.ts'
import { sandboxWork } from '../sending/money-stories.fixture.ts'
import { syncRefund } from '../sending/sync-refund.ts'

let app: TestApp
let host: Person
let renter: Person
let operator: { token: string }
let another: { token: string }

beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  operator = await anOperator(app)
  const { email, password, user } = await signUp(app, { role: 'customer' })
  await app.pool.query(`update users set role = 'admin' where id = $1`, [user._id])
  another = { token: (await app.post('/auth/login', { email, password })).body.data.token }
})
afterAll(() => app.close())

const rowsOf = async (query: string, id: string) => (await app.pool.query(query, [id])).rows

async function cancelledAfterPayingWith(card: string) {
  const { id, total } = await approvedBooking(app, { host, renter })
  const { url } = await payLink(app, renter, id)
  const body = new URLSearchParams({ card })
  await app.app.request(new URL(url).pathname, { method: 'POST', body })
  await app.services.jobs.runAll()
  await app.patch(`/booking/cancel/${id}`, undefined, renter)
  await app.services.jobs.runAll()
  const [refund] = await rowsOf(
    `select id, state, provider_id from money_movement where booking_id = $1 and kind = 'refund'`,
    id,
  )
  return { bookingId: id, id: refund.id as string, refund, pence: 100 * (total - 20) }
}

const owed = () => cancelledAfterPayingWith(cards.refundComesBack)
const pay = (id: string, reference: unknown, whoever = operator) =>
  app.patch(`/admin/money/owed-refunds/${id}`, { reference }, whoever)
const listed = async () =>
  (await app.get('/admin/money/owed-refunds?limit=100', operator)).body.data
const listedOf = async (id: string) =>
  (await listed()).find((one: { _id: string }) => one._id === id)

describe('a refund that came back', () => {
  it('stands on the desk of the operator alone, with who, how much, since when and why', async () => {
    const { id, bookingId, pence } = await owed()
    expect(await listedOf(id)).toMatchObject({
      bookingId,
      renter: { _id: renter.user._id, email: renter.email },
      amountPence: pence,
      owedSince: expect.stringMatching(/Z$/),
      cameBackAt: expect.stringMatching(/Z$/),
      reason: 'cancelled by renter',
      why: 'the refund failed',
    })
    const { body } = await app.get('/admin/money', operator)
    expect(body.data.owedRefunds).toBe((await listed()).length)
    const [told] = await mailTo(app, app.services.config.SUPPORT_EMAIL)
    expect(told?.subject).toMatch(/^A refund of .* has to be paid by hand$/)
    for (const person of [host, renter]) {
      expect((await app.get('/admin/money/owed-refunds', person)).status).toBe(403)
      expect((await pay(id, 'FT-1', person)).status).toBe(403)
    }
    expect(await listedOf(id)).toBeDefined()
  })

  it('is paid by hand once, whoever presses how often at the same moment', async () => {
    const { id, bookingId, pence } = await owed()
    const before = await balancesOf(app)
    const presses = Array.from({ length: 8 }, (_, press) =>
      press % 2 === 0 ? pay(id, 'FT-A', operator) : pay(id, 'FT-B', another),
    )
    const answers = await Promise.all(presses)
    const [kept] = await rowsOf('select hand_reference as by from money_movement where id = $1', id)
    const expected = answers.map((_, press) =>
      ['FT-A', 'FT-B'][press % 2] === kept.by ? 200 : 404,
    )
    expect(answers.map(({ status }) => status)).toEqual(expected)
    expect(await balancesOf(app)).toEqual(before)
    const lines = `select account, pence from ledger_line join ledger_entry on entry_id = ledger_entry.id
       where key = 'refund_by_hand:' || $1 order by account`
    expect(await rowsOf(lines, id)).toEqual([
      { account: 'own_bank', pence: -pence },
      { account: 'refunds_payable', pence },
    ])
    const { body } = await app.get(`/admin/audit?subject=${id}`, operator)
    expect(body.data).toMatchObject([
      { action: 'movement.paid-by-hand', details: { reference: kept.by, pence } },
    ])
    const mails = await mailTo(app, renter.email)
    const about = mails.filter(({ text }) => text.includes(bookingId) && text.includes(kept.by))
    expect(about).toHaveLength(1)
    expect(await brokenInvariants(app.db)).toEqual([])
  })

  it('is shown as refunded to the renter, and is over whatever the provider still says', async () => {
    const { id, bookingId, refund, pence } = await owed()
    const shown = async () => (await app.get(`/booking/${bookingId}/money`, renter)).body.data
    const refundShown = async () =>
      (await shown()).items.find(({ kind }: { kind: string }) => kind === 'refund')
    expect(await refundShown()).toMatchObject({ state: 'waiting' })
    const answer = await pay(id, '  FT 2214  ')
    expect(answer.body.data).toMatchObject({ state: 'done', handReference: 'FT 2214', allowed: [] })
    expect(await refundShown()).toMatchObject({
      state: 'done',
      label: 'Refund: you cancelled, by bank transfer',
      amountPence: pence,
    })
    expect((await shown()).balancePence).toBe(2000)
    const { body } = await app.get(`/booking/${bookingId}/receipt`, renter)
    expect(body.data).toMatchObject({ keptPence: 2000, refunds: [{ amountPence: pence }] })
    await syncRefund(systemContext(app.services, 'test'), refund.provider_id)
    expect(await refundShown()).toMatchObject({ state: 'done' })
    expect(await listedOf(id)).toBeUndefined()
    expect(await brokenInvariants(app.db)).toEqual([])
    const since = new Date(0)
    const { differences } = await compareBooks(systemContext(app.services, 'test'), since)
    expect(differences).toEqual([])
  })

  it('is not there to be paid while a bank disputes the payment', async () => {
    const { id, bookingId } = await owed()
    const work = sandboxWork(app)
    const [charge] = await rowsOf(
      'select charge_id as id from payment where booking_id = $1',
      bookingId,
    )
    const dispute = await transaction(app.db, async tx => {
      const found = await lockObject(tx, charge.id)
      if (!found) throw new Error('There is no charge')
      return openDispute({ tx, ...work }, found)
    })
    await app.services.jobs.runAll()
    expect(await listedOf(id)).toBeUndefined()
    expect((await pay(id, 'FT-1')).status).toBe(404)
    await transaction(app.db, tx => closeDispute({ tx, ...work }, dispute.id, 'won'))
    await app.services.jobs.runAll()
    expect((await pay(id, 'FT-1')).status).toBe(200)
    expect(await brokenInvariants(app.db)).toEqual([])
  })

  it('needs a reference of one line, and nothing else', async () => {
    const { id } = await owed()
    const path = `/admin/money/owed-refunds/${id}`
    for (const reference of ['', '   ', 'x'.repeat(101), 'a\nb']) {
      expect((await pay(id, reference)).status, `“${reference}”`).toBe(422)
    }
    for (const body of [{}, { reference: 7 }, { reference: 'FT-1', pence: 1 }]) {
      expect((await app.patch(path, body, operator)).status).toBe(400)
    }
    expect(await listedOf(id)).toBeDefined()
    expect((await pay(id, 'x'.repeat(100))).status).toBe(200)
  })
})

it('what nobody is owed is not there, whatever it is', async () => {
  const made = await cancelledAfterPayingWith(cards.success)
  expect(made.refund.state).toBe('done')
  const absent = await pay(strangerId, 'FT-1')
  expect(absent.status).toBe(404)
  const { body } = await pay(made.id, 'FT-1')
  expect(body).toEqual({ ...absent.body, requestId: body.requestId })
  const unsent = `update money_movement set state = 'due', done_at = null where id = $1`
  await app.pool.query(unsent, [made.id])
  expect((await pay(made.id, 'FT-1')).status).toBe(404)
  const kinds = `update money_movement set state = 'failed', kind = 'payout' where id = $1`
  await app.pool.query(kinds, [made.id])
  expect((await pay(made.id, 'FT-1')).status).toBe(404)
})
