import type { Db } from '#foundation/server/database/db.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import { countUnsettledRefunds, setSettled, unsettledRows } from './booking-money-table.ts'

export async function settleBooking(tx: Db, id: string, now: Date): Promise<void> {
  await setSettled(tx, id, now)
}

/** Those that were cancelled first come first. */
export async function unsettledBookings(db: Db, which: Which): Promise<{ id: string }[]> {
  return unsettledRows(db, which)
}

/** Refunds that were promised but not started yet. */
export async function refundsToCome(db: Db, renterId: string): Promise<number> {
  return countUnsettledRefunds(db, renterId)
}
