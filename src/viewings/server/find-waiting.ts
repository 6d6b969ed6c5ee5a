import type { FoundWaiting } from '#bookings/rules/waiting.ts'
import type { Context } from '#foundation/server/context.ts'
import { pickable } from '#viewings/rules/viewing-terms.ts'
import { viewingsToAnswer } from './viewings-table.ts'

export async function findWaitingViewings(
  { db, now }: Context,
  personId: string,
): Promise<FoundWaiting[]> {
  const rows = await viewingsToAnswer(db, personId)
  return rows
    .filter(({ proposed }) => pickable(proposed, now).length > 0)
    .map(({ id, listing_id: listingId, changed_at: since, due_at: until, ...row }) => ({
      id,
      kind: 'viewing',
      of:
        row.state === 'asked'
          ? { listingId, otherId: row.renter_id, as: 'host' }
          : { listingId, otherId: row.host_id, as: 'renter' },
      since,
      until,
    }))
}
