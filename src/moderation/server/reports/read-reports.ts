import { fail } from '#foundation/rules/errors.ts'
import { offsetOf } from '#foundation/rules/paging.ts'
import { recordLook } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { ListedReport, Report, ReportedWords } from '#moderation/rules/report-wire.ts'
import { presentListedReport, presentReport } from './present-report.ts'
import { countReports, findReport, listReports, type ReportFilter } from './reports-table.ts'

export async function readReports(
  ctx: Context,
  { page, limit, ...filter }: ReportFilter & { page: number; limit: number },
): Promise<{ reports: ListedReport[]; total: number }> {
  const rows = await listReports(ctx.db, { ...filter, offset: offsetOf({ page, limit }), limit })
  const total = await countReports(ctx.db, filter)
  return { reports: rows.map(row => presentListedReport(row, ctx.now)), total }
}

/** It names people, so the look is written to the audit log. */
export async function readReport(ctx: Context, id: string): Promise<Report> {
  const row = (await findReport(ctx.db, id)) ?? fail('not_found')
  await recordLook(ctx.db, ctx, { action: 'report.read', subject: { type: 'report', id } })
  return presentReport(ctx, row)
}

/** Words of a conversation, so the look is written down as one at it. */
export async function readReportedWords(ctx: Context, id: string): Promise<ReportedWords> {
  const row = await findReport(ctx.db, id)
  if (!row?.thread_id) return fail('not_found')
  const subject = { type: 'thread', id: row.thread_id } as const
  await recordLook(ctx.db, ctx, { action: 'thread.read', subject })
  return { words: row.as_reported }
}
