import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type MoveActor, type MoveEvent, moveTransition } from '#moving/rules/move-states.ts'
import { announceMove } from './announce-move.ts'
import { changeMove, type MoveRow } from './moves-table.ts'

interface Happening {
  before: MoveRow
  event: MoveEvent
  by: MoveActor
  set: Partial<MoveRow>
}

/** The one way a move changes: in order, recorded, and everybody concerned is told. */
export async function recordMove(
  tx: Db,
  ctx: Context,
  { before, event, by, set }: Happening,
): Promise<MoveRow> {
  const transition = moveTransition(before.state, event, by) ?? fail('move_out_of_order')
  const after = await changeMove(tx, {
    id: before.booking_id,
    from: before.state,
    set: { ...set, state: transition.to },
  })
  if (!after) return fail('move_out_of_order')
  await recordAudit(tx, ctx, {
    action: `move.${event}`,
    subject: { type: 'booking', id: before.booking_id },
    details: { by, from: before.state, to: after.state, driver: after.driver_id },
  })
  await announceMove(tx, ctx, { event, before, after })
  return after
}
