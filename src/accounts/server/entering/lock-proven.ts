import { fail } from '#foundation/rules/errors.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { lockUser, type UserRow } from '../account/users-table.ts'
import { refuseSuspended } from '../sessions/refuse-suspended.ts'

/**
 * Checking a password takes a while. Whoever knows an old one must not get in after it was
 * replaced, the second step was turned on or the account was suspended.
 */
export async function lockProven(tx: Db, proven: UserRow): Promise<UserRow> {
  const user = await lockUser(tx, proven.id)
  if (user?.password_hash !== proven.password_hash) return fail('conflict')
  if (user.enable_2fa !== proven.enable_2fa) return fail('conflict')
  refuseSuspended(user)
  return user
}
