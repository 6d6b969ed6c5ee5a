import type { Db } from '#foundation/server/database/db.ts'
import { isBehind } from '../life/arrears-table.ts'

/** Whether a renter owes rent that can be paid, for any booking. */
export function isRenterBehind(db: Db, renterId: string): Promise<boolean> {
  return isBehind(db, renterId)
}
