import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { RatingSum } from '#listings/rules/rating.ts'
import { findListing, lockListing } from '../listing/listings-table.ts'
import { saveListing } from '../listing/save-listing.ts'

/** Reviews of one space take turns until the transaction ends; a deleted one needs no figures. */
export async function holdToRate(tx: Db, listingId: string): Promise<void> {
  await lockListing(tx, listingId)
}

/**
 * What strangers and searches see changes with it; for its partner it is the version it was.
 * Whoever calls it holds the listing.
 */
export async function rateListing(
  tx: Db,
  ctx: Context,
  { listingId, count, sum }: RatingSum & { listingId: string },
): Promise<void> {
  const row = await findListing(tx, listingId)
  if (!row || (row.rating_count === count && row.rating_sum === sum)) return
  const rated = { ...row, rating_count: count, rating_sum: sum }
  await saveListing(tx, { ...ctx, now: row.updated_at }, row, rated)
}
