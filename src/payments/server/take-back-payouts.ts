import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { newId } from '#foundation/server/new-id.ts'
import type { MovementWords } from '#payments/rules/movement-life.ts'
import { changeMovementIfAllowed } from './change-movement.ts'
import { insertMovements, type MovementRow } from './movements-table.ts'

const isPayout = ({ kind }: MovementRow) => kind === 'payout'

/**
 * Payouts that are still to come are dropped and those made are taken back. False while one is
 * being sent: whether it was made is not known yet, so the caller has to come again.
 */
export async function takeBackPayouts(
  tx: Db,
  ctx: Context,
  movements: readonly Locked<MovementRow>[],
): Promise<boolean> {
  await dropPayouts(tx, ctx, movements, 'clock')
  await reversePayouts(tx, ctx, movements)
  return movements.filter(isPayout).every(({ state }) => state !== 'sending')
}

export async function dropPayouts(
  tx: Db,
  ctx: Context,
  movements: readonly Locked<MovementRow>[],
  by: MovementWords['actor'],
): Promise<void> {
  for (const payout of movements.filter(isPayout)) {
    await changeMovementIfAllowed(tx, ctx, payout, 'drop', { by })
  }
}

/** Asks for every payout that was made to come back; each is asked for once. */
export async function reversePayouts(
  tx: Db,
  ctx: Context,
  movements: readonly MovementRow[],
): Promise<void> {
  const made = movements.filter(isPayout).filter(({ state }) => state === 'done')
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
