import type Stripe from 'stripe'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { newId } from '#foundation/server/new-id.ts'
import type { PaymentRow } from '../attempts/payments-table.ts'
import { type DisputeRow, lockDispute } from '../movements/disputes-table.ts'
import { lockMovementsOfPayment } from '../movements/movements-table.ts'
import { paymentOfCharge } from '../paying/payment-of-charge.ts'
import { settleIfCancelled } from '../sending/settle-cancelled.ts'
import { beginDispute, changeDispute } from './change-dispute.ts'
import type { DisputeGiven } from './dispute-consequences.ts'

/** Asks the provider how a dispute stands and applies the answer. */
export async function syncDispute(ctx: Context, disputeId: string): Promise<void> {
  const dispute = await ctx.provider.stripe.disputes.retrieve(disputeId)
  const payment = await paymentOfCharge(ctx, dispute)
  if (payment) await transaction(ctx.db, tx => apply(tx, ctx, payment, dispute))
}

async function apply(
  tx: Db,
  ctx: Context,
  payment: PaymentRow,
  dispute: Stripe.Dispute,
): Promise<void> {
  await findBookingMoney(tx, payment.booking_id, ctx.now, 'while deciding')
  const known = await lockDispute(tx, dispute.id)
  if (!known && movesNoMoney(dispute)) return
  // Refunds that a cancellation promised must exist first, so that the dispute can hold or drop
  // them.
  await settleIfCancelled(tx, ctx, payment.booking_id)
  const row = known ?? (await open(tx, ctx, payment, dispute))
  if (row.state !== 'open') return
  const event = decisionOf(dispute)
  if (event) await changeDispute(tx, ctx, row, event, await givenFor(tx, ctx, payment))
}

function decisionOf(dispute: Stripe.Dispute): 'win' | 'lose' | undefined {
  if (dispute.status === 'prevented') return isTaken(dispute) ? 'lose' : 'win'
  return decisions[dispute.status]
}

const decisions: Partial<Record<Stripe.Dispute.Status, 'win' | 'lose'>> = {
  won: 'win',
  lost: 'lose',
  warning_closed: 'win',
}

/** A bank that only asks has taken nothing. The provider says so if it becomes a dispute. */
function movesNoMoney(dispute: Stripe.Dispute): boolean {
  return dispute.status === 'prevented' ? !isTaken(dispute) : asksOnly.has(dispute.status)
}

/**
 * A dispute is prevented in one of two ways: the bank was content with what it was shown, or the
 * provider let it have the money at once. Only what was taken tells which.
 */
function isTaken({ balance_transactions: moved }: Stripe.Dispute): boolean {
  return moved.reduce((sum, { amount }) => sum + amount, 0) < 0
}

const asksOnly: ReadonlySet<Stripe.Dispute.Status> = new Set([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
])

async function open(
  tx: Db,
  ctx: Context,
  payment: PaymentRow,
  dispute: Stripe.Dispute,
): Promise<Locked<DisputeRow>> {
  const row: DisputeRow = {
    id: newId(ctx.now),
    provider_id: dispute.id,
    payment_id: payment.id,
    booking_id: payment.booking_id,
    state: 'open',
    amount: pence(dispute.amount),
    reason: dispute.reason,
    opened_at: ctx.now,
    closed_at: null,
  }
  return beginDispute(tx, ctx, row, await givenFor(tx, ctx, payment))
}

async function givenFor(tx: Db, ctx: Context, payment: PaymentRow): Promise<DisputeGiven> {
  const booking = await findBookingMoney(tx, payment.booking_id, ctx.now)
  if (!booking) throw new Error(`Payment ${payment.id} is for no booking`)
  return { booking, payment, movements: await lockMovementsOfPayment(tx, payment) }
}
