import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { updateDriver } from '../drivers/drivers-table.ts'
import { lockOwnDriver } from '../drivers/lock-own-driver.ts'
import { hasMovesToDo } from './moves-table.ts'

/** The row is kept for 30 days, in case something that happened on a move has to be clarified. */
export async function deleteDriver(ctx: Context, id: string): Promise<void> {
  const person = requirePerson(ctx)
  await transaction(ctx.db, async tx => {
    await lockOwnDriver(tx, person.id, id)
    if (await hasMovesToDo(tx, id)) fail('driver_in_use')
    await updateDriver(tx, id, { deleted_at: ctx.now })
    await recordAudit(tx, ctx, { action: 'driver.deleted', subject: { type: 'driver', id } })
  })
}
