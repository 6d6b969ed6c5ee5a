import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { faultWords } from '../attempts/provider-fault.ts'
import { changeMovementIfAllowed } from '../movements/change-movement.ts'
import { lockMovement, type MovementRow } from '../movements/movements-table.ts'
import { finishMovement } from './finish-movement.ts'
import { lookUpMovement } from './look-up-movement.ts'

/**
 * For a movement whose sender has died and that may not be sent now. If it was made, that is
 * recorded. If not, it waits, or is dropped where it is not owed any more. If the provider does not
 * say, nothing changes.
 */
export async function putBackMovement(ctx: Context, seen: MovementRow): Promise<void> {
  try {
    const made = await lookUpMovement(ctx, seen)
    await transaction(ctx.db, async tx => {
      if (made) return finishMovement(tx, ctx, seen.id, made)
      const movement = await lockMovement(tx, seen.id)
      // Another process may be sending it again.
      if (movement?.attempts !== seen.attempts) return
      const event = movement.recalled ? 'drop' : 'putBack'
      await changeMovementIfAllowed(tx, ctx, movement, event, { by: 'clock' })
    })
  } catch (error) {
    ctx.log.warn({ movement: seen.id, why: faultWords(error) }, 'a payout was not put back')
  }
}
