import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { MonthName } from '#rent/rules/schedule/months.ts'
import { lockMonthsFrom, priceRentMonth } from './rent-months-table.ts'
import { plannedMonth } from './rented-of.ts'

/**
 * Planned months get the price in the current schedule. A month that has been tried keeps its
 * price, so a price change at that moment comes too late.
 */
export async function repriceMonths(
  tx: Db,
  ctx: Context,
  bookingId: string,
  from: MonthName,
): Promise<void> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  if (!booking) return
  for (const month of await lockMonthsFrom(tx, bookingId, from)) {
    const isPlan = month.state === 'due' || month.state === 'dropped'
    if (!isPlan || month.trying_since !== null) return fail('later_price_stays')
    const { amount, subtotal, tax } = plannedMonth(booking, month.month)
    await priceRentMonth(tx, month, { amount, subtotal, tax })
  }
}
