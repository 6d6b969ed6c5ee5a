import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { RatingSum } from '#listings/rules/rating.ts'
import { findListing, lockListing } from '../listing/listings-table.ts'
import { saveListing } from '../listing/save-listing.ts'

/** One review of a space at a time, until the transaction ends. */
export async function lockForRating(tx: Db, listingId: string): Promise<void> {
  await lockListing(tx, listingId)
}

/**
 * Keeps the time of the last change, because its partner has changed nothing. The caller holds the
 * listing.
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
