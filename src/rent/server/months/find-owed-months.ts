import type { Db } from '#foundation/server/database/db.ts'
import { owedMonths, type RentMonthRow } from './rent-months-table.ts'

/** Months that were tried and are not paid, oldest first. */
export function findOwedMonths(db: Db, bookingId: string): Promise<RentMonthRow[]> {
  return owedMonths(db, bookingId)
}
