import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstPolicy } from '#foundation/rules/policy.ts'
import { dayMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { shareOf, splitPayment } from '#payments/rules/split.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { copyRow } from '#test/copy-row.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { brokenInvariants } from '../books/invariants-table.ts'
import {
  accountFor,
  decide,
  pay,
  payOwed,
  runJobs,
  step,
  trouble,
  troubled,
  type World,
} from '../sending/money-stories.fixture.ts'
import { balanceOfAccount } from './ledger-table.ts'

const runs = Number(process.env.MONEY_RUNS ?? (process.env.FAULTS === 'all' ? 1000 : 25))
const begin = new Date('2027-03-01T09:00:00Z')

let app: TestApp
let owner: Person
let renter: Person
let original: string
beforeAll(async () => {
  app = await testApp({}, { provider: troubled })
  owner = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  const terms = { services: [], bookingDuration: '1-hour', bookingNotice: 'none', hourlyRate: 10 }
  original = (await approvedListing(app, owner, terms))._id
})
afterAll(() => app.close())

async function newWorld(): Promise<World> {
  app.clock.moveTo(begin)
  Object.assign(trouble, { hostsAreShort: false, cutOff: 0 })
  const email = `${crypto.randomUUID()}@people.test`
  const hostId = await copyRow(app.pool, 'users', owner.user._id, { email })
  const terms = { host_id: hostId, storage_number: 20, auto_approve: true }
  const listing = await copyRow(app.pool, 'listing', original, terms)
  const account = await accountFor(app, hostId)
  const world = { app, renterId: renter.user._id, hostId, account, listing, bookings: [] }
  await runJobs(world)
  return world
}

/** What the host should have in the end: their share of everything that was not refunded. */
async function earnedBy({ bookings }: World): Promise<number> {
  const { rows } = await app.pool.query(
    `select subtotal, tax, total,
       total - given_back - coalesce(refund + refund_fee, 0) as kept,
       exists (select from dispute where booking_id = booking.id and state = 'lost') as lost
     from booking where id = any($1::uuid[]) and paid_at is not null`,
    [bookings.map(({ id }) => id)],
  )
  return rows.reduce(
    (sum, row) =>
      sum + (row.lost ? 0 : shareOf(splitPayment({ ...row, policy: firstPolicy }), row.kept).host),
    0,
  )
}

async function moneyOf({ hostId, account, bookings }: World) {
  const { rows } = await app.pool.query(
    `select coalesce(sum(pence), 0)::int as cash from sandbox.book where account = $1`,
    [account],
  )
  const { rows: open } = await app.pool.query(
    `select kind, state, last_error from money_movement
     where booking_id = any($1::uuid[]) and state not in ('done', 'dropped')`,
    [bookings.map(({ id }) => id)],
  )
  return {
    cash: rows[0].cash as number,
    debt: await balanceOfAccount(app.db, `debt:${hostId}`),
    owed: await balanceOfAccount(app.db, `host:${hostId}`),
    open,
  }
}

async function expectSameBooks(): Promise<void> {
  const { rows } = await app.pool.query(
    `select (select coalesce(sum(pence), 0) from ledger_line)::int as total,
       (select coalesce(sum(pence), 0) from ledger_line where account = 'clearing')::int as ours,
       (select coalesce(sum(pence), 0) from sandbox.book where account = 'platform')::int as theirs`,
  )
  expect(rows[0]).toEqual({ total: 0, ours: rows[0].theirs, theirs: rows[0].theirs })
}

/** Runs until nothing is left to do. Failed work is repeated with growing pauses. */
async function letMoneyArrive(world: World): Promise<void> {
  await runJobs(world)
  await decide('lost')(world)
  app.clock.moveTo(after(app.clock.now(), 10 * dayMs))
  for (const minutes of [1, 1, 1, 1, 1, 2, 4, 8, 16, 32]) {
    await runJobs(world)
    app.clock.moveTo(after(app.clock.now(), minutes * minuteMs))
  }
  await runJobs(world)
  await payOwed(world)
}

describe('money, held against a plain model', () => {
  it(`ends to the penny where it should, in ${runs} random stories`, async () => {
    const story = fc.array(step, { minLength: 1, maxLength: 14 })
    const addsUp = fc.asyncProperty(story, async steps => {
      const world = await newWorld()
      for (const action of steps) await action(world)
      expect(await brokenInvariants(app.db)).toEqual([])
      await letMoneyArrive(world)
      const end = await moneyOf(world)
      expect(end).toMatchObject({ open: [], owed: 0, cash: (await earnedBy(world)) + end.debt })
      await pay(1, Math.ceil(end.debt / 800) + 1)(world)
      await letMoneyArrive(world)
      const later = await moneyOf(world)
      expect(later).toEqual({ open: [], owed: 0, debt: 0, cash: await earnedBy(world) })
      expect(await brokenInvariants(app.db)).toEqual([])
      await expectSameBooks()
    })
    await fc.assert(addsUp, { numRuns: runs })
  }, 7_200_000)
})
