import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { changeMovementIfAllowed } from '../movements/change-movement.ts'
import { lockMovement, type MovementRow } from '../movements/movements-table.ts'
import type { MovementOutcome } from './sync-refund.ts'

/**
 * Records the result of a call to the provider, once. What cannot be taken back from a host becomes
 * their debt.
 */
export async function finishMovement(
  tx: Db,
  ctx: Context,
  id: string,
  outcome: MovementOutcome,
): Promise<void> {
  const movement = await lockMovement(tx, id)
  if (!movement) return
  const by = 'provider'
  if (outcome.is === 'failed') return giveUp(tx, ctx, movement, outcome)
  const set = { provider_id: outcome.providerId }
  if (outcome.is === 'onItsWay') {
    await changeMovementIfAllowed(tx, ctx, movement, 'acknowledge', { by, set })
    return
  }
  const cause = { by, set: { ...set, last_error: null } } as const
  await changeMovementIfAllowed(tx, ctx, movement, 'finish', cause)
}

/** A refund may come back days after it was made. Then the renter is owed it again. */
async function giveUp(
  tx: Db,
  ctx: Context,
  movement: Locked<MovementRow>,
  { why, providerId }: { why: string; providerId: string | null },
): Promise<void> {
  const by = 'provider'
  const set = { last_error: why, ...(providerId === null ? {} : { provider_id: providerId }) }
  if (movement.kind === 'reversal') {
    ctx.log.warn({ movement: movement.id, why }, 'a partner owes us a payout')
    await changeMovementIfAllowed(tx, ctx, movement, 'becomeDebt', { by, set })
    return
  }
  ctx.log.error({ movement: movement.id, why }, 'money could not be sent')
  if (movement.recalled) {
    await changeMovementIfAllowed(tx, ctx, movement, 'drop', { by, set })
    return
  }
  const wasMade = movement.state === 'done' && providerId !== null
  const event = wasMade ? 'comeBack' : 'fail'
  await changeMovementIfAllowed(tx, ctx, movement, event, { by, set })
}
