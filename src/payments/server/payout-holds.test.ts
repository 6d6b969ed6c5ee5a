import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import type { Send } from '#foundation/server/provider/open-provider.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { again, anOperator, mailTo, type Person, signUp } from '#test/factories.ts'
import { approvedBooking, balancesOf, onboard, payLink } from '#test/money.ts'
import { brokenInvariants } from '../../../commands/checking/invariants.ts'
import { compareBooks } from './books/compare-books.ts'
import { moveMoney } from './sending/move-money.ts'
import { readBalance, readPayouts } from './statements/read-payouts.ts'

let app: TestApp
let host: Person
let renter: Person
/** How the provider answers the next transfer. */
let trouble: ((send: Send) => Send) | undefined

beforeAll(async () => {
  const provider = (sandbox: Send) => (request: Request) => {
    const isTransfer = request.method === 'POST' && request.url.endsWith('/v1/transfers')
    const next = isTransfer ? trouble : undefined
    if (next) trouble = undefined
    return (next?.(sandbox) ?? sandbox)(request)
  }
  app = await testApp({ FLOOD_LIMIT: '100000' }, { provider, patienceMs: 1000 })
  await anOperator(app)
})
afterAll(() => app.close())

async function arrange() {
  await app.post('/dev/clock', { now: null })
  trouble = undefined
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  await onboard(app, host)
  return approvedBooking(app, { host, renter })
}

const paidBooking = async () => {
  const booking = await arrange()
  const { sessionId } = await payLink(app, renter, booking.id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await app.services.jobs.runAll()
  return booking
}

async function suspend(suspended: boolean): Promise<void> {
  const change = suspended ? { suspended, reason: 'Complaints.' } : { suspended }
  const { status } = await app.patch(`/admin/people/${host.user._id}`, change, await again(app))
  expect(status).toBe(200)
}

const system = () => systemContext(app.services, 'test')
/** Moves the clock without running the jobs that are due. */
const passTo = (to: Date) => app.clock.moveTo(to)
const move = () => moveMoney(app.services)
const asHost = () => ({
  ...system(),
  actor: {
    kind: 'person' as const,
    id: host.user._id,
    role: 'partner' as const,
    isVerified: true,
    sessionId: '',
    authenticatedAt: app.clock.now(),
  },
})
const balance = () => readBalance(asHost())
const payouts = async () => (await readPayouts(asHost(), { page: 1, limit: 20 })).payouts
const stateOfPayout = async (id: string) =>
  (
    await app.pool.query(
      `select state, attempts from money_movement where booking_id = $1 and kind = 'payout'`,
      [id],
    )
  ).rows[0]
const transfersFor = async (id: string) =>
  (
    await app.pool.query(
      `select count(*)::int as n from sandbox.object
       where type = 'transfer' and body ->> 'transfer_group' = $1`,
      [id],
    )
  ).rows[0].n

async function untilSomebodyWaits(): Promise<void> {
  const waiting = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while ((await app.pool.query(waiting)).rows[0].n === 0);
}

async function expectSoundBooks() {
  expect(await brokenInvariants(app.db, app.clock.now())).toEqual([])
  const { total, clearing, provider } = await balancesOf(app)
  expect([total, clearing]).toEqual([0, provider])
}

describe('what nobody is owed any more', () => {
  const movementsOf = async (id: string) => {
    const { rows } = await app.pool.query(
      'select kind, state from money_movement where booking_id = $1 order by kind',
      [id],
    )
    return rows.map(({ kind, state }) => `${kind} ${state}`)
  }

  it.each(['suspended', 'refused by the provider'])('is dropped, of a host %s', async standing => {
    const { id, start } = await paidBooking()
    passTo(after(start, 25 * hourMs))
    trouble = () => () => Promise.reject(new TypeError('nobody there'))
    await move()
    const isSuspended = standing === 'suspended'
    if (isSuspended) await suspend(true)
    else
      await app.pool.query(`update payee set standing = 'refused' where user_id = $1`, [
        host.user._id,
      ])
    const ended = { approvalStatus: 'disapproved', reason: 'It is over.' }
    expect((await app.patch(`/booking/${id}`, ended, await again(app))).status).toBe(200)
    passTo(after(app.clock.now(), minuteMs))
    await move()
    expect(await movementsOf(id)).toEqual(['payout dropped', 'refund done'])
    expect(await balance()).toMatchObject({ owed: 0, held: 0, upcoming: [] })
    await expectSoundBooks()
    if (isSuspended) await suspend(false)
    await move()
    expect(await transfersFor(id)).toBe(0)
  })
})

describe('what is due to a suspended host', () => {
  it('waits and is shown as on hold, and is sent once when the suspension is lifted', async () => {
    const { id, start, subtotal } = await paidBooking()
    await suspend(true)
    passTo(after(start, 25 * hourMs))
    await move()
    expect(await transfersFor(id)).toBe(0)
    const held = subtotal * 0.8
    expect(await balance()).toMatchObject({ owed: held, held, paid: 0 })
    expect(await payouts()).toMatchObject([
      { state: 'waiting', why: expect.stringContaining('suspended') },
    ])
    await expectSoundBooks()
    await suspend(false)
    await move()
    await move()
    expect(await transfersFor(id)).toBe(1)
    expect(await balance()).toMatchObject({ owed: 0, held: 0, paid: held })
    await expectSoundBooks()
  })

  it('is no reason to ask for bank details, and no difference to the provider', async () => {
    const { id, start } = await paidBooking()
    await suspend(true)
    passTo(after(start, 25 * hourMs))
    await move()
    const { differences } = await compareBooks(system(), after(start, -30 * dayMs))
    expect(differences).toEqual([])
    const letters = (await mailTo(app, host.email)).map(({ subject }) => subject).join()
    expect(letters).not.toContain('waits')
    expect(await transfersFor(id)).toBe(0)
    await suspend(false)
  })

  it('waits also where it had failed and is tried again', async () => {
    const { id, start } = await paidBooking()
    await app.pool.query(
      `update money_movement set state = 'failed', attempts = 5 where booking_id = $1`,
      [id],
    )
    await suspend(true)
    passTo(after(start, 25 * hourMs))
    const operator = await again(app)
    const { rows } = await app.pool.query(
      `select id from money_movement where booking_id = $1 and kind = 'payout'`,
      [id],
    )
    const retried = await app.patch(`/admin/money/movements/${rows[0].id}`, undefined, operator)
    expect(retried.body.data).toMatchObject({ state: 'due', hold: 'hostSuspended' })
    await move()
    expect(await transfersFor(id)).toBe(0)
    await suspend(false)
    await move()
    expect(await transfersFor(id)).toBe(1)
    await expectSoundBooks()
  })

  it('is booked where it was on its way already and nobody heard of it', async () => {
    const { id, start, subtotal } = await paidBooking()
    passTo(after(start, 25 * hourMs))
    trouble = send => async request => {
      await send(request)
      throw new TypeError('the connection was cut')
    }
    await move()
    expect(await stateOfPayout(id)).toMatchObject({ state: 'sending' })
    await suspend(true)
    passTo(after(app.clock.now(), minuteMs))
    await move()
    expect(await balance()).toMatchObject({ owed: 0, paid: subtotal * 0.8 })
    expect(await transfersFor(id)).toBe(1)
    await expectSoundBooks()
  })

  it('waits again where somebody died before sending it', async () => {
    const { id, start } = await paidBooking()
    passTo(after(start, 25 * hourMs))
    trouble = () => () => Promise.reject(new TypeError('nobody there'))
    await move()
    await suspend(true)
    passTo(after(app.clock.now(), minuteMs))
    await move()
    expect(await stateOfPayout(id)).toMatchObject({ state: 'due' })
    expect(await transfersFor(id)).toBe(0)
    await suspend(false)
    await move()
    expect(await transfersFor(id)).toBe(1)
    await expectSoundBooks()
  })

  it('is decided under the lock of the account: who suspends first is obeyed', async () => {
    const { id, start } = await paidBooking()
    passTo(after(start, 25 * hourMs))
    const operator = await app.pool.connect()
    await operator.query('begin')
    await operator.query('select from users where id = $1 for update', [host.user._id])
    const moving = move()
    await untilSomebodyWaits()
    const suspension = `update users set suspended_at = $2, suspended_because = '' where id = $1`
    await operator.query(suspension, [host.user._id, app.clock.now()])
    await operator.query('commit')
    operator.release()
    await moving
    expect(await transfersFor(id)).toBe(0)
    expect(await stateOfPayout(id)).toMatchObject({ state: 'due', attempts: 0 })
    await suspend(false)
  })

  it('waits also where the payment comes after the suspension, and the letter says so', async () => {
    const { id } = await arrange()
    const { sessionId } = await payLink(app, renter, id)
    await suspend(true)
    await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
    await app.services.jobs.runAll()
    expect(await balance()).toMatchObject({ paid: 0 })
    const [letter] = await mailTo(app, host.email)
    expect(letter?.text).toContain('on hold')
    await expectSoundBooks()
  })
})

describe('a booking of a suspended host', () => {
  it('gives no link to pay, neither a new one nor the one that was open', async () => {
    const { id } = await arrange()
    await payLink(app, renter, id)
    await suspend(true)
    const refused = await app.post('/booking/create-payment-link', { bookingId: id }, renter)
    expect([refused.status, refused.body.code]).toEqual([409, 'host_suspended'])
    const state = await app.get(`/booking/${id}/payment`, renter)
    expect(state.body.data).toMatchObject({ canPay: false, onHold: true })
    const [letter] = await mailTo(app, renter.email)
    expect(letter?.text).toContain('You cannot pay for it meanwhile')
    await suspend(false)
    expect((await payLink(app, renter, id)).url).toContain('http')
  })

  it('goes on where the operator lets it, and is given back where not', async () => {
    const { id } = await paidBooking()
    const operator = await again(app)
    const early = await app.post(`/admin/bookings/${id}/let-run`, undefined, operator)
    expect([early.status, early.body.code]).toEqual([409, 'booking_changed'])
    await suspend(true)
    const allowed = await app.post(`/admin/bookings/${id}/let-run`, undefined, operator)
    expect(allowed.status).toBe(200)
    const person = (await app.get(`/admin/people/${host.user._id}`, operator)).body.data
    expect(person).toMatchObject({
      suspendedBecause: 'Complaints.',
      heldPayouts: { count: 1 },
      bookings: [{ _id: id, letRunAt: expect.any(String) }],
    })
    expect((await mailTo(app, renter.email))[0]?.subject).toContain('stands')
    const cancel = { approvalStatus: 'disapproved', reason: 'The partner is suspended.' }
    const cancelled = await app.patch(`/booking/${id}`, cancel, operator)
    expect(cancelled.body.data.refund).toMatchObject({ feePence: 0 })
    await app.services.jobs.runAll()
    await expectSoundBooks()
  })
})
