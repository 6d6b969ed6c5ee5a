import type { Db } from '#foundation/server/database/db.ts'

interface PushKeyRow {
  id: string
  public_key: string
  private_sealed: string
  created_at: Date
}

const table = (db: Db) => db.$extendTables<{ push_key: PushKeyRow }>()

export async function findPushKey(db: Db): Promise<PushKeyRow | undefined> {
  return table(db).selectFrom('push_key').selectAll().executeTakeFirst()
}

/** When two processes make a key at once, the first one stays. */
export async function insertPushKey(db: Db, row: PushKeyRow): Promise<void> {
  await table(db)
    .insertInto('push_key')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
