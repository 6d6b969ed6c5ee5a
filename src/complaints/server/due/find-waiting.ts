import type { FoundWaiting } from '#bookings/rules/waiting.ts'
import type { Context } from '#foundation/server/context.ts'
import { complaintsToAnswer } from '../complaints-table.ts'

export async function findWaitingDisputes(
  { db, now }: Context,
  personId: string,
): Promise<FoundWaiting[]> {
  const rows = await complaintsToAnswer(db, personId)
  return rows
    .filter(({ answer_by }) => now <= answer_by)
    .map(({ id, booking_id: bookingId, opened_at: since, answer_by: until }) => ({
      id,
      kind: 'dispute',
      of: { bookingId },
      since,
      until,
    }))
}
