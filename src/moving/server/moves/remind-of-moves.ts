import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import { type Due, dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import { announceMove } from './announce-move.ts'
import { type MoveRow, takeMovesToRemind } from './moves-table.ts'

/** A partner is told once, a day before, that nobody drives yet. */
export async function remindOfMoves(services: Services, stopping?: AbortSignal): Promise<void> {
  const ctx = systemContext(services, 'job:remind-of-moves')
  const soon = { from: ctx.now, until: after(ctx.now, dayMs) }
  const moves: Due<MoveRow & { id: string }> = {
    work: 'remind-of-moves',
    name: 'booking',
    atOnce: 50,
    async take(tx, which) {
      const taken = await takeMovesToRemind(tx, { ...which, ...soon })
      return taken.map(move => ({ ...move, id: move.booking_id }))
    },
    async dealWith(tx, due) {
      for (const after of due)
        await announceMove(tx, ctx, { event: 'reminder', before: after, after })
    },
  }
  await dealWithDue(ctx, [moves], stopping)
}
