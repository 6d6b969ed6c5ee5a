import {
  type BookingMoney,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { settleBooking, unsettledBookings } from '#bookings/server/for-payments/settle-booking.ts'
import { type Pence, pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Due } from '#foundation/server/jobs/deal-with-due.ts'
import { totalOf } from '#payments/rules/split.ts'
import { spreadRefund } from '#payments/rules/spread-refund.ts'
import { forgetOwed } from '#rent/server/months/record-rent-paid.ts'
import { type PaymentRow, recordedPayments } from '../attempts/payments-table.ts'
import { sharesOfPayment } from '../ledger/ledger-table.ts'
import { giveBack } from '../movements/give-back.ts'
import { lockMovementsOfPayment } from '../movements/movements-table.ts'

/** A cancelled booking says what goes back. This creates the refunds. */
export function cancelledToSettle(ctx: Context): Due<{ id: string }> {
  return {
    work: 'settle-cancelled',
    name: 'booking',
    atOnce: 1,
    take: unsettledBookings,
    async dealWith(tx, due) {
      for (const { id } of due) await settleIfCancelled(tx, ctx, id)
    },
  }
}

/** Holds the lock of the booking until the transaction ends, even if there is nothing to do. */
export async function settleIfCancelled(tx: Db, ctx: Context, bookingId: string): Promise<void> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now, 'while deciding')
  if (booking?.stage !== 'cancelled' || booking.isSettled) return
  if (booking.byMonth) await forgetOwed(tx, ctx, bookingId)
  const payments = refundOrder(booking, await recordedPayments(tx, [bookingId]))
  for (const payment of payments) await lockMovementsOfPayment(tx, payment)
  const lefts = await Promise.all(payments.map(payment => leftInBooks(tx, payment)))
  const parts = spreadRefund(promiseOf(booking), lefts)
  for (const [index, payment] of payments.entries()) {
    const part = parts[index] ?? nothing
    const about = {
      subject: payment.id,
      reason: `cancelled by ${booking.cancelledBy ?? 'operator'}`,
    } as const
    await giveBack(tx, ctx, booking, payment, { ...about, ...part })
  }
  await settleBooking(tx, bookingId, ctx.now)
}

/**
 * Oldest first. What has no end gives back the months that have not been used, which are its last.
 */
function refundOrder({ rolling }: BookingMoney, payments: readonly PaymentRow[]): PaymentRow[] {
  if (!rolling) return payments.toReversed()
  return payments.toSorted((one, other) => (other.month ?? '').localeCompare(one.month ?? ''))
}

const nothing = { refund: pence(0), fee: pence(0) }

function promiseOf({ refund, refundFee }: BookingMoney) {
  return { refund: refund ?? pence(0), fee: refundFee ?? pence(0) }
}

async function leftInBooks(tx: Db, payment: PaymentRow): Promise<Pence> {
  return totalOf(await sharesOfPayment(tx, payment))
}
