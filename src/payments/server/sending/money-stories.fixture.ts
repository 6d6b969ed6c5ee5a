import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { answerBooking } from '#bookings/server/deciding/answer-booking.ts'
import { cancelBooking } from '#bookings/server/deciding/cancel-booking.ts'
import { requestBooking } from '#bookings/server/deciding/request-booking.ts'
import { Failure } from '#foundation/rules/errors.ts'
import { pence } from '#foundation/rules/money.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Context, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Send } from '#foundation/server/provider/open-provider.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { sellerDetails } from '#test/money.ts'
import { announceSandbox } from '../announce-sandbox.ts'
import { payByHand } from '../desk/pay-by-hand.ts'
import { leftToGiveBack } from '../movements/left-to-give-back.ts'
import { createAccountLink } from '../payees/create-account-link.ts'
import { findPayee } from '../payees/payees-table.ts'
import { saveSellerDetails } from '../payees/seller-details.ts'
import { createPaymentLink } from '../paying/create-payment-link.ts'
import { finishOnboarding } from '../sandbox/accounts.ts'
import { lockObject } from '../sandbox/sandbox-table.ts'
import { closeDispute, openDispute, payWith } from '../sandbox/sessions.ts'
import { cards } from '../sandbox/test-cards.ts'
import { processWebhooks } from '../webhooks/process-webhooks.ts'
import { moveMoney } from './move-money.ts'
import { refundPart } from './refund-part.ts'

/**
 * What goes wrong at the provider in this story: hosts without money, and calls that are cut off.
 */
export const trouble = { hostsAreShort: false, cutOff: 0 }

export function troubled(sandbox: Send): Send {
  return async request => {
    const isReversal = request.url.endsWith('/reversals') && request.method === 'POST'
    if (trouble.hostsAreShort && isReversal) {
      const error = { type: 'invalid_request_error', code: 'balance_insufficient', message: 'no' }
      return Response.json({ error }, { status: 400 })
    }
    const answer = await sandbox(request)
    if (request.method === 'POST' && trouble.cutOff > 0) {
      trouble.cutOff -= 1
      throw new TypeError('the connection was cut')
    }
    return answer
  }
}

/** A host who is in no other story, with one space and one account. */
export interface World {
  app: TestApp
  renterId: string
  hostId: string
  account: string
  listing: string
  bookings: { id: string }[]
}

export type Step = (world: World) => Promise<void>

export function as(app: TestApp, id: string, role: 'partner' | 'customer'): Context {
  const ctx = systemContext(app.services, 'model')
  const authenticatedAt = ctx.now
  const actor = {
    kind: 'person',
    id,
    role,
    isVerified: true,
    sessionId: '',
    authenticatedAt,
  } as const
  return { ...ctx, actor }
}

export const sandboxWork = (app: TestApp) => ({
  now: app.clock.now(),
  publicUrl: app.services.config.publicUrl,
})

/** Sets up the payouts of a host, and answers their account with the provider. */
export async function accountFor(app: TestApp, hostId: string): Promise<string> {
  const host = as(app, hostId, 'partner')
  await createAccountLink(host, 'bank-details')
  const account = (await findPayee(app.db, hostId))?.account_id ?? ''
  const work = sandboxWork(app)
  await transaction(app.db, tx => finishOnboarding({ tx, ...work }, account, 'complete'))
  await saveSellerDetails(host, { ...sellerDetails, kind: 'person' })
  return account
}

export async function runJobs({ app }: World): Promise<void> {
  await moveMoney(app.services)
  await announceSandbox(app.services)
  await processWebhooks(app.services)
}

/** Actions that the rules refuse must leave everything unchanged. */
async function tryTo(action: Promise<unknown>): Promise<void> {
  try {
    await action
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}

export const pay =
  (
    inHours: number,
    hours: number,
    card: 'success' | 'disputed' | 'refundComesBack' = 'success',
  ): Step =>
  async world => {
    const { app } = world
    const start = after(app.clock.now(), inHours * hourMs)
    const ctx = as(app, world.renterId, 'customer')
    const { _id: id } = await requestBooking(ctx, {
      storageListing: world.listing,
      startDate: start.toISOString(),
      endDate: after(start, hours * hourMs).toISOString(),
      type: 'hourly',
      moving: false,
      packing: false,
    })
    const linked = () => createPaymentLink(ctx, { bookingId: id })
    const { sessionId } = await linked().catch(linked)
    const work = sandboxWork(app)
    await transaction(app.db, tx => payWith({ tx, ...work }, sessionId, cards[card]))
    world.bookings.push({ id })
    await announceSandbox(app.services)
  }

const at = ({ bookings }: World, index: number) => bookings[index % Math.max(1, bookings.length)]

const cancel =
  (index: number, by: 'renter' | 'host'): Step =>
  async world => {
    const booking = at(world, index)
    if (!booking) return
    const { app } = world
    const action =
      by === 'renter'
        ? cancelBooking(as(app, world.renterId, 'customer'), booking.id)
        : answerBooking(as(app, world.hostId, 'partner'), booking.id, {
            approvalStatus: 'disapproved',
          })
    await tryTo(action)
  }

/** The operator gives back this share of what is left, once for each key. */
export const partBack =
  (index: number, share: number, subject: string = randomUUID()): Step =>
  async world => {
    const booking = at(world, index)
    if (!booking) return
    const { app } = world
    const ctx = systemContext(app.services, 'model')
    await tryTo(
      transaction(app.db, async tx => {
        const left = await leftToGiveBack(tx, booking.id)
        const amount = pence(Math.ceil(left * share))
        await refundPart(tx, ctx, booking.id, amount, { subject, reason: 'dispute' })
      }),
    )
  }

const dispute =
  (index: number): Step =>
  async world => {
    const { app } = world
    const { rows } = await app.pool.query(
      `select charge_id from payment join sandbox.object charge on charge.id = charge_id
       where booking_id = $1 and body ->> 'disputed' = 'false'`,
      [at(world, index)?.id],
    )
    if (rows.length === 0) return
    await transaction(app.db, async tx => {
      const charge = await lockObject(tx, rows[0].charge_id)
      if (charge) await openDispute({ tx, ...sandboxWork(app) }, charge)
    })
  }

export const decide =
  (status: 'won' | 'lost'): Step =>
  async world => {
    const { app } = world
    const { rows } = await app.pool.query(
      `select provider_id from dispute where state = 'open' and booking_id = any($1::uuid[])`,
      [world.bookings.map(({ id }) => id)],
    )
    for (const { provider_id: id } of rows) {
      await transaction(app.db, tx => closeDispute({ tx, ...sandboxWork(app) }, id, status))
    }
  }

/** The operator pays every refund that came back, from our own bank. */
export const payOwed: Step = async ({ app, bookings }) => {
  const { rows } = await app.pool.query(
    `select id from money_movement
     where kind = 'refund' and state = 'failed' and booking_id = any($1::uuid[])`,
    [bookings.map(({ id }) => id)],
  )
  const ctx = systemContext(app.services, 'model')
  for (const { id } of rows)
    await tryTo(payByHand(ctx, { kind: 'refund', id, reference: `by hand ${id}` }))
}

const wait =
  (ms: number): Step =>
  async ({ app }) => {
    app.clock.moveTo(after(app.clock.now(), ms))
  }

const short =
  (hostsAreShort: boolean): Step =>
  async () => {
    trouble.hostsAreShort = hostsAreShort
  }
const cutOff = (): Step => async () => {
  trouble.cutOff = 1
}
const work = (): Step => runJobs

function named(name: string, action: Step): Step {
  return Object.assign(action, { [fc.toStringMethod]: () => name })
}

const index = fc.nat({ max: 4 })
const hours = fc.integer({ min: 1, max: 60 })
/** Any action. Likely ones come more often. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        hours,
        hours,
        fc.constantFrom(...(['success', 'success', 'disputed', 'refundComesBack'] as const)),
      )
      .map(([wait, long, card]) => named(`${card} in ${wait} for ${long}`, pay(wait, long, card))),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(index, fc.constantFrom('renter' as const, 'host' as const))
      .map(([i, by]) => named(`${by} cancels ${i}`, cancel(i, by))),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(index, fc.constantFrom(0.01, 0.3, 0.5, 1))
      .map(([i, share]) => named(`${share} of ${i} back`, partBack(i, share))),
  },
  { weight: 2, arbitrary: index.map(i => named(`dispute ${i}`, dispute(i))) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('won' as const, 'lost' as const).map(s => named(s, decide(s))),
  },
  { weight: 4, arbitrary: hours.map(h => named(`wait ${h}h`, wait(h * hourMs))) },
  { weight: 2, arbitrary: fc.boolean().map(b => named(`hosts short: ${b}`, short(b))) },
  { weight: 1, arbitrary: fc.constant(named('cut off', cutOff())) },
  { weight: 1, arbitrary: fc.constant(named('pay what came back', payOwed)) },
  { weight: 5, arbitrary: fc.constant(named('work', work())) },
)
