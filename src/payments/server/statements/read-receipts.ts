import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { receiptNumber } from '#payments/rules/receipt-number.ts'
import type { MonthReceipt } from '#payments/rules/wire.ts'
import { monthAt } from '#rent/rules/schedule/months.ts'
import { recordedPayments } from '../attempts/payments-table.ts'
import { viewOf } from '../paying/read-payment-state.ts'
import { withPounds } from './read-receipt.ts'

/** In the order of the months. A booking that is paid at once has one receipt. */
export async function readReceipts(ctx: Context, bookingId: string): Promise<MonthReceipt[]> {
  const booking = await findBookingMoney(ctx.db, bookingId, ctx.now)
  const view = booking && viewOf(ctx, booking)
  if (!booking || !view || view === 'host') return fail('not_found')
  const first = monthAt(booking.period.start)
  const payments = await recordedPayments(ctx.db, [bookingId])
  return payments
    .flatMap(({ id, month, amount, paid_at: paidAt }) =>
      paidAt
        ? [
            {
              month: month ?? first,
              number: receiptNumber(id, paidAt),
              ...withPounds(amount),
              paidAt: paidAt.toISOString(),
            },
          ]
        : [],
    )
    .toSorted((one, other) => one.month.localeCompare(other.month))
}
