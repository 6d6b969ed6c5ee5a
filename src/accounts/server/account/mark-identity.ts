import type { Db } from '#foundation/server/database/db.ts'
import { findUser, keepIdentity, type ShownIdentity } from './users-table.ts'

/** Stored with the person, because every public listing of theirs shows it. */
export async function markIdentity(tx: Db, userId: string, shown: ShownIdentity): Promise<void> {
  await keepIdentity(tx, userId, shown)
}

export async function isIdentityKnown(db: Db, userId: string): Promise<boolean> {
  return (await findUser(db, userId))?.identity_verified ?? false
}
