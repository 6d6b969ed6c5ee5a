import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { askAhead } from '#foundation/server/database/transaction.ts'

type Tables = {
  login_challenge: {
    id: string
    user_id: string
    expires_at: Date
    attempts: number
    used_at: Date | null
  }
  recovery_code: { user_id: string; code_mac: Buffer; used_at: Date | null }
}

const table = (db: Db) => db.$extendTables<Tables>()

export async function insertChallenge(
  db: Db,
  challenge: { id: string; userId: string; expiresAt: Date },
): Promise<void> {
  const row = {
    id: challenge.id,
    user_id: challenge.userId,
    expires_at: challenge.expiresAt,
    attempts: 0,
    used_at: null,
  }
  await askAhead(db, table(db).insertInto('login_challenge').values(row))
}

/** Also locks the challenge until the transaction ends. */
export async function spendChallengeTry(
  db: Db,
  { id, now, tries }: { id: string; now: Date; tries: number },
): Promise<{ userId: string; triesLeft: number } | undefined> {
  const row = await table(db)
    .updateTable('login_challenge')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('attempts', '<', tries)
    .where('expires_at', '>', now)
    .returning(['user_id', 'attempts'])
    .executeTakeFirst()
  return row && { userId: row.user_id, triesLeft: tries - row.attempts }
}

export async function finishChallenge(db: Db, id: string, now: Date): Promise<void> {
  await askAhead(
    db,
    table(db).updateTable('login_challenge').set({ used_at: now }).where('id', '=', id),
  )
}

export async function deleteChallengesOf(db: Db, userId: string): Promise<void> {
  await table(db).deleteFrom('login_challenge').where('user_id', '=', userId).execute()
}

export async function deleteDeadChallenges(db: Db, before: Date): Promise<void> {
  await table(db).deleteFrom('login_challenge').where('expires_at', '<', before).execute()
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  macs: readonly Buffer[],
): Promise<void> {
  await table(db).deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  if (macs.length === 0) return
  await table(db)
    .insertInto('recovery_code')
    .values(macs.map(mac => ({ user_id: userId, code_mac: mac, used_at: null })))
    .execute()
}

export async function spendRecoveryCode(
  db: Db,
  { userId, macs, now }: { userId: string; macs: Buffer[]; now: Date },
): Promise<boolean> {
  const row = await table(db)
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_mac', 'in', macs)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const row = await table(db)
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row?.left ?? 0
}
