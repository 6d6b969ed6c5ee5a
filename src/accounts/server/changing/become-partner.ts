import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { requirePerson } from '../account/require-person.ts'
import { lockUser, type UserRow, updateUser } from '../account/users-table.ts'

/** Calling it again changes nothing. */
export async function becomePartner(ctx: Context): Promise<UserRow> {
  const { id } = requirePerson(ctx)
  return transaction(ctx.db, async tx => {
    const user = (await lockUser(tx, id)) ?? fail('unauthenticated')
    if (user.role === 'partner') return user
    if (user.role !== 'customer') return fail('forbidden')
    await recordAudit(tx, ctx, { action: 'user.became-partner', subject: { type: 'user', id } })
    return (await updateUser(tx, id, { role: 'partner' })) ?? fail('unauthenticated')
  })
}
