import type Stripe from 'stripe'
import { findBookingMoney } from '#bookings/server/find-booking-money.ts'
import { flagDispute } from '#bookings/server/flag-dispute.ts'
import { pence, sumPence } from '#foundation/rules/money.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { postings } from '#payments/rules/ledger.ts'
import { splitPayment } from '#payments/rules/split.ts'
import { announceDispute } from './announce-movement.ts'
import { closeDisputeRow, type DisputeRow, lockDispute } from './disputes-table.ts'
import {
  hasComeBack,
  insertMovements,
  lockMovementsOfBooking,
  type MovementRow,
  moveMovement,
  paidAgain,
} from './movements-table.ts'
import { paymentOfCharge } from './payment-of-charge.ts'
import type { PaymentRow } from './payments-table.ts'
import { postEntry } from './post-entry.ts'
import { isUnwound, settleIfCancelled } from './settle-cancelled.ts'
import { reverse, takeBackPayouts } from './take-back-payouts.ts'

/** The renter's bank takes a payment back, for good or until it has decided (D138). */
export async function syncDispute(ctx: Context, disputeId: string): Promise<void> {
  const dispute = await ctx.provider.stripe.disputes.retrieve(disputeId)
  const payment = await paymentOfCharge(ctx, dispute)
  if (payment) await transaction(ctx.db, tx => apply(tx, ctx, payment, dispute))
}

async function movementsOf(tx: Db, row: DisputeRow): Promise<MovementRow[]> {
  const movements = await lockMovementsOfBooking(tx, row.booking_id)
  return movements.filter(({ payment_id: paymentId }) => paymentId === row.payment_id)
}

async function apply(
  tx: Db,
  ctx: Context,
  payment: PaymentRow,
  dispute: Stripe.Dispute,
): Promise<void> {
  // What a cancellation promised is owed first, so that it is held or dropped with the rest.
  await settleIfCancelled(tx, ctx, payment.booking_id)
  const row = await lockDispute(tx, {
    id: newId(ctx.now),
    provider_id: dispute.id,
    payment_id: payment.id,
    booking_id: payment.booking_id,
    state: 'open',
    amount: pence(dispute.amount),
    reason: dispute.reason,
    opened_at: ctx.now,
    closed_at: null,
  })
  const isNew = await post(tx, ctx, row, 'dispute_opened', postings.disputeOpened(row.amount))
  if (isNew) await open(tx, ctx, row)
  if (row.state !== 'open') return
  if (dispute.status === 'won') await win(tx, ctx, row)
  if (dispute.status === 'lost') await lose(tx, ctx, row, payment)
}

async function open(tx: Db, ctx: Context, row: DisputeRow): Promise<void> {
  const movements = await movementsOf(tx, row)
  for (const { id } of movements.filter(one => !hasComeBack(one))) {
    await moveMovement(tx, id, ['due', 'failed'], { state: 'held' })
  }
  await reverse(
    tx,
    ctx,
    movements.filter(({ kind }) => kind === 'payout'),
  )
  await flagDispute(tx, ctx, { bookingId: row.booking_id, disputed: true })
  await note(tx, ctx, row, 'payment.disputed')
  await announceDispute(tx, ctx, row, 'opened')
}

/** What was held may go, and what was taken back for the dispute's sake is paid again. */
async function win(tx: Db, ctx: Context, row: DisputeRow): Promise<void> {
  const booking = await findBookingMoney(tx, row.booking_id, ctx.now)
  if (!booking) return
  await post(tx, ctx, row, 'dispute_won', postings.disputeWon(row.amount))
  const movements = await movementsOf(tx, row)
  for (const { id } of movements.filter(one => !hasComeBack(one))) {
    await moveMovement(tx, id, ['held', 'failed'], { state: 'due', attempts: 0 })
  }
  const taken = new Set(movements.flatMap(({ reverses }) => reverses ?? []))
  const isEarned = ({ id, kind }: MovementRow) => kind === 'payout' && taken.has(id)
  const again = isUnwound(booking) ? [] : movements.filter(isEarned)
  await insertMovements(
    tx,
    again.map(({ booking_id, payment_id, party_id, amount, slice, slices }) => ({
      id: newId(ctx.now),
      kind: 'payout',
      booking_id,
      payment_id,
      party_id,
      amount,
      slice,
      slices,
      reason: paidAgain,
      due_at: ctx.now,
      created_at: ctx.now,
    })),
  )
  await closeDisputeRow(tx, row.id, { state: 'won', closedAt: ctx.now })
  await flagDispute(tx, ctx, { bookingId: row.booking_id, disputed: false })
  await note(tx, ctx, row, 'payment.dispute-won')
  await announceDispute(tx, ctx, row, 'won')
}

/** The booking stays flagged: what went back to the renter must not be refunded a second time. */
async function lose(tx: Db, ctx: Context, row: DisputeRow, payment: PaymentRow): Promise<void> {
  const booking = await findBookingMoney(tx, row.booking_id, ctx.now)
  if (!booking) return
  const movements = await movementsOf(tx, row)
  if (movements.some(({ state }) => state === 'sending')) {
    throw new Error('Money is being sent: come again')
  }
  const owed = movements.filter(({ kind, state }) => kind === 'refund' && isOpen(state))
  for (const { id } of owed) await moveMovement(tx, id, openStates, { state: 'dropped' })
  await takeBackPayouts(tx, ctx, movements)
  const lines =
    isUnwound(booking) || payment.outcome !== 'recorded'
      ? postings.disputeLostAfterwards(row.amount, sumPence(owed.map(({ amount }) => amount)))
      : postings.disputeLost(row.amount, splitPayment(booking), booking.hostId)
  await post(tx, ctx, row, 'dispute_lost', lines)
  await closeDisputeRow(tx, row.id, { state: 'lost', closedAt: ctx.now })
  await note(tx, ctx, row, 'payment.dispute-lost')
  await announceDispute(tx, ctx, row, 'lost')
}

/** Not sent, and nobody is sending it. */
const openStates = ['due', 'held', 'failed'] as const
const isOpen = (state: MovementRow['state']) => openStates.some(open => open === state)

async function post(
  tx: Db,
  ctx: Context,
  row: DisputeRow,
  kind: 'dispute_opened' | 'dispute_won' | 'dispute_lost',
  lines: ReturnType<typeof postings.disputeWon>,
): Promise<boolean> {
  return postEntry(tx, ctx, { kind, subject: row.provider_id, bookingId: row.booking_id, lines })
}

async function note(tx: Db, ctx: Context, row: DisputeRow, action: string): Promise<void> {
  const subject = { type: 'payment', id: row.payment_id }
  await recordAudit(tx, ctx, { action, subject, details: { pence: row.amount } })
}
