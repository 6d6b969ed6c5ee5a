import type { Db } from '#foundation/server/database/db.ts'

export interface SubscriptionRow {
  id: string
  account_id: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: Date
}

const table = (db: Db) => db.$extendTables<{ push_subscription: SubscriptionRow }>()

export async function insertSubscription(db: Db, row: SubscriptionRow): Promise<void> {
  await table(db).insertInto('push_subscription').values(row).execute()
}

/** Notifications that wait for it are deleted too. */
export async function deleteSubscription(
  db: Db,
  which: { endpoint: string; accountId?: string },
): Promise<SubscriptionRow | undefined> {
  return table(db)
    .deleteFrom('push_subscription')
    .where('endpoint', '=', which.endpoint)
    .$if(which.accountId !== undefined, query =>
      query.where('account_id', '=', which.accountId ?? ''),
    )
    .returningAll()
    .executeTakeFirst()
}

/** The oldest first. */
export async function subscriptionsOf(db: Db, accountId: string): Promise<SubscriptionRow[]> {
  return table(db)
    .selectFrom('push_subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function deleteSubscriptionsOf(db: Db, accountId: string): Promise<void> {
  await table(db).deleteFrom('push_subscription').where('account_id', '=', accountId).execute()
}
