import type { Db } from '#foundation/server/database/db.ts'
import { updateUser } from './users-table.ts'

/** Kept with the person, since strangers read it beside everything that person lists. */
export async function markIdentity(tx: Db, userId: string, isVerified: boolean): Promise<void> {
  await updateUser(tx, userId, { identity_verified: isVerified })
}
