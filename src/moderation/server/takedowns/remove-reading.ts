import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { OwnRecord } from '#listings/rules/readings/wire.ts'
import { takeDownReading } from '#listings/server/readings/take-down-reading.ts'
import type { ReadingRemoval } from '#moderation/rules/wire.ts'
import { refuseUnknownCase } from '../reports/refuse-unknown-case.ts'

export async function removeReading(
  ctx: Context,
  id: string,
  { reason, caseNumber }: ReadingRemoval,
): Promise<OwnRecord> {
  return transaction(ctx.db, async tx => {
    await refuseUnknownCase(tx, caseNumber)
    return takeDownReading(ctx, id, { reason, caseNumber })
  })
}
