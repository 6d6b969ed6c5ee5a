import type { Context } from '#foundation/server/context.ts'
import { inPages } from '#foundation/server/database/in-pages.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { mediaOfListings } from '../listing/listing-media-table.ts'
import { presentListing } from '../listing/present-listing.ts'
import { pageOfHost } from './listings-of-host-table.ts'

/** Also what was deleted: bookings still point to it. */
export async function* exportListings(
  ctx: Context,
  hostId: string,
): AsyncGenerator<Listing & { deletedAt: Date | null }> {
  const listings = inPages(async page => {
    const rows = await pageOfHost(ctx.db, hostId, page)
    const ids = rows.map(({ id }) => id)
    const media = Map.groupBy(await mediaOfListings(ctx.db, ids), item => item.listing_id)
    return rows.map(row => ({ id: row.id, row, media: media.get(row.id) ?? [] }))
  })
  for await (const { row, media } of listings) {
    yield { ...presentListing(row, media), deletedAt: row.deleted_at }
  }
}
