import { type BookingMoney, findBookingMoney } from '#bookings/server/find-booking-money.ts'
import { settleBooking, unsettledBookings } from '#bookings/server/settle-booking.ts'
import { pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { postings } from '#payments/rules/ledger.ts'
import { splitPayment } from '#payments/rules/split.ts'
import { insertMovements, lockMovementsOfBooking } from './movements-table.ts'
import { type PaymentRow, recordedPayment } from './payments-table.ts'
import { postEntry } from './post-entry.ts'
import { takeBackPayouts } from './take-back-payouts.ts'

const batch = 50

/** A booking says what its cancellation gives back; this sets the money moving. */
export async function settleCancelled(ctx: Context): Promise<void> {
  for (const id of await unsettledBookings(ctx.db, batch)) {
    await transaction(ctx.db, tx => settleIfCancelled(tx, ctx, id))
  }
}

/** Holds the booking until the transaction ends, whether or not there is anything to settle. */
export async function settleIfCancelled(tx: Db, ctx: Context, bookingId: string): Promise<void> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now, 'while deciding')
  if (booking?.stage !== 'cancelled' || booking.isSettled) return
  const payment = await recordedPayment(tx, bookingId)
  if (!payment || !isUnwound(booking)) return settleBooking(tx, bookingId, ctx.now)
  const movements = await lockMovementsOfBooking(tx, bookingId)
  await unwind(tx, ctx, booking, payment)
  const areAllStill = await takeBackPayouts(tx, ctx, movements)
  if (areAllStill) await settleBooking(tx, bookingId, ctx.now)
}

/** Cancelled after the refund window, the host keeps what was earned, and nothing changes. */
export function isUnwound(booking: BookingMoney): boolean {
  const { stage, refund, refundFee, total } = booking
  return stage === 'cancelled' && (refund ?? 0) + (refundFee ?? 0) === total
}

async function unwind(
  tx: Db,
  ctx: Context,
  booking: BookingMoney,
  payment: PaymentRow,
): Promise<void> {
  const refund = booking.refund ?? pence(0)
  const fee = booking.refundFee ?? pence(0)
  await postEntry(tx, ctx, {
    kind: 'cancellation',
    subject: payment.id,
    bookingId: booking.id,
    lines: postings.cancellation({ refund, fee }, splitPayment(booking), booking.hostId),
  })
  if (refund === 0) return
  await insertMovements(tx, [
    {
      id: newId(ctx.now),
      kind: 'refund',
      booking_id: booking.id,
      payment_id: payment.id,
      party_id: booking.renterId,
      amount: refund,
      reason: `cancelled by ${booking.cancelledBy}`,
      due_at: ctx.now,
      created_at: ctx.now,
    },
  ])
}
