import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { newId } from '#foundation/server/new-id.ts'
import { insertMovements, type MovementRow, moveMovement } from './movements-table.ts'

/**
 * Payouts that are still to come are dropped and those made are taken back. False while one is
 * being sent: whether it was made is not known yet, so the caller has to come again.
 */
export async function takeBackPayouts(
  tx: Db,
  ctx: Context,
  movements: readonly MovementRow[],
): Promise<boolean> {
  const payouts = movements.filter(({ kind }) => kind === 'payout')
  for (const { id } of payouts) {
    await moveMovement(tx, id, ['due', 'held', 'failed'], { state: 'dropped' })
  }
  await reverse(tx, ctx, payouts)
  return payouts.every(({ state }) => state !== 'sending')
}

/** Asks for every payout that was made to come back; each is asked for once. */
export async function reverse(
  tx: Db,
  ctx: Context,
  payouts: readonly MovementRow[],
): Promise<void> {
  const made = payouts.filter(({ state }) => state === 'done')
  await insertMovements(
    tx,
    made.map(payout => ({
      id: newId(ctx.now),
      kind: 'reversal',
      booking_id: payout.booking_id,
      payment_id: payout.payment_id,
      party_id: payout.party_id,
      amount: payout.amount,
      reason: 'taken back',
      reverses: payout.id,
      set_off: payout.set_off,
      due_at: ctx.now,
      created_at: ctx.now,
    })),
  )
}
