import fc from 'fast-check'
import { expect } from 'vitest'
import { requestBooking } from '#bookings/server/deciding/request-booking.ts'
import { Failure } from '#foundation/rules/errors.ts'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { openEnd } from '#foundation/rules/time/open-end.ts'
import { after } from '#foundation/rules/time/time.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { announceSandbox } from '#payments/server/announce-sandbox.ts'
import { findKeptCard } from '#payments/server/cards/kept-cards-table.ts'
import { chargeRent } from '#payments/server/charging/charge-rent.ts'
import { createPaymentLink } from '#payments/server/paying/create-payment-link.ts'
import { changeCardBehaviour } from '#payments/server/sandbox/kept-cards.ts'
import { payWith } from '#payments/server/sandbox/sessions.ts'
import { type CardBehaviour, cards } from '#payments/server/sandbox/test-cards.ts'
import {
  as,
  runJobs,
  sandboxWork,
  trouble,
  type World,
} from '#payments/server/sending/money-stories.fixture.ts'
import { giveNotice, takeBackNotice } from '#rent/server/give-notice.ts'
import { dropNotices } from '#rent/server/months/drop-notices.ts'
import { dropLaterPrice, setLaterPrice } from '#rent/server/set-later-price.ts'
import { midnight, monthOf, RentModel } from '#test/models/rent-model.ts'

export interface RentWorld extends World {
  model: RentModel
  /** A payment page that the renter has open and has not used. */
  openPage: string | undefined
}

export type RentStep = (world: RentWorld) => Promise<void>

/** The code of the refusal, or undefined if there was none. */
async function refusal(deed: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await deed()
    return undefined
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
}

const now = ({ app }: RentWorld) => app.clock.now()
const asRenter = (world: RentWorld) => as(world.app, world.renterId, 'customer')
const asHost = (world: RentWorld) => as(world.app, world.hostId, 'partner')
const sideOf = (world: RentWorld, by: 'renter' | 'host') =>
  by === 'renter' ? asRenter(world) : asHost(world)

export async function runRent(world: RentWorld): Promise<void> {
  for (const _ of [1, 2]) {
    await chargeRent(world.app.services)
    await dropNotices(world.app.services)
    await runJobs(world)
  }
  await noteFallenNotice(world)
}

/** What a partner gave because rent was owed falls once it is paid, unless its end has come. */
async function noteFallenNotice(world: RentWorld): Promise<void> {
  const { model, app } = world
  const { rows } = await app.pool.query('select ends_at, arrears_at from booking where id = $1', [
    model.id,
  ])
  if (!model.isShort || rows[0]?.arrears_at !== null) return
  model.isShort = false
  const falls = model.mayTakeNoticeBack('host', now(world))
  expect(rows[0]?.ends_at > (model.end ?? openEnd)).toBe(falls)
  if (falls) model.noticeFalls()
}

/** A rolling booking with its first month paid and the card kept. */
export async function rent(world: World, rate: number): Promise<RentWorld> {
  const { app, renterId, listing: storageListing } = world
  const ctx = as(app, renterId, 'customer')
  const first = monthOf(app.clock.now())
  const wish = { storageListing, startDate: first.toString(), endDate: null, rolling: true }
  const terms = { type: 'monthly', moving: false, packing: false } as const
  const { _id: id } = await requestBooking(ctx, { ...wish, ...terms })
  const { sessionId } = await createPaymentLink(ctx, { bookingId: id })
  const work = sandboxWork(app)
  await transaction(app.db, tx => payWith({ tx, ...work }, sessionId, cards.success))
  await runJobs(world)
  world.bookings.push({ id })
  app.clock.moveTo(after(app.clock.now(), 25 * hourMs))
  return { ...world, model: new RentModel(id, first, rate), openPage: undefined }
}

/** The next day on which rent is asked for, or a month begins. */
const passTime: RentStep = async world => {
  const at = now(world)
  const months = [monthOf(at), monthOf(at).add({ months: 1 })]
  const days = months.flatMap(month => [1, 3, 6, 27].map(day => midnight(month, day)))
  const next = days.map(day => after(day, 25 * hourMs)).find(day => day > at)
  world.app.clock.moveTo(next ?? at)
  await runRent(world)
}

const monthsPass =
  (months: number): RentStep =>
  async world => {
    for (let day = 0; day < months * 4; day += 1) await passTime(world)
  }

export const changeCard =
  (behaviour: CardBehaviour): RentStep =>
  async world => {
    const { app, model } = world
    const card = await findKeptCard(app.db, model.id)
    if (!card) throw new Error('No card is kept')
    await transaction(app.db, tx =>
      changeCardBehaviour({ tx, ...sandboxWork(app) }, card.method_id, behaviour),
    )
    await announceSandbox(app.services)
  }

const openPage: RentStep = async world => {
  const open = () => createPaymentLink(asRenter(world), { bookingId: world.model.id })
  try {
    world.openPage = (
      await open().catch(error => (error instanceof Failure ? null : open()))
    )?.sessionId
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}

/** What the page is for may be paid already, or not wanted any more: then the money goes back. */
const payOnPage: RentStep = async world => {
  const { app, openPage: sessionId } = world
  if (sessionId === undefined) return
  world.openPage = undefined
  const { rows } = await app.pool.query(
    `select body ->> 'status' as status from sandbox.object where id = $1`,
    [sessionId],
  )
  if (rows[0]?.status !== 'open') return
  await transaction(app.db, tx => payWith({ tx, ...sandboxWork(app) }, sessionId, cards.success))
  await announceSandbox(app.services)
}

const notice =
  (by: 'renter' | 'host'): RentStep =>
  async world => {
    const { model } = world
    const { rows } = await world.app.pool.query('select arrears_at from booking where id = $1', [
      model.id,
    ])
    const isOwed = rows[0]?.arrears_at !== null
    const may = model.mayGiveNotice(by, now(world), isOwed)
    let endsAt: string | null = null
    const refused = await refusal(async () => {
      endsAt = (await giveNotice(sideOf(world, by), model.id)).endsAt
    })
    expect(refused === undefined).toBe(may)
    if (!may) return
    model.giveNotice(by, now(world), isOwed)
    expect(endsAt).toBe(model.end?.toISOString())
  }

const takeBack =
  (by: 'renter' | 'host'): RentStep =>
  async world => {
    const { model } = world
    const refused = await refusal(() => takeBackNotice(sideOf(world, by), model.id))
    const may = model.mayTakeNoticeBack(by, now(world))
    expect(refused === undefined).toBe(may)
    if (may) model.noticeFalls()
  }

const tellPrice =
  (rate: number, ahead: number): RentStep =>
  async world => {
    const { model } = world
    const from = monthOf(now(world)).add({ months: ahead }).toString()
    const wish = { monthlyRate: rate, from }
    const refused = await refusal(() => setLaterPrice(asHost(world), model.id, wish))
    const may = model.end === undefined && !model.pending(now(world)) && ahead >= 3
    expect(refused === undefined).toBe(may)
    if (may) model.prices.push({ from, rate })
  }

const dropPrice: RentStep = async world => {
  const { model } = world
  const refused = await refusal(() => dropLaterPrice(asHost(world), model.id))
  // A renter who has left owes no later month, so its price does not matter.
  const may = model.mayTakePriceBack(now(world))
  expect(refused === undefined).toBe(may)
  if (may) model.prices.pop()
}

/** The renter has given notice and pays no more, so the partner ends it sooner. */
const bothGiveNotice: RentStep = async world => {
  await changeCard('declines later')(world)
  await notice('renter')(world)
  await monthsPass(1)(world)
  await notice('host')(world)
}

const cutOff: RentStep = async () => {
  trouble.cutOff = 1
}

function named(name: string, deed: RentStep): RentStep {
  return Object.assign(deed, { [fc.toStringMethod]: () => name })
}

const sides = fc.constantFrom('renter' as const, 'host' as const)
const behaviours = ['ok', 'declines later', 'wants authentication', 'expires soon'] as const

/** Any of the steps, likely ones more often. */
export const rentStep: fc.Arbitrary<RentStep> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(named('time passes', passTime)) },
  {
    weight: 6,
    arbitrary: fc.integer({ min: 1, max: 3 }).map(n => named(`${n} months pass`, monthsPass(n))),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...behaviours).map(card => named(`card: ${card}`, changeCard(card))),
  },
  { weight: 2, arbitrary: fc.constant(named('open the page', openPage)) },
  { weight: 2, arbitrary: fc.constant(named('pay on the page', payOnPage)) },
  { weight: 1, arbitrary: sides.map(by => named(`notice by ${by}`, notice(by))) },
  { weight: 1, arbitrary: fc.constant(named('both give notice', bothGiveNotice)) },
  { weight: 2, arbitrary: sides.map(by => named(`${by} takes it back`, takeBack(by))) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer({ min: 10, max: 300 }), fc.integer({ min: 2, max: 5 }))
      .map(([rate, ahead]) => named(`£${rate} in ${ahead} months`, tellPrice(rate, ahead))),
  },
  { weight: 1, arbitrary: fc.constant(named('price taken back', dropPrice)) },
  { weight: 1, arbitrary: fc.constant(named('cut off', cutOff)) },
)

/** All news arrives, and what is owed is taken from a card that works. */
export async function settleRent(world: RentWorld): Promise<void> {
  const { app } = world
  trouble.cutOff = 0
  await payOnPage(world)
  await changeCard('ok')(world)
  for (const minutes of [1, 6, 6, 20, 40, 80]) {
    await runRent(world)
    app.clock.moveTo(after(app.clock.now(), minutes * minuteMs))
  }
  await runRent(world)
}

/** Ends the story, so that the next one with the same clock has none of its months. */
export async function forgetRent({ app, model }: RentWorld): Promise<void> {
  await app.pool.query('update rent_month set next_try_at = null where booking_id = $1', [model.id])
}
