import type { Context } from '#foundation/server/context.ts'
import { repeatedFailures } from '#foundation/server/jobs/due-failures-table.ts'
import type { FailingWork } from '#moderation/rules/wire.ts'

const atMost = 20

export async function readFailing(ctx: Context): Promise<FailingWork[]> {
  const rows = await repeatedFailures(ctx.db, atMost)
  return rows.map(row => ({
    work: row.work,
    id: row.row_id,
    failures: row.failures,
    since: row.first_failed_at.toISOString(),
    nextTryAt: row.next_try_at.toISOString(),
  }))
}
