import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Report, ReportDecision } from '#moderation/rules/report-wire.ts'
import { closeWith } from './change-report.ts'
import { presentReport } from './present-report.ts'
import { lockReport } from './reports-table.ts'

/** Tells whoever sent the report. */
export async function closeReport(
  ctx: Context,
  id: string,
  decision: ReportDecision,
): Promise<Report> {
  const closed = await transaction(ctx.db, async tx => {
    const report = (await lockReport(tx, id)) ?? fail('not_found')
    return closeWith(tx, ctx, report, decision)
  })
  return presentReport(ctx, closed)
}
