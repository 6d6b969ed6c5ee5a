import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { again, anOperator, mailTo, type Person, signUp } from '#test/factories.ts'
import { approvedBooking, balancesOf, onboard, payLink } from '#test/money.ts'
import { brokenInvariants } from '../books/invariants-table.ts'
import { type Body, lockObject, setSwitch, updateObject } from '../sandbox/sandbox-table.ts'
import { create, emit, sandboxId, seconds } from '../sandbox/sandbox-work.ts'
import { closeDispute, openDispute } from '../sandbox/sessions.ts'
import { cards } from '../sandbox/test-cards.ts'

let app: TestApp
let host: Person
let renter: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
})
afterAll(() => app.close())

async function arrange() {
  await app.post('/dev/clock', { now: null })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  return approvedBooking(app, { host, renter })
}

const runJobs = () => app.services.jobs.runAll()
const payWithCard = async (bookingId: string, card: string) => {
  const { url } = await payLink(app, renter, bookingId)
  const body = new URLSearchParams({ card })
  return app.app.request(new URL(url).pathname, { method: 'POST', body })
}
const money = async (id: string, person: Person) =>
  (await app.get(`/booking/${id}/money`, person)).body.data
const balance = async () => (await app.get('/users/balance', host)).body.data

const work = () => ({ now: app.clock.now(), publicUrl: app.services.config.publicUrl })

async function decide(status: 'won' | 'lost') {
  const { rows } = await app.pool.query(
    `select provider_id from dispute where state = 'open' order by opened_at desc limit 1`,
  )
  await transaction(app.db, tx => closeDispute({ tx, ...work() }, rows[0].provider_id, status))
  await runJobs()
}

async function expectSoundBooks() {
  expect(await brokenInvariants(app.db)).toEqual([])
  const { total, clearing, provider } = await balancesOf(app)
  expect([total, clearing]).toEqual([0, provider])
}

describe('a disputed payment', () => {
  it('holds the payout, cannot be cancelled, and goes on once it is won', async () => {
    const { id, start, subtotal } = await arrange()
    await onboard(app, host)
    await payWithCard(id, cards.disputed)
    await app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
    expect(await balance()).toMatchObject({ owed: subtotal * 0.8, paid: 0 })
    expect(await money(id, host)).toMatchObject({ disputed: true })
    expect((await mailTo(app, host.email)).map(mail => mail.subject).join()).toContain('disputed')
    const again = await app.post('/auth/login', { email: renter.email, password: renter.password })
    const cancelled = await app.patch(`/booking/cancel/${id}`, undefined, {
      token: again.body.data.token,
    })
    expect(cancelled.body.code).toBe('booking_disputed')
    await expectSoundBooks()
    await decide('won')
    await runJobs()
    expect(await balance()).toMatchObject({ owed: 0, paid: subtotal * 0.8 })
    await expectSoundBooks()
  })

  it('takes the payout back, and pays it again once it is won', async () => {
    const { id, start, subtotal } = await arrange()
    await onboard(app, host)
    await payWithCard(id, cards.success)
    await app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
    await dispute(id)
    await runJobs()
    expect(await balance()).toMatchObject({ owed: subtotal * 0.8, paid: 0 })
    await decide('won')
    await runJobs()
    expect(await balance()).toMatchObject({ owed: 0, paid: subtotal * 0.8 })
    await expectSoundBooks()
  })

  it('takes the payout back, and for good once it is lost', async () => {
    const { id, start, subtotal } = await arrange()
    await onboard(app, host)
    await payWithCard(id, cards.success)
    await app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
    expect(await balance()).toMatchObject({ owed: 0, paid: subtotal * 0.8 })
    await dispute(id)
    await runJobs()
    expect(await balance()).toMatchObject({ owed: subtotal * 0.8, paid: 0 })
    await decide('lost')
    await runJobs()
    expect(await balance()).toMatchObject({ owed: 0, paid: 0 })
    await expectSoundBooks()
  })
})

/** The renter's bank disputes the payment. We hear of it when the jobs run. */
async function dispute(bookingId: string): Promise<string> {
  const charge = 'select charge_id as id from payment where booking_id = $1'
  const { rows } = await app.pool.query(charge, [bookingId])
  const opened = await transaction(app.db, async tx => {
    const found = (await lockObject(tx, rows[0].id)) ?? { id: '', object: '', created: 0 }
    return openDispute({ tx, ...work() }, found)
  })
  return opened.id
}

/** The renter's bank only asks: it takes nothing until that becomes a dispute. */
async function inquiry(bookingId: string) {
  const { rows } = await app.pool.query(
    'select charge_id, intent_id, amount::int from payment where booking_id = $1',
    [bookingId],
  )
  const [{ charge_id: charge, intent_id: payment_intent, amount }] = rows
  const asked: Body = {
    id: sandboxId('dp'),
    object: 'dispute',
    amount,
    charge,
    created: seconds(app.clock.now()),
    currency: 'gbp',
    payment_intent,
    reason: 'general',
    status: 'warning_needs_response',
  }
  await transaction(app.db, async tx => {
    create({ tx, ...work() }, 'dispute', asked, charge)
    emit({ tx, ...work() }, 'charge.dispute.created', asked)
  })
  await runJobs()
  return async () => {
    const closed = { ...asked, status: 'warning_closed' }
    await transaction(app.db, async tx => {
      await updateObject(tx, closed)
      emit({ tx, ...work() }, 'charge.dispute.closed', closed)
    })
    await runJobs()
  }
}

it('a bank that only asks holds nothing', async () => {
  const { id, start, subtotal } = await arrange()
  await onboard(app, host)
  await payWithCard(id, cards.success)
  await runJobs()
  const close = await inquiry(id)
  expect(await money(id, host)).toMatchObject({ disputed: false })
  await expectSoundBooks()
  await close()
  await app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
  expect(await balance()).toMatchObject({ owed: 0, paid: subtotal * 0.8 })
  await expectSoundBooks()
})

it('a dispute about a payment that came too late costs the partner nothing', async () => {
  const { id } = await arrange()
  const { url } = await payLink(app, renter, id)
  const over = `update booking set expires_at = now() - interval '1 s' where id = $1`
  await app.pool.query(over, [id])
  const body = new URLSearchParams({ card: cards.disputed })
  await app.app.request(new URL(url).pathname, { method: 'POST', body })
  await runJobs()
  await decide('lost')
  for (let minutes = 1; minutes < 8; minutes += 1) {
    await app.post('/dev/clock', { now: after(app.clock.now(), hourMs).toISOString() })
  }
  expect(await balance()).toMatchObject({ owed: 0, paid: 0, debt: 0 })
  const dispute = 'select state from dispute where booking_id = $1'
  expect((await app.pool.query(dispute, [id])).rows).toEqual([{ state: 'lost' }])
  await expectSoundBooks()
})

async function cancelByHost(id: string) {
  const login = { email: host.email, password: host.password }
  const { token } = (await app.post('/auth/login', login)).body.data
  await app.patch(`/booking/${id}`, { approvalStatus: 'disapproved' }, { token })
}

describe('a dispute about a booking that was cancelled', () => {
  it('pays the partner nothing a second time when it is won', async () => {
    const { id, start, subtotal } = await arrange()
    await onboard(app, host)
    await payWithCard(id, cards.success)
    await app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
    expect(await balance()).toMatchObject({ paid: subtotal * 0.8 })
    await cancelByHost(id)
    await runJobs()
    await runJobs()
    await dispute(id)
    await runJobs()
    await decide('won')
    await runJobs()
    expect(await balance()).toMatchObject({ owed: 0, paid: 0, upcoming: [] })
    await expectSoundBooks()
  })

  it('drops the refund when it is lost before the refund was even owed', async () => {
    const { id } = await arrange()
    await payWithCard(id, cards.success)
    await runJobs()
    await app.patch(`/booking/cancel/${id}`, undefined, renter)
    const lost = await dispute(id)
    await transaction(app.db, tx => closeDispute({ tx, ...work() }, lost, 'lost'))
    await runJobs()
    expect(await refundsOf(id)).toEqual(['dropped'])
    await expectSoundBooks()
  })
})

it('a cancelled booking that cannot be settled keeps nobody else waiting, and is settled later', async () => {
  const stuck = await arrange()
  await payWithCard(stuck.id, cards.success)
  const renterOfStuck = renter
  const other = await arrange()
  await payWithCard(other.id, cards.success)
  await app.pool.query(
    `create function refuse_settling() returns trigger language plpgsql as $$
     begin
       if new.id = '${stuck.id}' then raise 'not today'; end if;
       return new;
     end $$;
     create trigger refuse_settling before update of settled_at on booking
       for each row execute function refuse_settling()`,
  )
  for (const { id, by } of [
    { id: stuck.id, by: renterOfStuck },
    { id: other.id, by: renter },
  ]) {
    expect((await app.patch(`/booking/cancel/${id}`, undefined, by)).status).toBe(200)
  }
  await runJobs()
  expect(await refundsOf(other.id)).toEqual(['done'])
  expect(await refundsOf(stuck.id)).toEqual([])
  await app.pool.query('drop function refuse_settling cascade')
  await runJobs()
  expect(await refundsOf(stuck.id)).toEqual(['done'])
  await expectSoundBooks()
})

async function refundsOf(bookingId: string): Promise<string[]> {
  const { rows } = await app.pool.query(
    `select state from money_movement where booking_id = $1 and kind = 'refund'`,
    [bookingId],
  )
  return rows.map(({ state }) => state)
}

describe('a partner who is paid and then cancels', () => {
  it('gives it back, and the renter gets everything', async () => {
    const { id, start, total } = await arrange()
    await onboard(app, host)
    await payWithCard(id, cards.success)
    await app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
    await cancelByHost(id)
    await runJobs()
    await runJobs()
    expect(await balance()).toMatchObject({ owed: 0, paid: 0 })
    const receipt = (await app.get(`/booking/${id}/receipt`, renter)).body.data
    expect(receipt).toMatchObject({ kept: 0, refunds: [{ amount: total }] })
    await expectSoundBooks()
  })
})

describe('webhooks', () => {
  it.each(['duplicate', 'reorder', 'drop', 'delay'])(
    'that the provider sends with a %s end where they would have ended',
    async name => {
      const made = await arrange()
      await setSwitch(app.db, name, 100)
      await payWithCard(made.id, cards.declined)
      await payWithCard(made.id, cards.success)
      await setSwitch(app.db, name, 0)
      await app.post('/dev/clock', {
        now: after(app.clock.now(), 10 * minuteMs).toISOString(),
      })
      const { body } = await app.get(`/booking/${made.id}`, renter)
      expect(body.data).toMatchObject({ paymentStatus: 'successful', approvalStatus: 'approved' })
      expect((await money(made.id, renter)).balance).toBe(made.total)
      await expectSoundBooks()
    },
  )
})

describe('the money desk', () => {
  it('shows the books, compares them, and hands out the report for HMRC', async () => {
    const { id, start, subtotal } = await arrange()
    await onboard(app, host)
    await payWithCard(id, cards.success)
    await app.post('/dev/clock', { now: after(start, dayMs + hourMs).toISOString() })
    const operator = await anOperator(app)
    const fresh = await app.get('/admin/money', operator)
    const as = fresh.status === 401 ? await again(app) : operator
    const { body } = await app.get('/admin/money', as)
    expect(body.data).toMatchObject({ total: 0, provider: 'sandbox', isLive: false })
    const report = await app.post('/admin/money/reports', {}, as)
    expect(report.body.data).toMatchObject({ differences: [] })
    expect(report.body.data.compared).toBeGreaterThan(2)
    const year = start.getUTCFullYear()
    const csv = (await app.get(`/admin/money/tax-report?year=${year}`, as)).body.data.csv as string
    const row = csv.split('\r\n').find(line => line.includes(host.user._id))
    expect(row).toContain('Robin Ward')
    expect(row, 'the 60 hours touch three days').toMatch(/,3,\d{4} Q[1-4],1,/)
    expect(row).toContain(`,${subtotal.toFixed(2)},${(subtotal / 5).toFixed(2)},`)
    const years = [year - 1, year, year + 1]
    const reports = await Promise.all(
      years.map(one => app.get(`/admin/money/tax-report?year=${one}`, as)),
    )
    const lines = reports.flatMap(one => one.body.data.csv.split('\r\n').slice(1).filter(Boolean))
    const sumOf = (column: number) =>
      lines.reduce((sum, line) => sum + Math.round(Number(line.split(',').at(column)) * 100), 0)
    const inTheBooks = (account: string) =>
      body.data.accounts.find((one: { account: string }) => one.account === account).amountPence
    expect(sumOf(-2)).toBe(inTheBooks('commission'))
    expect(sumOf(-1)).toBe(inTheBooks('tax'))
    const payouts = await app.get(`/admin/money/movements?kind=payout&bookingId=${id}`, as)
    expect(payouts.body.data).toMatchObject([{ state: 'done', amount: subtotal * 0.8 }])
    expect((await app.get(`/admin/money/payments?bookingId=${id}`, as)).body.data).toHaveLength(1)
    expect((await app.get('/admin/money/disputes', as)).body.data.length).toBeGreaterThan(0)
    expect((await app.get('/admin/money', host)).status).toBe(403)
  })
})
