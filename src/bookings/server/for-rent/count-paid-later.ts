import type { Pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { addToSum } from '../for-payments/booking-money-table.ts'

/** A later month of a fixed term was paid. The caller holds the lock of the booking. */
export async function countPaidLater(tx: Db, id: string, amount: Pence): Promise<void> {
  await addToSum(tx, id, 'paid_later', amount)
}
