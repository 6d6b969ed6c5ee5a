import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched } from '#foundation/server/database/side-by-side.ts'
import { likePattern } from '#foundation/server/database/statements/like-pattern.ts'
import { type Change, updateAll } from '#foundation/server/database/update-all.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'
import type { ReportState } from '#moderation/rules/report-life.ts'
import type { ReportOutcome, ReportReason } from '#moderation/rules/report-reasons.ts'

export interface ReportRow {
  id: string
  case_number: string
  about: 'listing' | 'booking' | 'person' | 'thread'
  listing_id: string
  title: string
  booking_id: string | null
  thread_id: string | null
  person_id: string
  /** What the reported side wrote, as it was then; null once the report is closed. */
  as_reported: string | null
  reporter_id: string | null
  reply_to: string | null
  reason: ReportReason
  words: string
  state: ReportState
  outcome: ReportOutcome | null
  answer: string | null
  created_at: Date
  closed_at: Date | null
}

const table = (db: Db) => db.$extendTables<{ report: ReportRow }>()

export async function insertReport(tx: Db, row: ReportRow): Promise<void> {
  await table(tx).insertInto('report').values(row).execute()
}

export async function isCaseNumberTaken(db: Db, caseNumber: string): Promise<boolean> {
  const row = await table(db)
    .selectFrom('report')
    .select('id')
    .where('case_number', '=', caseNumber)
    .executeTakeFirst()
  return row !== undefined
}

export async function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  return table(db).selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockReport(tx: Db, id: string): Promise<Locked<ReportRow> | undefined> {
  takesLock('report')
  const row = await table(tx)
    .selectFrom('report')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && locked(row)
}

/** Compare-and-set: writes nothing if the report has changed since the caller read it. */
export const writeReport = batched((tx, changes: readonly Change<ReportRow>[]) =>
  updateAll(tx, 'report', ['id'], changes),
)

export interface ReportFilter {
  q: string
  state?: ReportState | undefined
}

/** Open ones first, the oldest of them on top; then closed ones, the newest on top. */
export async function listReports(
  db: Db,
  { offset, limit, ...filter }: ReportFilter & { offset: number; limit: number },
): Promise<ReportRow[]> {
  return matching(db, filter)
    .selectAll()
    .orderBy(sql`closed_at desc nulls first`)
    .orderBy('created_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countReports(db: Db, filter: ReportFilter): Promise<number> {
  const row = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

function matching(db: Db, { q, state }: ReportFilter) {
  const pattern = likePattern(q.toLowerCase())
  return table(db)
    .selectFrom('report')
    .$if(state !== undefined, query => query.where('state', '=', state ?? 'open'))
    .$if(q !== '', query =>
      query.where(sql<boolean>`lower(case_number || ' ' || title) like ${pattern}`),
    )
}

export async function reportsBy(db: Db, reporterId: string): Promise<ReportRow[]> {
  return table(db)
    .selectFrom('report')
    .selectAll()
    .where('reporter_id', '=', reporterId)
    .orderBy('created_at')
    .execute()
}

export async function forgetReporter(tx: Db, reporterId: string): Promise<void> {
  await table(tx)
    .updateTable('report')
    .set({ reporter_id: null })
    .where('reporter_id', '=', reporterId)
    .execute()
}
