import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { AvailabilityWish, Listing } from '#listings/rules/wire.ts'
import { mediaOfListings } from '../listing/listing-media-table.ts'
import { presentListing } from '../listing/present-listing.ts'
import { lockOwnListing, saveListing } from '../listing/save-listing.ts'

/** Bookings stay, and a listing that is not approved still cannot be booked. */
export async function toggleAvailability(
  ctx: Context,
  id: string,
  wish: AvailabilityWish = {},
): Promise<Listing> {
  return transaction(ctx.db, async tx => {
    const before = await lockOwnListing(tx, ctx, id)
    const available = wish.available ?? !before.available
    if (available === before.available) {
      return presentListing(before, await mediaOfListings(tx, [id]))
    }
    const { row, media } = await saveListing(tx, ctx, before, { ...before, available })
    const action = available ? 'listing.switched-on' : 'listing.switched-off'
    await recordAudit(tx, ctx, { action, subject: { type: 'listing', id } })
    return presentListing(row, media)
  })
}
