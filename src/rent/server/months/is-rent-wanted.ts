import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { MonthName } from '#rent/rules/schedule/months.ts'
import { findRentMonth } from './rent-months-table.ts'
import { isWanted } from './rented-of.ts'

export async function isRentWanted(
  db: Db,
  booking: BookingMoney,
  name: MonthName,
): Promise<boolean> {
  const month = await findRentMonth(db, booking.id, name)
  const isOpen = month?.state === 'due' || month?.state === 'failed'
  return month !== undefined && isOpen && isWanted(month, booking)
}
