import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { deleteSessionsOf } from './sessions-table.ts'
import { lockUserAlone, updateUser } from './users-table.ts'

/** For the operator: the person is logged out at once and told the reason when logging in. */
export async function suspendUser(ctx: Context, id: string, reason: string): Promise<void> {
  await change(ctx, id, { suspended_at: ctx.now, suspended_because: reason }, 'user.suspended')
}

export async function liftSuspension(ctx: Context, id: string): Promise<void> {
  await change(ctx, id, { suspended_at: null, suspended_because: null }, 'user.reinstated')
}

async function change(
  ctx: Context,
  id: string,
  columns: { suspended_at: Date | null; suspended_because: string | null },
  action: string,
): Promise<void> {
  const isOperator = ctx.actor.kind === 'person' && ctx.actor.role === 'admin'
  if (!isOperator && ctx.actor.kind !== 'system') fail('forbidden')
  await transaction(ctx.db, async tx => {
    const user = (await lockUserAlone(tx, id)) ?? fail('not_found')
    if (user.role === 'admin') fail('forbidden')
    await updateUser(tx, id, columns)
    await deleteSessionsOf(tx, id)
    await recordAudit(tx, ctx, { action, subject: { type: 'user', id } })
  })
}
