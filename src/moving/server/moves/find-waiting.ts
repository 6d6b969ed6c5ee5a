import type { FoundWaiting } from '#bookings/rules/waiting.ts'
import type { Context } from '#foundation/server/context.ts'
import { movesToPlan } from './moves-table.ts'

export async function findWaitingMoves(
  { db, now }: Context,
  personId: string,
): Promise<FoundWaiting[]> {
  const rows = await movesToPlan(db, personId, now)
  return rows.map(({ booking_id: id, created_at: since, starts_at }) => ({
    id,
    kind: 'move',
    of: { bookingId: id },
    since,
    // Another day may be planned once this one is over.
    until: starts_at > now ? starts_at : null,
  }))
}
