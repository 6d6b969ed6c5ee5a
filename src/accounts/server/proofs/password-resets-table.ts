import type { Db } from '#foundation/server/database/db.ts'

type Tables = {
  password_reset: {
    token_digest: Buffer
    user_id: string
    expires_at: Date
    used_at: Date | null
  }
}

const table = (db: Db) => db.$extendTables<Tables>()

interface Presented {
  digest: Buffer
  now: Date
}

export async function insertReset(
  db: Db,
  reset: { digest: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  await table(db)
    .insertInto('password_reset')
    .values({
      token_digest: reset.digest,
      user_id: reset.userId,
      expires_at: reset.expiresAt,
      used_at: null,
    })
    .execute()
}

export async function findReset(db: Db, { digest, now }: Presented): Promise<string | undefined> {
  const row = await table(db)
    .selectFrom('password_reset')
    .select('user_id')
    .where('token_digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id
}

/** When several use the link at once, only one gets an answer. */
export async function spendReset(db: Db, { digest, now }: Presented): Promise<string | undefined> {
  const row = await table(db)
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

export async function deleteResetsOf(db: Db, userId: string): Promise<void> {
  await table(db).deleteFrom('password_reset').where('user_id', '=', userId).execute()
}

export async function deleteDeadResets(db: Db, before: Date): Promise<void> {
  await table(db).deleteFrom('password_reset').where('expires_at', '<', before).execute()
}
