import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { inPages } from '#foundation/server/database/in-pages.ts'
import { closeViewings } from './close-viewings.ts'
import { deleteViewingsOf, viewingsOfPerson } from './viewings-table.ts'

/**
 * The other side is told that open viewings will not take place. Then all viewings of the account
 * are deleted.
 */
export async function eraseViewings(tx: Db, ctx: Context, userId: string): Promise<void> {
  const partnerLeft = { by: 'host', reason: 'The partner has left.' } as const
  const renterLeft = { by: 'renter', reason: 'The renter has left.' } as const
  await closeViewings(tx, ctx, { host_id: userId }, partnerLeft)
  await closeViewings(tx, ctx, { renter_id: userId }, renterLeft)
  await deleteViewingsOf(tx, userId)
}

export async function* exportViewings(ctx: Context, userId: string): AsyncGenerator<unknown> {
  for await (const row of inPages(page => viewingsOfPerson(ctx.db, userId, page))) {
    yield {
      as: row.renter_id === userId ? 'renter' : 'partner',
      listing: row.listing_id,
      state: row.state,
      proposed: row.proposed,
      startsAt: row.starts_at,
      askedFor: row.created_at,
      changedAt: row.changed_at,
    }
  }
}
