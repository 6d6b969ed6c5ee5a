import type { KeyScope, Role } from '#foundation/rules/permissions.ts'
import type { Db } from '#foundation/server/database/db.ts'

export interface ApiKeyRow {
  id: string
  account_id: string
  name: string
  digest: Buffer
  ends: string
  scopes: KeyScope[]
  created_at: Date
  last_used_at: Date | null
}

interface Owner {
  id: string
  role: Role
  is_verified: boolean
  suspended_at: Date | null
  deleted_at: Date | null
}

type Tables = { api_key: ApiKeyRow; users: Owner }

const table = (db: Db) => db.$extendTables<Tables>()

export async function insertApiKey(tx: Db, row: ApiKeyRow): Promise<void> {
  await table(tx).insertInto('api_key').values(row).execute()
}

export async function keysOf(db: Db, accountId: string): Promise<ApiKeyRow[]> {
  return table(db)
    .selectFrom('api_key')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Never cached: a key that was revoked in another process opens nothing any more. */
export async function findUsableKey(db: Db, digest: Buffer): Promise<ApiKeyRow | undefined> {
  return table(db)
    .selectFrom('api_key')
    .innerJoin('users', 'users.id', 'api_key.account_id')
    .selectAll('api_key')
    .where('digest', '=', digest)
    .where('users.role', '=', 'partner')
    .where('users.is_verified', '=', true)
    .where('users.suspended_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function touchApiKey(
  db: Db,
  { id, now, unusedSince }: { id: string; now: Date; unusedSince: Date },
): Promise<void> {
  await table(db)
    .updateTable('api_key')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([eb('last_used_at', 'is', null), eb('last_used_at', '<', unusedSince)]),
    )
    .execute()
}

export async function deleteApiKey(
  tx: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<ApiKeyRow | undefined> {
  return table(tx)
    .deleteFrom('api_key')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteKeysOf(tx: Db, accountId: string): Promise<void> {
  await table(tx).deleteFrom('api_key').where('account_id', '=', accountId).execute()
}
