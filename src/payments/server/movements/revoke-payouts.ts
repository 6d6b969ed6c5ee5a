import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { changeMovement } from './change-movement.ts'
import type { MovementRow } from './movements-table.ts'
import { takeBackPayout } from './take-back-payout.ts'

/** Which of them are payouts that a host has or is to get, and nobody has asked back. */
export function isStandingPayout(
  movements: readonly MovementRow[],
): (movement: MovementRow) => boolean {
  const takenBack = new Set(movements.map(({ reverses }) => reverses))
  return ({ id, kind, state, recalled }) =>
    kind === 'payout' && state !== 'dropped' && !recalled && !takenBack.has(id)
}

/**
 * Payouts that are still to come are dropped and those made are taken back. Of one that is being
 * sent nobody knows yet whether it was made: it is taken back once it turns out that it was.
 */
export async function revokePayouts(
  tx: Db,
  ctx: Context,
  payouts: readonly Locked<MovementRow>[],
): Promise<void> {
  for (const payout of payouts) {
    if (payout.state === 'done') await takeBackPayout(tx, ctx, payout)
    else await changeMovement(tx, ctx, payout, eventFor(payout), { by: 'clock' })
  }
}

function eventFor({ state }: MovementRow): 'recall' | 'drop' {
  return state === 'sending' ? 'recall' : 'drop'
}
