import type { Pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { addPaidLater } from '../for-payments/booking-money-table.ts'

/** A month after the first was paid of a term that is paid in parts. Whoever calls it holds the booking. */
export async function countPaidLater(tx: Db, id: string, amount: Pence): Promise<void> {
  await addPaidLater(tx, id, amount)
}
