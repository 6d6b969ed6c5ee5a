import {
  type BookingMoney,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { settleBooking, unsettledBookings } from '#bookings/server/for-payments/settle-booking.ts'
import { pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type PaymentRow, recordedPayment } from '../attempts/payments-table.ts'
import { giveBack } from '../movements/give-back.ts'

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
  if (payment) await giveBack(tx, ctx, booking, payment, promiseOf(booking, payment))
  await settleBooking(tx, bookingId, ctx.now)
}

function promiseOf({ refund, refundFee, cancelledBy }: BookingMoney, { id }: PaymentRow) {
  return {
    subject: id,
    reason: `cancelled by ${cancelledBy}`,
    refund: refund ?? pence(0),
    fee: refundFee ?? pence(0),
  }
}
