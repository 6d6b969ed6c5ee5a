import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { later } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { calendarMonth, type MonthName } from '#rent/rules/schedule/months.ts'
import { insertRentMonth } from './rent-months-table.ts'
import { isWanted, plannedMonth } from './rented-of.ts'

/**
 * Plans the next month unless the booking ends before it. A month that is planned already does not
 * change.
 */
export async function planIfWanted(
  tx: Db,
  { now }: Context,
  booking: BookingMoney,
  month: MonthName,
): Promise<void> {
  // Past the end of a fixed term there is no price.
  if (calendarMonth(month).period.start >= booking.period.end) return
  const planned = plannedMonth(booking, month)
  if (!isWanted(planned, booking)) return
  // The month before it may have waited for a suspended partner.
  const due_at = later(planned.due_at, now)
  await insertRentMonth(tx, { ...planned, due_at, next_try_at: due_at })
}
