import type { Pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { setLostToBank } from './booking-money-table.ts'
import { type BankStanding, flagDispute } from './flag-dispute.ts'

export { markedOtherwise } from './booking-money-table.ts'

/** Of a booking. */
export interface BankDecisions {
  id: string
  standing: BankStanding
  lost: Pence
}

/** The caller holds the lock of the booking. */
export async function mendBankMarks(
  tx: Db,
  ctx: Context,
  { id, standing, lost }: BankDecisions,
): Promise<void> {
  await setLostToBank(tx, id, lost)
  await flagDispute(tx, ctx, { bookingId: id, standing })
}
