import type { Pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { addGivenBack } from './booking-money-table.ts'

/** Part of the price goes back although nobody cancels: what is left of it is that much less. */
export async function recordGivenBack(tx: Db, id: string, amount: Pence): Promise<void> {
  await addGivenBack(tx, id, amount)
}
