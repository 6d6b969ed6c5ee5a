import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { newId } from '#foundation/server/new-id.ts'
import { insertMovements, type MovementRow } from './movements-table.ts'

/** Each payout is taken back at most once. */
export async function takeBackPayout(tx: Db, ctx: Context, payout: MovementRow): Promise<void> {
  await insertMovements(tx, [
    {
      id: newId(ctx.now),
      kind: 'reversal',
      booking_id: payout.booking_id,
      payment_id: payout.payment_id,
      party_id: payout.party_id,
      amount: payout.amount,
      reason: 'taken back',
      cause: null,
      reverses: payout.id,
      set_off: payout.set_off,
      due_at: ctx.now,
      created_at: ctx.now,
    },
  ])
}
