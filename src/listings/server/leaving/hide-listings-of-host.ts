import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { lockListingsOfHost } from '../listing/listings-table.ts'
import { saveListings } from '../listing/save-listing.ts'

/** Bookings stay. */
export async function hideListingsOfHost(
  ctx: Context,
  hostId: string,
  hidden: boolean,
): Promise<void> {
  await transaction(ctx.db, async tx => {
    const listings = await lockListingsOfHost(tx, hostId)
    const changed = { host_suspended: hidden, updated_at: ctx.now }
    const changes = listings.map(before => ({ before, after: { ...before, ...changed } }))
    await saveListings(tx, ctx, changes)
  })
}
