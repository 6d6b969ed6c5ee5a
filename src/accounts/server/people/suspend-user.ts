import type { AuditDetails } from '#foundation/rules/audit/audit-details.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { changeAccount } from '../account/change-account.ts'
import { lockUserAlone, type UserRow } from '../account/users-table.ts'
import { deleteResetsOf } from '../proofs/password-resets-table.ts'
import { endLogins } from '../sessions/end-logins.ts'

/** Logs the person out at once. False when only the reason of a suspension changes. */
export async function suspendUser(
  ctx: Context,
  id: string,
  { reason, caseNumber }: { reason: string; caseNumber?: string | undefined },
): Promise<boolean> {
  const set = { suspended_because: reason }
  return decide(ctx, id, (tx, user) => {
    const details: AuditDetails = { reason, role: user.role, caseNumber }
    return changeAccount(tx, ctx, user, 'suspend', { by: 'operator', set, details })
  })
}

/** False when the person is not suspended, such as when another operator was quicker. */
export async function liftSuspension(ctx: Context, id: string): Promise<boolean> {
  return decide(ctx, id, async (tx, user) =>
    user.suspended_at ? changeAccount(tx, ctx, user, 'reinstate', { by: 'operator' }) : undefined,
  )
}

async function decide(
  ctx: Context,
  id: string,
  change: (tx: Db, user: Locked<UserRow>) => Promise<UserRow | undefined>,
): Promise<boolean> {
  const isOperator = ctx.actor.kind === 'person' && ctx.actor.role === 'admin'
  if (!isOperator && ctx.actor.kind !== 'system') fail('forbidden')
  return transaction(ctx.db, async tx => {
    const user = (await lockUserAlone(tx, id)) ?? fail('not_found')
    const changed = await change(tx, user)
    if (!changed) return false
    await endLogins(tx, id)
    await deleteResetsOf(tx, id)
    return (changed.suspended_at === null) !== (user.suspended_at === null)
  })
}
