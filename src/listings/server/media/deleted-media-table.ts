import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import { type ListingRow, listingTable } from '../listing/listings-table.ts'

/** Of what was never approved nobody can have booked anything. */
export async function lockDeletedWithMedia(
  tx: Db,
  deletedBefore: Date,
  { atMost, except }: Which,
): Promise<ListingRow[]> {
  return listingTable(tx)
    .selectFrom('listing')
    .selectAll()
    .where(sql<boolean>`(deleted_at < ${deletedBefore}
      or deleted_at is not null and approved_at is null)`)
    .where(sql<boolean>`(image <> '{}' or approved_content -> 'image' <> '[]')`)
    .$if(except.length > 0, query => query.where('id', 'not in', except))
    .orderBy('id')
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute()
}
