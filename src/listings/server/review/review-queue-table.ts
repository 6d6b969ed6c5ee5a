import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { QueueFilter } from '#listings/rules/life/review-queue.ts'
import { type ListingRow, listingTable } from '../listing/listings-table.ts'

const waitingSince = sql<Date>`coalesce(changed_at, submitted_at, created_at)`

function withStatus(db: Db, status: QueueFilter['status']) {
  const query = listingTable(db).selectFrom('listing').where('deleted_at', 'is', null)
  if (status === 'changed') return query.where('changed_at', 'is not', null)
  if (status !== 'queue') return query.where('state', '=', status)
  return query.where(({ eb, or }) =>
    or([eb('state', '=', sql.lit('pending')), eb('changed_at', 'is not', null)]),
  )
}

export async function reviewQueue(
  db: Db,
  { status, offset, limit }: QueueFilter,
): Promise<ListingRow[]> {
  return withStatus(db, status)
    .selectAll()
    .orderBy(waitingSince)
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countQueue(db: Db, status: QueueFilter['status']): Promise<number> {
  const row = await withStatus(db, status)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Each is marked once, until it is submitted again. */
export async function markLateReviews(
  tx: Db,
  { submittedBefore, now }: { submittedBefore: Date; now: Date },
) {
  return listingTable(tx)
    .updateTable('listing')
    .set({ review_alerted_at: now })
    .where('state', '=', sql.lit('pending'))
    .where('deleted_at', 'is', null)
    .where('submitted_at', '<=', submittedBefore)
    .where('review_alerted_at', 'is', null)
    .returning(['id', 'storage_title', 'submitted_at'])
    .execute()
}
