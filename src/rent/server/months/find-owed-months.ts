import type { Db } from '#foundation/server/database/db.ts'
import { owedMonths, type RentMonthRow } from './rent-months-table.ts'

/** What of a booking was asked for and is not paid, the oldest month first. */
export function findOwedMonths(db: Db, bookingId: string): Promise<RentMonthRow[]> {
  return owedMonths(db, bookingId)
}
