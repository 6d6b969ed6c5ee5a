import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { openMonths } from './rent-months-table.ts'
import { isWanted } from './rented-of.ts'

/** Those of these bookings that have a month which is owed, or is still to be asked for. */
export async function withRentToCome(
  db: Db,
  bookings: readonly BookingMoney[],
): Promise<Set<string>> {
  const byId = new Map(bookings.map(booking => [booking.id, booking]))
  const open = await openMonths(db, [...byId.keys()])
  const toCome = open.filter(month => {
    const booking = byId.get(month.booking_id)
    return month.state === 'failed' || (booking && isWanted(month, booking))
  })
  return new Set(toCome.map(({ booking_id: id }) => id))
}
