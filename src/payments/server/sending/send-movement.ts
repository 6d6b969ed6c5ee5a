import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { type Pence, pence, sumPence } from '#foundation/rules/money.ts'
import { hourMs } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { findPayment } from '../attempts/payments-table.ts'
import { faultWords, providerFault } from '../attempts/provider-fault.ts'
import { outsideRefunds } from '../ledger/ledger-table.ts'
import { changeMovementIfAllowed } from '../movements/change-movement.ts'
import {
  cashOf,
  countOutside,
  decideSetOff,
  findMovement,
  lockMovement,
  type MovementRow,
  wasSentBefore,
} from '../movements/movements-table.ts'
import { findPayee, lockPayee } from '../payees/payees-table.ts'
import { finishMovement } from './finish-movement.ts'
import { lookUpMovement } from './look-up-movement.ts'
import { type MovementOutcome, outcomeOf } from './sync-refund.ts'

const keysLiveMs = 23 * hourMs
const refusalsBeforeGivingUp = 5

/**
 * The call and its result, for a movement that has been taken. The key is the id of the movement,
 * so whoever repeats it after a crash gets the answer to the first call.
 */
export async function sendMovement(ctx: Context, taken: MovementRow): Promise<void> {
  const movement = taken.set_off === null ? await keepDebt(ctx, taken) : taken
  try {
    const outcome = await call(ctx, movement)
    await transaction(ctx.db, tx => finishMovement(tx, ctx, movement.id, outcome))
  } catch (error) {
    const why = faultWords(error)
    ctx.log.warn({ movement: movement.id, attempts: movement.attempts, why }, 'money has to wait')
    const isOver =
      providerFault(error, movement.kind) === 'refused' &&
      movement.attempts >= refusalsBeforeGivingUp
    if (!isOver) return wait(ctx, movement, why)
    const failed: MovementOutcome = { is: 'failed', providerId: null, why }
    const outcome = (await lookUpMovement(ctx, movement).catch(() => undefined)) ?? failed
    await transaction(ctx.db, tx => finishMovement(tx, ctx, movement.id, outcome))
  }
}

function wait(ctx: Context, { id }: MovementRow, why: string): Promise<void> {
  return transaction(ctx.db, async tx => {
    const movement = await lockMovement(tx, id)
    const cause = { by: 'provider', set: { last_error: why } } as const
    if (movement) await changeMovementIfAllowed(tx, ctx, movement, 'wait', cause)
  })
}

/** Decided before the call and never again, so that a repeated call asks for the same. */
function keepDebt(ctx: Context, payout: MovementRow): Promise<MovementRow> {
  return transaction(ctx.db, async tx => {
    await lockPayee(tx, payout.party_id)
    return decideSetOff(tx, payout)
  })
}

async function call(ctx: Context, movement: MovementRow): Promise<MovementOutcome> {
  const given = movement.kind === 'refund' ? await givenOutside(ctx, movement) : 0
  const isOld = ctx.now.getTime() - movement.created_at.getTime() > keysLiveMs
  const mayBeMade = movement.attempts > 1 && (isOld || given !== 0)
  const known = mayBeMade ? await lookUpMovement(ctx, movement) : undefined
  if (known) return known
  if (given !== 0) return sendRefund(ctx, await keepGiven(ctx, movement))
  if (movement.kind === 'refund') return sendRefund(ctx, movement)
  if (cashOf(movement) === 0) return { is: 'done', providerId: null }
  return movement.kind === 'payout' ? sendPayout(ctx, movement) : sendReversal(ctx, movement)
}

/** What somebody gave back in the provider's dashboard, or what of it was counted before. */
async function givenOutside(ctx: Context, refund: MovementRow): Promise<Pence> {
  const outside = await outsideRefunds(ctx.db, refund.booking_id)
  return sumPence([...outside.map(line => line.pence), refund.set_off ?? pence(0)])
}

/** Decided anew for each call, as the provider may hear of more at any time. */
function keepGiven(ctx: Context, refund: MovementRow): Promise<MovementRow> {
  return transaction(ctx.db, async tx => {
    await findBookingMoney(tx, refund.booking_id, ctx.now, 'while deciding')
    await lockMovement(tx, refund.id)
    const outside = await outsideRefunds(tx, refund.booking_id)
    const counted = await countOutside(tx, refund, sumPence(outside.map(line => line.pence)))
    return counted ?? refund
  })
}

/** A refund of less is another request. */
const keyOf = ({ id, kind, set_off: setOff }: MovementRow) => ({
  idempotencyKey: kind === 'refund' && setOff ? `move_${id}_${setOff}` : `move_${id}`,
})
const metadataOf = ({ id, booking_id }: MovementRow) => ({ movement_id: id, booking_id })

async function sendRefund(ctx: Context, movement: MovementRow): Promise<MovementOutcome> {
  if (cashOf(movement) === 0) return { is: 'done', providerId: null }
  const payment = await findPayment(ctx.db, movement.payment_id)
  const refund = await ctx.provider.stripe.refunds.create(
    {
      payment_intent: payment?.intent_id ?? '',
      amount: cashOf(movement),
      reason: 'requested_by_customer',
      metadata: metadataOf(movement),
    },
    keyOf(movement),
  )
  return outcomeOf(refund.status, refund.id)
}

async function sendPayout(ctx: Context, movement: MovementRow): Promise<MovementOutcome> {
  const payment = await findPayment(ctx.db, movement.payment_id)
  const payee = await findPayee(ctx.db, movement.party_id)
  // A charge is sent on once, whatever came back of it: what is paid again is paid from the balance.
  const isAgain = await wasSentBefore(ctx.db, movement)
  const source = isAgain ? {} : { source_transaction: payment?.charge_id ?? '' }
  const transfer = await ctx.provider.stripe.transfers.create(
    {
      amount: cashOf(movement),
      currency: 'gbp',
      destination: payee?.account_id ?? '',
      ...source,
      transfer_group: movement.booking_id,
      metadata: metadataOf(movement),
    },
    keyOf(movement),
  )
  return { is: 'done', providerId: transfer.id }
}

async function sendReversal(ctx: Context, movement: MovementRow): Promise<MovementOutcome> {
  const payout = await findMovement(ctx.db, movement.reverses ?? '')
  const reversal = await ctx.provider.stripe.transfers.createReversal(
    payout?.provider_id ?? '',
    { amount: cashOf(movement), metadata: metadataOf(movement) },
    keyOf(movement),
  )
  return { is: 'done', providerId: reversal.id }
}
