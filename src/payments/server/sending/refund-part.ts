import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { recordGivenBack } from '#bookings/server/for-payments/record-given-back.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import { type Pence, pence } from '#foundation/rules/money.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type PaymentRow, recordedPayments } from '../attempts/payments-table.ts'
import { isPosted } from '../ledger/ledger-table.ts'
import { isDisputed } from '../movements/disputes-table.ts'
import { giveBack, type Part } from '../movements/give-back.ts'
import { leftOfPayment } from '../movements/left-to-give-back.ts'
import { settleIfCancelled } from './settle-cancelled.ts'

/**
 * The operator refunds part of the price, whether or not the booking goes on. Answers false if it
 * was done before. Refused if less than that is left of the payments.
 */
export async function refundPart(
  tx: Db,
  ctx: Context,
  bookingId: string,
  amount: Pence,
  { subject, reason }: Part,
): Promise<boolean> {
  if (amount <= 0) return failField('amount', 'Please give back a penny at least.')
  await findBookingMoney(tx, bookingId, ctx.now, 'while deciding')
  if (await isPosted(tx, 'cancellation', subject)) return false
  await settleIfCancelled(tx, ctx, bookingId)
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  const payment = await newestWith(tx, bookingId, amount)
  if (!booking || !payment) return fail('refund_too_large')
  await giveBack(tx, ctx, booking, payment, { subject, reason, refund: amount, fee: pence(0) })
  await recordGivenBack(tx, bookingId, amount)
  const details = { pence: amount, subject, reason }
  const about = { type: 'booking', id: bookingId } as const
  await recordAudit(tx, ctx, { action: 'booking.refunded-part', subject: about, details })
  ctx.jobs.wake('move-money')
  return true
}

/** One payment must cover the whole amount, because each month was paid by itself. */
async function newestWith(
  tx: Db,
  bookingId: string,
  amount: Pence,
): Promise<PaymentRow | undefined> {
  for (const payment of await recordedPayments(tx, [bookingId])) {
    if (await isDisputed(tx, payment.id)) return fail('booking_disputed')
    if (amount <= (await leftOfPayment(tx, payment))) return payment
  }
  return undefined
}
