import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { ReviewDeskStatus } from '#reviews/rules/wire.ts'
import type { ReviewRow } from './reviews-table.ts'

export interface ReviewReportRow {
  review_id: string
  /** Null once they have deleted their account. */
  reporter_id: string | null
  reason: string
  created_at: Date
  closed_at: Date | null
}

const table = (db: Db) => db.$extendTables<{ review_report: ReviewReportRow; review: ReviewRow }>()

export async function hasOpenReport(db: Db, reviewId: string): Promise<boolean> {
  const row = await table(db)
    .selectFrom('review_report')
    .select('review_id')
    .where('review_id', '=', reviewId)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** One open report by each person: repeating it changes nothing until the first is closed. */
export async function insertReport(tx: Db, row: ReviewReportRow): Promise<void> {
  await table(tx)
    .insertInto('review_report')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['review_id', 'reporter_id'])
        .doUpdateSet(({ ref }) => ({
          reason: ref('excluded.reason'),
          created_at: ref('excluded.created_at'),
          closed_at: null,
        }))
        .where('review_report.closed_at', 'is not', null),
    )
    .execute()
}

export async function closeReportsOf(tx: Db, reviewId: string, now: Date): Promise<void> {
  await table(tx)
    .updateTable('review_report')
    .set({ closed_at: now })
    .where('review_id', '=', reviewId)
    .where('closed_at', 'is', null)
    .execute()
}

export async function reportsOf(db: Db, ids: readonly string[]): Promise<ReviewReportRow[]> {
  return table(db)
    .selectFrom('review_report')
    .selectAll()
    .where('review_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('created_at')
    .execute()
}

export async function reportsByPerson(db: Db, userId: string): Promise<ReviewReportRow[]> {
  return table(db)
    .selectFrom('review_report')
    .selectAll()
    .where('reporter_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export async function forgetReporter(tx: Db, userId: string): Promise<void> {
  await table(tx)
    .updateTable('review_report')
    .set({ reporter_id: null })
    .where('reporter_id', '=', userId)
    .execute()
}

const isReported = sql<boolean>`exists (
  select from review_report where review_id = review.id and closed_at is null
)`

function onDesk(db: Db, status: ReviewDeskStatus) {
  const query = table(db).selectFrom('review')
  if (status === 'reported') return query.where(isReported)
  return query.where('state', '=', status)
}

/** Waiting ones: the oldest first. Removed ones: the latest first. */
export async function reviewsOnDesk(
  db: Db,
  { status, limit, offset }: { status: ReviewDeskStatus; limit: number; offset: number },
): Promise<ReviewRow[]> {
  return onDesk(db, status)
    .selectAll()
    .orderBy(
      status === 'removed' ? 'removed_at' : 'created_at',
      status === 'removed' ? 'desc' : 'asc',
    )
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countOnDesk(db: Db, status: ReviewDeskStatus): Promise<number> {
  const row = await onDesk(db, status)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
