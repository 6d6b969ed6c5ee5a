import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { deleteApiKey } from './api-keys-table.ts'
import { labelOf } from './present-key.ts'

/** Every request looks its key up, so the next one with it is refused. */
export async function revokeKey(ctx: Context, id: string): Promise<void> {
  const { id: accountId } = requirePerson(ctx)
  await transaction(ctx.db, async tx => {
    const row = (await deleteApiKey(tx, { id, accountId })) ?? fail('not_found')
    await recordAudit(tx, ctx, {
      action: 'key.revoked',
      subject: { type: 'key', id },
      details: { key: labelOf(row) },
    })
  })
}
