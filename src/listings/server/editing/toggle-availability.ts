import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { presentListing } from '../listing/present-listing.ts'
import { lockOwnListing, saveListing } from '../listing/save-listing.ts'

/** Bookings stay, and a listing that is not approved still cannot be booked. */
export async function toggleAvailability(ctx: Context, id: string): Promise<Listing> {
  return transaction(ctx.db, async tx => {
    const before = await lockOwnListing(tx, ctx, id)
    const available = !before.available
    const { row, media } = await saveListing(tx, ctx, before, { ...before, available })
    const action = available ? 'listing.switched-on' : 'listing.switched-off'
    await recordAudit(tx, ctx, { action, subject: { type: 'listing', id } })
    return presentListing(row, media)
  })
}
