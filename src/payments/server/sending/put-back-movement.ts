import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { faultWords } from '../attempts/provider-fault.ts'
import { changeMovementIfAllowed } from '../movements/change-movement.ts'
import { lockMovement, type MovementRow } from '../movements/movements-table.ts'
import { finishMovement } from './finish-movement.ts'
import { lookUpMovement } from './look-up-movement.ts'

/**
 * For what nobody is sending any more and what may not be sent now: what was made is booked, and
 * what was not waits. As long as the provider does not say which, it stays as it is.
 */
export async function putBackMovement(ctx: Context, seen: MovementRow): Promise<void> {
  try {
    const made = await lookUpMovement(ctx, seen)
    await transaction(ctx.db, async tx => {
      if (made) return finishMovement(tx, ctx, seen.id, made)
      const movement = await lockMovement(tx, seen.id)
      // Somebody else may have begun to send it again.
      if (movement?.attempts !== seen.attempts) return
      await changeMovementIfAllowed(tx, ctx, movement, 'putBack', { by: 'clock' })
    })
  } catch (error) {
    ctx.log.warn({ movement: seen.id, why: faultWords(error) }, 'a payout was not put back')
  }
}
