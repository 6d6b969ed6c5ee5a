import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { lockListingsOfHost } from '../listing/listings-table.ts'
import { saveListing } from '../listing/save-listing.ts'

/** Bookings stay. */
export async function hideListingsOfHost(
  ctx: Context,
  hostId: string,
  hidden: boolean,
): Promise<void> {
  await transaction(ctx.db, async tx => {
    for (const before of await lockListingsOfHost(tx, hostId)) {
      await saveListing(tx, ctx, before, { ...before, host_suspended: hidden })
    }
  })
}
