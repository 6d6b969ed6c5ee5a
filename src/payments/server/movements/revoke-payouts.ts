import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { changeMovement } from './change-movement.ts'
import type { MovementRow } from './movements-table.ts'
import { takeBackPayout } from './take-back-payout.ts'

/** True for payouts that are planned or made and that are not being taken back. */
export function isStandingPayout(
  movements: readonly MovementRow[],
): (movement: MovementRow) => boolean {
  const takenBack = new Set(movements.map(({ reverses }) => reverses))
  return ({ id, kind, state, recalled }) =>
    kind === 'payout' && state !== 'dropped' && !recalled && !takenBack.has(id)
}

/**
 * Drops payouts that are not sent yet and takes back those that were made. While a payout is being
 * sent, nobody knows yet whether it was made. It is taken back once that is known.
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
