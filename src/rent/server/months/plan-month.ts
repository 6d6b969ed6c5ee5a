import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { MonthName } from '#rent/rules/schedule/months.ts'
import { insertRentMonth } from './rent-months-table.ts'
import { isWanted, plannedMonth } from './rented-of.ts'

/** The month that comes next, unless the booking ends before it. What is planned already stays. */
export async function planIfWanted(tx: Db, booking: BookingMoney, month: MonthName): Promise<void> {
  const row = plannedMonth(booking, month)
  if (isWanted(row, booking)) await insertRentMonth(tx, row)
}
