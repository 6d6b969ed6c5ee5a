import type { Db } from '#foundation/server/database/db.ts'
import { updateUser } from './users-table.ts'

/** Stored with the person, because every public listing of theirs shows it. */
export async function markIdentity(tx: Db, userId: string, isVerified: boolean): Promise<void> {
  await updateUser(tx, userId, { identity_verified: isVerified })
}
