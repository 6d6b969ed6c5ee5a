import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { type Pence, pence, sumPence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { isKeyOld } from '../attempts/is-key-old.ts'
import { findPayment } from '../attempts/payments-table.ts'
import { faultWords, providerFault } from '../attempts/provider-fault.ts'
import { outsideRefunds } from '../ledger/ledger-table.ts'
import { changeMovementIfAllowed } from '../movements/change-movement.ts'
import {
  cashOf,
  findMovement,
  lockMovement,
  type MovementRow,
  wasSentBefore,
} from '../movements/movements-table.ts'
import { countOutside } from '../movements/set-off-table.ts'
import { findPayee } from '../payees/payees-table.ts'
import { finishMovement } from './finish-movement.ts'
import { lookUpMovement } from './look-up-movement.ts'
import { type MovementOutcome, outcomeOf } from './sync-refund.ts'

const refusalsBeforeGivingUp = 5
const paidByHand = 'the payout was paid by hand'

/**
 * Sends a movement that this process has claimed. The key is the movement's id, so repeating it
 * after a crash gives the answer of the first call.
 */
export async function sendMovement(ctx: Context, movement: MovementRow): Promise<Sent> {
  try {
    return { movement, outcome: await call(ctx, movement) }
  } catch (error) {
    const why = faultWords(error)
    ctx.log.warn({ movement: movement.id, attempts: movement.attempts, why }, 'money has to wait')
    const isOver =
      providerFault(error, movement.kind) === 'refused' &&
      movement.attempts >= refusalsBeforeGivingUp
    if (!isOver) return { movement, outcome: { is: 'waiting', why } }
    const failed: MovementOutcome = { is: 'failed', providerId: null, why }
    const outcome = (await lookUpMovement(ctx, movement).catch(() => undefined)) ?? failed
    return { movement, outcome }
  }
}

/** A call to the provider and its result. */
export interface Sent {
  movement: MovementRow
  outcome: MovementOutcome | { is: 'waiting'; why: string }
}

export async function finishSent(
  tx: Db,
  ctx: Context,
  { movement: { id }, outcome }: Sent,
): Promise<void> {
  if (outcome.is !== 'waiting') return finishMovement(tx, ctx, id, outcome)
  const movement = await lockMovement(tx, id)
  const cause = { by: 'provider', set: { last_error: outcome.why } } as const
  if (movement) await changeMovementIfAllowed(tx, ctx, movement, 'wait', cause)
}

async function call(ctx: Context, movement: MovementRow): Promise<MovementOutcome> {
  const given = movement.kind === 'refund' ? await refundedOutside(ctx, movement) : 0
  const isOld = isKeyOld(movement, ctx.now)
  const mayBeMade = movement.attempts > 1 && (isOld || given !== 0)
  const known = mayBeMade ? await lookUpMovement(ctx, movement) : undefined
  if (known) return known
  if (given !== 0) return sendRefund(ctx, await countRefundedOutside(ctx, movement))
  if (movement.kind === 'refund') return sendRefund(ctx, movement)
  if (cashOf(movement) === 0) return { is: 'done', providerId: null }
  return movement.kind === 'payout' ? sendPayout(ctx, movement) : sendReversal(ctx, movement)
}

/**
 * What was given back of its payment in the provider's dashboard, including what this refund has
 * counted before.
 */
async function refundedOutside(ctx: Context, refund: MovementRow): Promise<Pence> {
  const outside = await outsideRefunds(ctx.db, refund.booking_id, refund.payment_id)
  return sumPence([...outside.map(line => line.pence), refund.set_off ?? pence(0)])
}

/** Calculated again for each call, because the provider may report more at any time. */
function countRefundedOutside(ctx: Context, refund: MovementRow): Promise<MovementRow> {
  return transaction(ctx.db, async tx => {
    await findBookingMoney(tx, refund.booking_id, ctx.now, 'while deciding')
    await lockMovement(tx, refund.id)
    const outside = await outsideRefunds(tx, refund.booking_id, refund.payment_id)
    const counted = await countOutside(tx, refund, sumPence(outside.map(line => line.pence)))
    return counted ?? refund
  })
}

/** A refund of a smaller amount is a different request, so it needs a different key. */
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
  // A charge can be the source of a transfer only once. A second payout of it comes from our
  // balance.
  const [payment, payee, isAgain] = await Promise.all([
    findPayment(ctx.db, movement.payment_id),
    findPayee(ctx.db, movement.party_id),
    wasSentBefore(ctx.db, movement),
  ])
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
  if (payout?.hand_reference) return { is: 'failed', providerId: null, why: paidByHand }
  const reversal = await ctx.provider.stripe.transfers.createReversal(
    payout?.provider_id ?? '',
    { amount: cashOf(movement), metadata: metadataOf(movement) },
    keyOf(movement),
  )
  return { is: 'done', providerId: reversal.id }
}
