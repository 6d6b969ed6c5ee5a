import type { Pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { addToSum } from './booking-money-table.ts'

/** A refund without a cancellation. It reduces what a later cancellation can give back. */
export async function recordGivenBack(tx: Db, id: string, amount: Pence): Promise<void> {
  await addToSum(tx, id, 'given_back', amount)
}

/** What the renter's bank took back for good. It reduces that as well. */
export async function recordLostToBank(tx: Db, id: string, amount: Pence): Promise<void> {
  await addToSum(tx, id, 'lost_to_bank', amount)
}
