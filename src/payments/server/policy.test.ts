import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstPolicy } from '#foundation/rules/policy.ts'
import type { PolicyChange } from '#foundation/rules/policy-values.ts'
import type { Database } from '#foundation/server/database/opening/open-database.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking, recordPaid } from '#test/bookings.ts'
import { testDatabase } from '#test/database.ts'
import { anOperator, type Person, signUp } from '#test/factories.ts'
import { adoptTerms, changeOf, currentTerms, tenHoursWish } from '#test/policy.ts'

/** Two processes with one database. Terms that one adopts must reach the other. */
let database: Database
let app: TestApp
let other: TestApp
let operator: { token: string }
let host: Person
let renter: Person

beforeAll(async () => {
  database = await testDatabase()
  app = await testApp({ FLOOD_LIMIT: '100000' }, { database })
  other = await testApp({ FLOOD_LIMIT: '100000' }, { database })
  operator = await anOperator(app)
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
})
afterAll(async () => {
  await app.close()
  await other.close()
  await database.close()
})

const adopt = (changes: Partial<PolicyChange>) => adoptTerms(app, operator, changes)

describe('the terms that a program begins with', () => {
  it('are those the database holds', async () => {
    expect(await currentTerms(app)).toEqual(firstPolicy)
  })

  it('cannot be changed or taken away, by nobody', async () => {
    for (const statement of ['update policy set number = 7', 'delete from policy']) {
      await expect(database.pool.query(statement)).rejects.toThrow('append-only')
    }
  })
})

describe('new terms', () => {
  it('count for the next quote in every process, and never for a booking made before', async () => {
    const wish = await tenHoursWish(app, host)
    const shown = (await other.post('/booking/quote', wish, renter)).body.data
    expect(shown).toMatchObject({ total: 108, policyVersion: '2026-11' })
    const before = (await app.post('/booking', wish, renter)).body.data

    const { status, body } = await adopt({ taxRate: 0.2, payWindowHours: 48 })
    expect(status).toBe(201)
    expect(body.data[0]).toMatchObject({ terms: { taxRate: 0.2, taxLabel: 'Tax (20%)' } })
    expect(app.woken).toContain('refresh-cards')
    expect(await currentTerms(other)).toMatchObject({ taxRate: 0.2, payWindowHours: 48 })

    const agreed = { ...wish, price: shown.total, policyVersion: shown.policyVersion }
    const refused = await other.post('/booking', agreed, renter)
    expect([refused.status, refused.body.code]).toEqual([409, 'terms_changed'])
    const { quote } = refused.body.details
    expect(quote).toMatchObject({ total: 120, policyVersion: body.data[0].terms.version })
    const again = { ...wish, price: quote.total, policyVersion: quote.policyVersion }
    const booked = await other.post('/booking', again, { ...renter, headers: aKey() })
    expect(booked.body.data).toMatchObject({ price: 120, payWindowHours: 48 })

    const kept = (await other.get(`/booking/${before._id}`, renter)).body.data
    expect(kept).toMatchObject({ price: 108, payWindowHours: 24 })
  })

  it('are agreed to anew even where they leave the price as it was', async () => {
    const wish = await tenHoursWish(app, host)
    const shown = (await app.post('/booking/quote', wish, renter)).body.data
    await adopt({ cancellationFee: 500 })
    const agreed = { ...wish, price: shown.total, policyVersion: shown.policyVersion }
    const refused = await app.post('/booking', agreed, renter)
    expect(refused.body).toMatchObject({
      code: 'terms_changed',
      details: { quote: { total: shown.total } },
    })
  })

  it('leave the refund of a booking made before as it was promised', async () => {
    await adopt({ cancellationFee: 2000 })
    const booking = await askedBooking(app, { host, renter }, { hours: 10 })
    await app.patch(`/booking/${booking.id}`, { approvalStatus: 'approved' }, host)
    await recordPaid(app, booking.id)
    await adopt({ cancellationFee: 20_000, refundWindowHours: 0 })
    const quoted = await app.get(`/booking/cancel/${booking.id}`, renter)
    expect(quoted.body.data.refund).toMatchObject({ amount: booking.total - 20, fee: 20 })
  })

  it('are under which each of many simultaneous bookings was priced, whichever they met', async () => {
    await adopt({ taxRate: 0.1 })
    const wish = await tenHoursWish(app, host, { storageNumber: 20 })
    const asking = (from: TestApp) => from.post('/booking', wish, { ...renter, headers: aKey() })
    const asked = Array.from({ length: 12 }, (_, nth) => asking(nth % 2 === 0 ? app : other))
    const adopted = await adopt({ taxRate: 0.2 })
    expect(adopted.status).toBe(201)
    const late = await asking(other)
    const { rows } = await database.pool.query(
      `select b.total, b.tax, b.subtotal, (p.values->>'taxRate')::float as rate
       from booking b join policy p on p.version = b.policy_version
       where b.listing_id = $1`,
      [wish.storageListing],
    )
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(late.body.data.price).toBe(120)
    for (const { rate, tax, subtotal } of rows) expect(tax).toBe(Math.round(subtotal * rate))
  })

  it('are those of whoever adopts first: a proposal made of older terms is made again', async () => {
    const current = await currentTerms(app)
    const body = (fee: number) => ({
      since: current.version,
      change: { ...changeOf(current), cancellationFee: fee },
      reason: 'Two at once.',
    })
    const both = await Promise.all([
      app.post('/admin/policy', body(1100), operator),
      other.post('/admin/policy', body(1200), operator),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('say who adopted them, when and why, in the history and in the audit', async () => {
    await adopt({ commissionRate: 0.15 })
    const { body } = await app.get('/admin/policy', operator)
    const [latest] = body.data
    expect(latest).toMatchObject({
      terms: { commissionRate: 0.15 },
      reason: 'Tried out by a test.',
      adoptedBy: expect.stringMatching(/\S/),
    })
    expect(body.data.at(-1)).toMatchObject({ terms: firstPolicy, adoptedBy: null })
    const { rows } = await database.pool.query(
      `select details from audit_event where action = 'policy.adopted' and subject_id = $1`,
      [latest.terms.version],
    )
    expect(rows[0].details).toMatchObject({ commissionRate: { to: 0.15 } })
    await adopt({ commissionRate: 0.2 })
  })

  it.each<[string, Record<string, unknown>]>([
    ['a tax finer than prices are worked out', { taxRate: 0.0755 }],
    ['a commission of more than half', { commissionRate: 0.51 }],
    ['a fee of part of a penny', { cancellationFee: 20.5 }],
    ['a negative price for packing', { packingPrice: -1 }],
    ['a value that only the program may change', { roadFactor: 2 }],
    ['paying out what may still go back', { payoutDelayHours: 23, refundWindowHours: 24 }],
    ['no number at all', { taxRate: null }],
  ])('are refused with %s', async (_, changes) => {
    const { status } = await adopt(changes as Partial<PolicyChange>)
    expect([400, 422]).toContain(status)
  })

  it('are not adopted where nothing is new', async () => {
    expect((await adopt({})).body.code).toBe('nothing_to_adopt')
  })

  it('are the operator’s to propose and to adopt, and need a recent password', async () => {
    const current = await currentTerms(app)
    const body = { since: current.version, change: changeOf(current), reason: 'Because I can.' }
    for (const person of [host, renter]) {
      expect((await app.get('/admin/policy', person)).status).toBe(403)
      expect((await app.post('/admin/policy', body, person)).status).toBe(403)
      expect((await app.post('/admin/policy/replay', body, person)).status).toBe(403)
    }
    await typedPassword('11 minutes')
    const stale = await adopt({ cancellationFee: 4000 })
    expect([stale.status, stale.body.code]).toEqual([403, 'reauth_required'])
    await typedPassword('0 minutes')
  })
})

const typedPassword = (ago: string) =>
  database.pool.query('update session set authenticated_at = now() - $1::interval', [ago])

const aKey = () => ({ 'idempotency-key': crypto.randomUUID() })
