import type { Db } from '#foundation/server/database/db.ts'
import { countUnsettledRefunds, setSettled, unsettledIds } from './booking-money-table.ts'

export async function settleBooking(tx: Db, id: string, now: Date): Promise<void> {
  await setSettled(tx, id, now)
}

export async function unsettledBookings(db: Db, atMost: number): Promise<string[]> {
  return unsettledIds(db, atMost)
}

/** Refunds that were promised but not started yet. */
export async function refundsToCome(db: Db, renterId: string): Promise<number> {
  return countUnsettledRefunds(db, renterId)
}
