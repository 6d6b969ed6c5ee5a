import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { pence } from '#foundation/rules/money.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { londonDate } from '#foundation/rules/time/london-date.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anOperator, logInAgain, type Person, signUp } from '#test/factories.ts'
import { approvedBooking, onboard, payLink } from '#test/money.ts'
import { expectComparedBooks } from '#test/whole-books.ts'
import { announceSandbox } from '../announce-sandbox.ts'
import { sharesOfBooking } from '../ledger/ledger-table.ts'
import { leftToGiveBack } from '../movements/left-to-give-back.ts'
import { lockObject } from '../sandbox/sandbox-table.ts'
import { closeDispute, openDispute } from '../sandbox/sessions.ts'
import { sandboxWork } from './money-stories.fixture.ts'
import { refundPart } from './refund-part.ts'

let app: TestApp
let host: Person
let renter: Person

beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
})
beforeEach(async () => {
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  await onboard(app, host)
})
afterEach(async () => {
  app.clock.moveTo(null)
  await expectComparedBooks(app, after(app.clock.now(), -30 * dayMs))
})
afterAll(() => app.close())

const jobs = () => app.services.jobs.runAll()
const system = () => systemContext(app.services, 'test')

async function ask(person: Person, path: string) {
  return (await app.get(path, await logInAgain(app, person))).body.data
}

/** Forty hours at £10: £430 with tax, of which the host gets £320. */
async function paidBooking(hours = 40) {
  const { id, start } = await approvedBooking(app, { host, renter }, { days: 1, hours })
  const { sessionId } = await payLink(app, renter, id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await jobs()
  return { id, released: after(start, 25 * hourMs) }
}

const back = (id: string, amount: number, subject: string = randomUUID()) =>
  transaction(app.db, tx =>
    refundPart(tx, system(), id, pence(amount), { subject, reason: 'dispute' }),
  )

async function movementsOf(id: string) {
  const { rows } = await app.pool.query(
    `select kind, state, amount from money_movement
     where booking_id = $1 order by created_at, kind desc`,
    [id],
  )
  return rows.map(({ kind, state, amount }) => `${kind} ${amount} ${state}`)
}

it('before the partner is paid lowers what they will be paid, and nobody else is paid', async () => {
  const { id, released } = await paidBooking()
  const before = await sharesOfBooking(app.db, id)
  const total = await leftToGiveBack(app.db, id)
  expect(await back(id, total / 4)).toBe(true)
  await jobs()
  const hostAfter = before.host * 0.75
  expect(await sharesOfBooking(app.db, id)).toEqual({
    host: hostAfter,
    commission: before.commission * 0.75,
    tax: before.tax * 0.75,
    rounding: before.rounding * 0.75,
  })
  app.clock.moveTo(released)
  await jobs()
  expect(await movementsOf(id)).toEqual([
    `payout ${before.host} dropped`,
    `refund ${total / 4} done`,
    `payout ${hostAfter} done`,
  ])
  const receipt = await ask(renter, `/booking/${id}/receipt`)
  expect(receipt).toMatchObject({ keptPence: total * 0.75, refunds: [{ amountPence: total / 4 }] })
  const { items, balancePence } = await ask(host, `/booking/${id}/money`)
  expect(balancePence).toBe(hostAfter)
  expect(items.filter((one: { kind: string }) => one.kind === 'earning')).toMatchObject([
    { amountPence: before.host + before.commission },
    { amountPence: hostAfter - before.host, label: 'Your share of what went back to the renter' },
  ])
})

it('after the partner was paid takes it back and pays the rest, however often it is asked for', async () => {
  const { id, released } = await paidBooking()
  const { host: share } = await sharesOfBooking(app.db, id)
  app.clock.moveTo(released)
  await jobs()
  const subject = randomUUID()
  const total = await leftToGiveBack(app.db, id)
  const asked = await Promise.all([1, 2, 3].map(() => back(id, total / 2, subject)))
  expect(asked.filter(Boolean)).toHaveLength(1)
  expect(await back(id, total / 2, subject)).toBe(false)
  await jobs()
  expect(await movementsOf(id)).toEqual([
    `payout ${share} done`,
    `reversal ${share} done`,
    `refund ${total / 2} done`,
    `payout ${share / 2} done`,
  ])
})

it('is refused when it is more than what is left, and for what nobody has paid', async () => {
  const { id } = await paidBooking()
  const total = await leftToGiveBack(app.db, id)
  await expect(back(id, total + 1)).rejects.toMatchObject({ code: 'refund_too_large' })
  await back(id, total - 100)
  await expect(back(id, 101)).rejects.toMatchObject({ code: 'refund_too_large' })
  await expect(back(id, 0)).rejects.toMatchObject({ code: 'invalid' })
  const unpaid = await approvedBooking(app, { host, renter })
  await expect(back(unpaid.id, 1)).rejects.toMatchObject({ code: 'refund_too_large' })
})

it('leaves the rest, less the fee, for who cancels afterwards', async () => {
  const { id } = await paidBooking()
  const total = await leftToGiveBack(app.db, id)
  await back(id, 5000)
  const quote = await ask(renter, `/booking/cancel/${id}`)
  expect(quote.refund).toMatchObject({ amountPence: total - 5000 - 2000, feePence: 2000 })
  expect(quote.words).toContain('less the £50 you had back')
  await app.patch(`/booking/cancel/${id}`, undefined, await logInAgain(app, renter))
  await jobs()
  expect(await leftToGiveBack(app.db, id)).toBe(0)
  const { keptPence } = await ask(renter, `/booking/${id}/receipt`)
  expect(keptPence).toBe(2000)
})

it('stands in the earnings and the tax report with what remains', async () => {
  const other = await signUp(app, { role: 'partner' })
  const { id } = await approvedBooking(app, { host: other, renter }, { days: 1, hours: 40 })
  const { sessionId } = await payLink(app, renter, id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await jobs()
  const { host: share, commission } = await sharesOfBooking(app.db, id)
  await back(id, (await leftToGiveBack(app.db, id)) / 4)
  const { months } = await ask(other, '/users/earnings')
  const sumOf = (field: string) =>
    months.reduce((sum: number, month: Record<string, number>) => sum + (month[field] ?? 0), 0)
  expect(sumOf('commissionPence')).toBe(commission * 0.75)
  expect(sumOf('earnedPence')).toBe((share + commission) * 0.75)
  const operator = await anOperator(app)
  const year = londonDate(app.clock.now()).slice(0, 4)
  const report = await app.get(`/admin/money/tax-report?year=${year}`, operator)
  const row = JSON.stringify(report.body.data)
    .split('\\n')
    .find(line => line.includes(other.user._id))
  expect(row).toContain(`${(((share + commission) * 0.75) / 100).toFixed(2)}`)
})

it('and a bank that takes the rest back leave nobody a share, and us the loss', async () => {
  const { id, released } = await paidBooking()
  app.clock.moveTo(released)
  await jobs()
  const total = await leftToGiveBack(app.db, id)
  await back(id, total / 4)
  await jobs()
  const { rows } = await app.pool.query('select charge_id from payment where booking_id = $1', [id])
  await transaction(app.db, async tx => {
    const charge = await lockObject(tx, rows[0].charge_id)
    if (charge) await openDispute({ tx, ...sandboxWork(app) }, charge)
  })
  await announceSandbox(app.services)
  await jobs()
  await expect(back(id, 100)).rejects.toMatchObject({ code: 'booking_disputed' })
  const dispute = await app.pool.query('select * from dispute where booking_id = $1', [id])
  const [{ provider_id: disputeId, amount }] = dispute.rows
  await transaction(app.db, tx => closeDispute({ tx, ...sandboxWork(app) }, disputeId, 'lost'))
  await announceSandbox(app.services)
  await jobs()
  expect(await leftToGiveBack(app.db, id)).toBe(0)
  const losses = `select coalesce(sum(pence), 0) as pence from ledger_line
    join ledger_entry on ledger_entry.id = entry_id
    where account = 'losses' and booking_id = $1`
  expect((await app.pool.query(losses, [id])).rows[0].pence).toBe(amount - total * 0.75)
  const still = (await movementsOf(id)).filter(one => !/done|dropped/.test(one))
  expect(still).toEqual([])
})

it('of who thinks again after the partner was paid leaves the partner the hours that were used', async () => {
  await app.patch(`/users/${host.user._id}`, { hostKind: 'trader' }, host)
  const { id, released } = await paidBooking()
  await app.pool.query('update booking set start_asked_at = created_at where id = $1', [id])
  const { host: share } = await sharesOfBooking(app.db, id)
  app.clock.moveTo(released)
  await jobs()
  const again = await logInAgain(app, renter)
  const { body } = await app.patch(`/booking/cancel/${id}`, undefined, again)
  const { amountPence: refund } = body.data.refund
  await jobs()
  await jobs()
  const { host: kept } = await sharesOfBooking(app.db, id)
  expect(kept / share).toBeCloseTo(26 / 40, 2)
  expect(await movementsOf(id)).toEqual([
    `payout ${share} done`,
    `reversal ${share} done`,
    `refund ${refund} done`,
    `payout ${kept} done`,
  ])
})
