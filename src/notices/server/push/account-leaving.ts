import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { deleteSubscriptionsOf, subscriptionsOf } from './subscriptions-table.ts'

export async function eraseSubscriptions(tx: Db, _ctx: Context, userId: string): Promise<void> {
  await deleteSubscriptionsOf(tx, userId)
}

/** The rest of the address is a secret between the browser and us. */
export async function exportSubscriptions(ctx: Context, userId: string): Promise<unknown> {
  return (await subscriptionsOf(ctx.db, userId)).map(row => ({
    service: new URL(row.endpoint).origin,
    since: row.created_at.toISOString(),
  }))
}
