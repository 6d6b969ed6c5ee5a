import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pence } from '#foundation/rules/money.ts'
import { firstPolicy } from '#foundation/rules/policy.ts'
import type { PolicyChange } from '#foundation/rules/policy-values.ts'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking, recordPaid } from '#test/bookings.ts'
import { anOperator, type Person, signUp } from '#test/factories.ts'
import { approvedBooking, onboard, payLink } from '#test/money.ts'
import { adoptTerms, changeOf, currentTerms, tenHoursWish } from '#test/policy.ts'
import { brokenInvariants } from './books/invariants-table.ts'
import { sharesOfBooking } from './ledger/ledger-table.ts'
import { lockObject } from './sandbox/sandbox-table.ts'
import { closeDispute, openDispute } from './sandbox/sessions.ts'
import { refundPart } from './sending/refund-part.ts'

let app: TestApp
let operator: { token: string }
let host: Person
let renter: Person

beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  operator = await anOperator(app)
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
})
afterAll(() => app.close())

const adopt = (changes: Partial<PolicyChange>) => adoptTerms(app, operator, changes)

/** A paid booking whose partner keeps £20, cancelled in time. */
async function cancelledBooking(): Promise<string> {
  expect((await adopt({ feeKeptBy: 'host', cancellationFee: 2000 })).status).toBe(201)
  const { id } = await approvedBooking(app, { host, renter }, { days: 3, hours: 40 })
  await adopt({ feeKeptBy: 'platform' })
  const { sessionId } = await payLink(app, renter, id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await app.services.jobs.runAll()
  expect((await app.patch(`/booking/cancel/${id}`, {}, renter)).status).toBe(200)
  await app.services.jobs.runAll()
  return id
}

/** The bank of the renter takes £5 of what was paid. */
async function loseDispute(bookingId: string): Promise<void> {
  const { rows } = await app.pool.query('select charge_id from payment where booking_id = $1', [
    bookingId,
  ])
  const work = { now: app.clock.now(), publicUrl: app.services.config.publicUrl }
  const { id } = await transaction(app.db, async tx => {
    const charge = (await lockObject(tx, rows[0].charge_id)) ?? expect.unreachable()
    return openDispute({ tx, ...work }, { ...charge, amount: 500 })
  })
  await app.services.jobs.runAll()
  await transaction(app.db, tx => closeDispute({ tx, ...work }, id, 'lost'))
  await app.services.jobs.runAll()
}

const giveBackFive = (id: string) =>
  transaction(app.db, tx =>
    refundPart(tx, systemContext(app.services, 'test'), id, pence(500), {
      subject: crypto.randomUUID(),
      reason: 'dispute',
    }),
  )

describe('the cancellation fee', () => {
  beforeAll(() => onboard(app, host))

  it.each([
    { why: 'a dispute between the two sides', giveBack: giveBackFive },
    { why: 'a dispute at a bank', giveBack: loseDispute },
  ])('stays the partner’s alone after $why took part of it', async ({ giveBack }) => {
    const id = await cancelledBooking()
    await giveBack(id)
    await app.services.jobs.runAll()
    const kept = { host: 1500, commission: 0, tax: 0, rounding: 0 }
    expect(await sharesOfBooking(app.db, id)).toEqual(kept)
    expect(await brokenInvariants(app.db)).toEqual([])
  })

  it('is the partner’s where the terms of the booking say so, and is paid out to them', async () => {
    const id = await cancelledBooking()
    expect((await sharesOfBooking(app.db, id)).host).toBe(2000)
    const { rows } = await app.pool.query(
      `select amount from money_movement
       where booking_id = $1 and kind = 'payout' and state <> 'dropped'`,
      [id],
    )
    expect(rows.map(({ amount }) => Number(amount))).toEqual([2000])
    expect(await brokenInvariants(app.db)).toEqual([])
  })
})

describe('packing', () => {
  it('is a line of the price where it costs something, and nothing where it does not', async () => {
    const wish = { ...(await tenHoursWish(app, host)), packing: true }
    await adopt({ taxRate: 0.075, packingPrice: 1500 })
    const paid = (await app.post('/booking/quote', wish, renter)).body.data
    expect(paid).toMatchObject({ subtotal: 115, tax: 8.63, total: 124 })
    expect(paid.lines).toContainEqual({
      kind: 'packing',
      label: 'Packing',
      amount: 15,
      amountPence: 1500,
    })
    const { body } = await app.post('/booking', { ...wish, price: 124 }, renter)
    const seen = (await app.get(`/booking/${body.data._id}`, host)).body.data
    expect(seen.earnings).toMatchObject({ gross: 115, commission: 23, net: 92 })
    await adopt({ packingPrice: 0 })
    const free = (await app.post('/booking/quote', wish, renter)).body.data
    expect(free).toMatchObject({ subtotal: 100, total: 108 })
  })
})

describe('the replay of the last 90 days', () => {
  it('comes to what was worked out by hand', async () => {
    const alone = await testApp({ FLOOD_LIMIT: '100000' })
    try {
      const parties = {
        host: await signUp(alone, { role: 'partner' }),
        renter: await signUp(alone, { role: 'customer' }),
      }
      const admin = await anOperator(alone)
      const paid = async (hours: number) => {
        const booking = await askedBooking(alone, parties, { hours })
        await alone.patch(`/booking/${booking.id}`, { approvalStatus: 'approved' }, parties.host)
        await recordPaid(alone, booking.id)
        return booking
      }
      await paid(10)
      const gone = await paid(20)
      await alone.patch(`/booking/cancel/${gone.id}`, undefined, parties.renter)
      await askedBooking(alone, parties, { hours: 30 })
      const change = {
        ...changeOf(firstPolicy),
        taxRate: 0.1,
        commissionRate: 0.25,
        cancellationFee: 3000,
      }
      const answer = await alone.post('/admin/policy/replay', { since: '2026-11', change }, admin)
      expect(answer.body.data).toMatchObject({
        days: 90,
        asked: 3,
        lookedAt: 3,
        paid: 2,
        changed: 2,
        // £100 and £200 of rent give £107.50 and £215. The first is rounded to £108.
        before: {
          price: 32_300,
          tax: 750,
          commission: 2000,
          hosts: 8000,
          refunds: 19_500,
          fees: 2000,
        },
        // £110 and £220, and all but £30 is refunded.
        after: {
          price: 33_000,
          tax: 1000,
          commission: 2500,
          hosts: 7500,
          refunds: 19_000,
          fees: 3000,
        },
      })
      expect(answer.body.data.greatest.map((one: { _id: string }) => one._id)[0]).toBe(gone.id)
    } finally {
      await alone.close()
    }
  })

  it('adopts nothing', async () => {
    const before = (await app.get('/admin/policy', operator)).body.data.length
    const current = await currentTerms(app)
    const change = { ...changeOf(current), cancellationFee: 0 }
    const body = { since: current.version, change }
    expect((await app.post('/admin/policy/replay', body, operator)).status).toBe(200)
    expect((await app.get('/admin/policy', operator)).body.data).toHaveLength(before)
  })
})
