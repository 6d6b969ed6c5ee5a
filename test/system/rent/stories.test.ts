import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { openEnd } from '#foundation/rules/time/open-end.ts'
import { after } from '#foundation/rules/time/time.ts'
import { accountFor, trouble, troubled } from '#payments/server/sending/money-stories.fixture.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { copyRow } from '#test/copy-row.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { expectWholeBooks } from '#test/whole-books.ts'
import { forgetRent, type RentWorld, rent, rentStep, settleRent } from './stories.fixture.ts'

const runs = Number(process.env.RENT_RUNS ?? (process.env.FAULTS === 'all' ? 1000 : 15))
const begin = new Date('2027-03-02T09:00:00Z')
const rate = 100

let app: TestApp
let owner: Person
let renter: Person
let original: string
beforeAll(async () => {
  app = await testApp({}, { provider: troubled })
  owner = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  const terms = { services: [], bookingNotice: 'none', monthlyRate: rate, rolling: true }
  original = (await approvedListing(app, owner, terms))._id
})
afterAll(() => app.close())

async function newWorld(): Promise<RentWorld> {
  app.clock.moveTo(begin)
  Object.assign(trouble, { hostsAreShort: false, cutOff: 0 })
  const of = (role: string) => ({ email: `${role}-${crypto.randomUUID()}@people.test` })
  const hostId = await copyRow(app.pool, 'users', owner.user._id, of('host'))
  const renterId = await copyRow(app.pool, 'users', renter.user._id, of('renter'))
  const terms = { host_id: hostId, storage_number: 1, auto_approve: true }
  const listing = await copyRow(app.pool, 'listing', original, terms)
  const account = await accountFor(app, hostId)
  return rent({ app, renterId, hostId, account, listing, bookings: [] }, rate)
}

/** What was paid for each month, minus what was refunded. */
async function paidMonths({ model }: RentWorld) {
  const { rows } = await app.pool.query(
    `select coalesce(month, $2) as month, sum(amount - coalesce(
       (select sum(amount) from money_movement
        where payment_id = payment.id and kind = 'refund' and state = 'done'), 0))::int as pence
     from payment where booking_id = $1 and state = 'paid'
     group by 1 having sum(amount - coalesce(
       (select sum(amount) from money_movement
        where payment_id = payment.id and kind = 'refund' and state = 'done'), 0)) <> 0
     order by 1`,
    [model.id, model.first.toString()],
  )
  return rows as { month: string; pence: number }[]
}

async function cashOf({ account }: RentWorld): Promise<number> {
  const { rows } = await app.pool.query(
    `select coalesce(sum(pence), 0)::int as cash from sandbox.book where account = $1`,
    [account],
  )
  return rows[0].cash
}

/** With 7.5% tax, in whole pounds. */
const withTax = (pounds: number) => Math.round((pounds * 1075) / 1000) * 100

async function expectAgreement(world: RentWorld): Promise<void> {
  const now = app.clock.now()
  const months = world.model.months(now)
  expect(await paidMonths(world)).toEqual(
    months.map(({ month, rate: pounds, share }) => ({
      month,
      pence: Math.round(withTax(pounds) * share),
    })),
  )
  const released = months.filter(({ start }) => after(start, 24 * hourMs) <= now)
  const net = ({ rate: pounds, share }: { rate: number; share: number }) => {
    const subtotal = Math.round(pounds * 100 * share)
    return subtotal - Math.round(subtotal / 5)
  }
  expect(await cashOf(world)).toBe(released.reduce((sum, one) => sum + net(one), 0))
  const { rows } = await app.pool.query(
    'select arrears_at, ends_at, notice_by from booking where id = $1',
    [world.model.id],
  )
  const { by: notice_by = null, end: ends_at = openEnd } = world.model
  expect(rows).toEqual([{ arrears_at: null, notice_by, ends_at }])
}

describe('rent, held against a plain model', () => {
  it(`is every month its price and no other, in ${runs} random stories`, async () => {
    const story = fc.array(rentStep, { minLength: 4, maxLength: 20, size: 'max' })
    const agrees = fc.asyncProperty(story, async steps => {
      const world = await newWorld()
      for (const deed of steps) await deed(world)
      await settleRent(world)
      await expectAgreement(world)
      await expectWholeBooks(app)
      await forgetRent(world)
    })
    await fc.assert(agrees, { numRuns: runs })
  }, 7_200_000)
})
