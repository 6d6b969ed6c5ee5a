import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { forgetReporter, reportsBy } from './reports-table.ts'

/** A report is about somebody else, so it stays, without its sender. */
export async function eraseReporter(tx: Db, _ctx: Context, userId: string): Promise<void> {
  await forgetReporter(tx, userId)
}

export async function exportReports(ctx: Context, userId: string): Promise<unknown> {
  const rows = await reportsBy(ctx.db, userId)
  return rows.map(row => ({
    caseNumber: row.case_number,
    about: row.about,
    space: row.title,
    reason: row.reason,
    words: row.words,
    reported: row.created_at,
    closed: row.closed_at,
    outcome: row.outcome,
    answer: row.answer,
  }))
}
