import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Move, MoveMark } from '#moving/rules/move-wire.ts'
import { changeMove } from './change-move.ts'
import { lockWithBooking } from './lock-with-booking.ts'
import { showMove } from './read-move.ts'

/** A driver may telephone instead of using the link. Then the partner marks the step. */
export async function markMove(ctx: Context, id: string, mark: MoveMark): Promise<Move> {
  const person = requirePerson(ctx)
  await transaction(ctx.db, async tx => {
    const { move, given } = (await lockWithBooking(tx, ctx, id)) ?? fail('not_found')
    if (move.host_id !== person.id) return fail('not_found')
    const set = mark.event === 'fail' ? { reason: mark.reason } : {}
    await changeMove(tx, ctx, move, mark.event, { by: 'host', set, given })
  })
  return (await showMove(ctx, id)) ?? fail('not_found')
}
