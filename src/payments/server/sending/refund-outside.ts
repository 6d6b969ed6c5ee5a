import type Stripe from 'stripe'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import { pence, sumPence } from '#foundation/rules/money.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { postings } from '#payments/rules/ledger.ts'
import type { PaymentRow } from '../attempts/payments-table.ts'
import { isPosted, outsideRefunds } from '../ledger/ledger-table.ts'
import { entryKey, postEntry } from '../ledger/post-entry.ts'
import { changeMovementIfAllowed } from '../movements/change-movement.ts'
import {
  findMovementByProvider,
  insertMovements,
  lockMovementsOfBooking,
} from '../movements/movements-table.ts'
import { lockRefundOf } from '../movements/owed-refunds-table.ts'
import { outsideCounted } from '../movements/set-off-table.ts'
import { paymentOfCharge } from '../paying/payment-of-charge.ts'

/** A refund made in the provider's dashboard. */
export async function bookOutsideRefund(ctx: Context, refund: Stripe.Refund): Promise<void> {
  const payment = await paymentOfCharge(ctx, refund)
  if (!payment) return
  await transaction(ctx.db, async tx => {
    await findBookingMoney(tx, payment.booking_id, ctx.now, 'while deciding')
    // It has become one of our refunds since we looked, so this event is tried again.
    if (await findMovementByProvider(tx, refund.id)) return fail('conflict')
    const isKnown = await isPosted(tx, 'refund_outside', refund.id)
    if (refund.status === 'succeeded' && !isKnown) await book(tx, ctx, payment, refund)
    if (hasComeBack(refund) && isKnown) await takeBack(tx, ctx, payment, refund)
  })
}

/**
 * The refund came back. If part of it had counted as a promised refund, the renter is owed that
 * part again.
 */
async function takeBack(tx: Db, ctx: Context, payment: PaymentRow, refund: Stripe.Refund) {
  const entry = { kind: 'refund_outside_failed', subject: refund.id } as const
  if (await isPosted(tx, entry.kind, entry.subject)) return
  const { id: paymentId, booking_id: bookingId } = payment
  await lockMovementsOfBooking(tx, bookingId)
  const known = await outsideRefunds(tx, bookingId, paymentId)
  const outside = sumPence(known.map(line => line.pence))
  const counted = await outsideCounted(tx, paymentId)
  const owedAgain = pence(Math.max(0, counted - (outside - refund.amount)))
  const lines = postings.refundOutsideFailed(pence(refund.amount), owedAgain)
  await postEntry(tx, ctx, { ...entry, bookingId, paymentId, lines })
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  if (owedAgain === 0 || !booking) return
  await insertMovements(tx, [
    {
      id: newId(ctx.now),
      kind: 'refund',
      booking_id: bookingId,
      payment_id: paymentId,
      party_id: booking.renterId,
      amount: owedAgain,
      reason: 'came back',
      cause: entryKey(entry),
      due_at: ctx.now,
      created_at: ctx.now,
    },
  ])
}

/**
 * If the renter was owed exactly this amount, it counts as that refund. Otherwise nothing promised
 * it, so no share changes and it is our loss.
 */
async function book(tx: Db, ctx: Context, payment: PaymentRow, refund: Stripe.Refund) {
  const amount = pence(refund.amount)
  const { id: paymentId, booking_id: bookingId } = payment
  const owed = await lockRefundOf(tx, { paymentId, amount })
  const set = { provider_id: refund.id, last_error: null }
  const adopted =
    owed && (await changeMovementIfAllowed(tx, ctx, owed, 'adopt', { by: 'provider', set }))
  if (!adopted) {
    const lines = postings.refundOutside(amount)
    const entry = { kind: 'refund_outside', subject: refund.id } as const
    await postEntry(tx, ctx, { ...entry, bookingId, paymentId, lines })
  }
  const subject = { type: 'booking', id: bookingId } as const
  const details = { reference: refund.id, pence: amount, wasOwed: Boolean(adopted) }
  await recordAudit(tx, ctx, { action: 'booking.refunded-outside', subject, details })
}

function hasComeBack({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled'
}
