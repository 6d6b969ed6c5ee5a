import { rentAlone } from '#bookings/rules/price/quote.ts'
import {
  type BookingMoney,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { type Pence, pence, sumPence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { totalOf } from '#payments/rules/split.ts'
import { rentForDaysAhead } from '#rent/rules/schedule/days.ts'
import { type PaymentRow, recordedPayments } from '../attempts/payments-table.ts'
import { sharesOfPayment } from '../ledger/ledger-table.ts'
import { periodPaidFor } from './period-paid-for.ts'

/** Rent that was paid for days that have not begun, and was not given back before. */
export async function paidAhead(tx: Db, ctx: Context, bookingId: string): Promise<Pence> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  if (!booking) return pence(0)
  const parts: Pence[] = []
  for (const payment of await recordedPayments(tx, [bookingId])) {
    const rent = rentForDaysAhead(
      rentIn(booking, payment),
      periodPaidFor(booking, payment),
      ctx.now,
    )
    if (rent === 0) continue
    const left = totalOf(await sharesOfPayment(tx, payment))
    parts.push(pence(Math.min(left, rent)))
  }
  return sumPence(parts)
}

/** The first payment may also be for collection and packing. */
function rentIn(booking: BookingMoney, { month, amount }: PaymentRow): Pence {
  return month === null ? pence(Math.min(amount, rentAlone(booking).total)) : amount
}
