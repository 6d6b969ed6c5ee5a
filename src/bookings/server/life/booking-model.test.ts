import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stageAt } from '#bookings/rules/life/allowed-actions.ts'
import type { BookingStage } from '#bookings/rules/life/booking-states.ts'
import { Failure } from '#foundation/rules/errors.ts'
import { firstPolicy } from '#foundation/rules/policy.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after, overlaps } from '#foundation/rules/time/time.ts'
import { type Actor, type Context, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { copyRow } from '#test/copy-row.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { BookingModel, type ModelBooking } from '#test/models/booking-model.ts'
import { answerBooking } from '../deciding/answer-booking.ts'
import { cancelBooking } from '../deciding/cancel-booking.ts'
import { requestBooking } from '../deciding/request-booking.ts'
import { recordFailedPayment, recordPayment } from '../for-payments/record-payment.ts'
import { expireOverdue } from '../waiting/expire-bookings.ts'
import type { BookingRow } from './bookings-table.ts'
import { factsOfLife, periodOf } from './facts-of-booking.ts'

const runs = Number(process.env.MODEL_RUNS ?? 1000)
/**
 * Several stories run at once, each on its own listing, because most of the time is spent waiting
 * for the database.
 */
const lanes = 5
const begin = new Date('2027-03-01T09:00:00Z')

let app: TestApp
let host: Person
let renters: Person[]
let original: string
beforeAll(async () => {
  app = await testApp()
  host = await signUp(app, { role: 'partner' })
  renters = [await signUp(app, { role: 'customer' }), await signUp(app, { role: 'partner' })]
  const plain = { services: [], bookingDuration: '1-hour', bookingNotice: 'none', hourlyRate: 5 }
  original = (await approvedListing(app, host, plain))._id
})
afterAll(() => app.close())

/** The program, the model, and a listing that only this run uses. */
interface World {
  listing: string
  model: BookingModel
}

type Step = (world: World) => Promise<void>

const nobody = 'nobody'
const person = (index: number) => renters[index] ?? host

function as({ user }: Person, { model }: World): Context {
  const actor: Actor = {
    kind: 'person',
    id: user._id,
    role: user.role,
    isVerified: true,
    sessionId: nobody,
    authenticatedAt: model.now,
  }
  return { ...systemContext(app.services, 'model'), actor, now: model.now }
}

function asSystem({ model }: World): Context {
  return { ...systemContext(app.services, 'model'), now: model.now }
}

/** The error code, or undefined if the action succeeded. */
async function refusal(action: Promise<unknown>): Promise<string | undefined> {
  try {
    await action
    return undefined
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
}

const pick = ({ model }: World, index: number): ModelBooking | undefined =>
  model.bookings[index % Math.max(1, model.bookings.length)]

const book =
  (renter: number, inHours: number, hours: number): Step =>
  async world => {
    const { model, listing } = world
    const start = after(model.now, inHours * hourMs)
    const period = { start, end: after(start, hours * hourMs) }
    const hasRoom = model.hasRoom(period)
    const wish = {
      storageListing: listing,
      startDate: period.start.toISOString(),
      endDate: period.end.toISOString(),
      type: 'hourly' as const,
      moving: false,
      packing: false,
    }
    const asking = requestBooking(as(person(renter), world), wish)
    const refused = await refusal(asking)
    const isRepeated = model.hasJustAsked(renter, period)
    const expected = isRepeated ? 'booking_repeated' : hasRoom ? undefined : 'booking_clash'
    expect(refused).toBe(expected)
    if (!expected) model.add((await asking)._id, renter, period)
  }

const answer =
  (index: number, status: 'approved' | 'disapproved'): Step =>
  async world => {
    const booking = pick(world, index)
    if (!booking) return
    const { model } = world
    const isOver = booking.period.end <= model.now
    const wasOpen = booking.stage === 'pending'
    const expected =
      status === 'approved'
        ? wasOpen && !model.hasRoom(booking.period)
          ? 'space_taken'
          : ['pending', 'approved', 'paid'].includes(booking.stage)
            ? undefined
            : 'booking_not_open'
        : ['pending', 'approved', 'paid'].includes(booking.stage) && !isOver
          ? undefined
          : 'booking_not_open'
    const action = answerBooking(as(host, world), booking.id, { approvalStatus: status })
    expect(await refusal(action)).toBe(expected)
    if (expected) return
    if (status === 'approved' && wasOpen) model.approve(booking)
    if (status === 'disapproved') {
      model.end(booking, booking.stage === 'paid' ? 'cancelled' : 'disapproved')
    }
  }

const cancel =
  (index: number, by: number): Step =>
  async world => {
    const booking = pick(world, index)
    if (!booking) return
    const isOpen = ['pending', 'approved', 'paid'].includes(booking.stage)
    const isOver = booking.stage === 'paid' && booking.period.end <= world.model.now
    const mayCancel = isOpen && !isOver ? undefined : 'booking_not_cancellable'
    const expected = booking.renter === by ? mayCancel : 'not_found'
    expect(await refusal(cancelBooking(as(person(by), world), booking.id))).toBe(expected)
    if (!expected) world.model.end(booking, 'cancelled')
  }

const pay =
  (index: number): Step =>
  async world => {
    const booking = pick(world, index)
    if (!booking) return
    const outcomes: Partial<Record<BookingStage, string>> = {
      approved: 'recorded',
      paid: 'alreadyPaid',
    }
    const ctx = asSystem(world)
    const outcome = await transaction(app.db, tx => recordPayment(tx, ctx, booking.id))
    expect(outcome).toBe(outcomes[booking.stage] ?? 'tooLate')
    if (outcome === 'recorded') world.model.end(booking, 'paid')
  }

const decline =
  (index: number): Step =>
  async world => {
    const booking = pick(world, index)
    if (!booking) return
    await transaction(app.db, tx => recordFailedPayment(tx, asSystem(world), booking.id))
  }

const wait =
  (hours: number): Step =>
  async world => {
    world.model.moveTo(after(world.model.now, hours * hourMs))
  }

const runJobs = (): Step => async world => {
  const which = { listingId: world.listing, atMost: 50 }
  await transaction(app.db, tx => expireOverdue(tx, asSystem(world), which))
}

const index = fc.nat({ max: 5 })
const who = fc.nat({ max: 1 })
const step: fc.Arbitrary<[name: string, step: Step]> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(who, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 30 }))
      .map(([renter, inHours, hours]) =>
        named(`book ${renter} +${inHours}h ${hours}h`, book(renter, inHours, hours)),
      ),
  },
  { weight: 3, arbitrary: index.map(i => named(`approve ${i}`, answer(i, 'approved'))) },
  { weight: 1, arbitrary: index.map(i => named(`disapprove ${i}`, answer(i, 'disapproved'))) },
  {
    weight: 2,
    arbitrary: fc.tuple(index, who).map(([i, by]) => named(`cancel ${i} by ${by}`, cancel(i, by))),
  },
  { weight: 2, arbitrary: index.map(i => named(`pay ${i}`, pay(i))) },
  { weight: 1, arbitrary: index.map(i => named(`decline ${i}`, decline(i))) },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 30 }).map(hours => named(`wait ${hours}h`, wait(hours))),
  },
  { weight: 1, arbitrary: fc.constant(named('run the jobs', runJobs())) },
)

function named(name: string, action: Step): [string, Step] {
  return [name, Object.assign(action, { [fc.toStringMethod]: () => name })]
}

describe('bookings, held against a plain model', () => {
  it(`agree after every step of ${runs} random stories`, async () => {
    const story = fc.record({
      units: fc.integer({ min: 1, max: 3 }),
      autoApprove: fc.boolean(),
      steps: fc.array(step, { minLength: 1, maxLength: 14 }),
    })
    const agrees = fc.asyncProperty(story, async ({ units, autoApprove, steps }) => {
      const model = new BookingModel(units, autoApprove, begin)
      const terms = { storage_number: units, auto_approve: autoApprove }
      const world = { listing: await copyRow(app.pool, 'listing', original, terms), model }
      for (const [, action] of steps) {
        await action(world)
        await expectAgreement(world)
      }
    })
    const numRuns = Math.ceil(runs / lanes)
    await Promise.all(Array.from({ length: lanes }, () => fc.assert(agrees, { numRuns })))
  }, 600_000)
})

async function expectAgreement({ model, listing }: World): Promise<void> {
  const { rows } = await app.pool.query<BookingRow>(
    'select id, stage, expires_at, starts_at, ends_at, unit_no from booking where listing_id = $1',
    [listing],
  )
  const stages = rows.map(row => [
    row.id,
    stageAt(factsOfLife({ ...row, policy: firstPolicy }), model.now),
  ])
  expect(Object.fromEntries(stages)).toEqual(
    Object.fromEntries(model.bookings.map(({ id, stage }) => [id, stage])),
  )
  const held = rows.filter(row => row.unit_no !== null)
  for (const one of held) {
    const sharing = held.filter(
      other => other.unit_no === one.unit_no && overlaps(periodOf(one), periodOf(other)),
    )
    expect(sharing).toEqual([one])
  }
}
