import type { Context } from '#foundation/server/context.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { mediaOfListings } from '../listing/listing-media-table.ts'
import { listOfHost } from '../listing/listings-table.ts'
import { presentListing } from '../listing/present-listing.ts'

const most = 10_000

export async function exportListings(ctx: Context, hostId: string): Promise<Listing[]> {
  const rows = await listOfHost(ctx.db, hostId, { offset: 0, limit: most })
  const media = await mediaOfListings(
    ctx.db,
    rows.map(row => row.id),
  )
  const byListing = Map.groupBy(media, item => item.listing_id)
  return rows.map(row => presentListing(row, byListing.get(row.id) ?? []))
}
