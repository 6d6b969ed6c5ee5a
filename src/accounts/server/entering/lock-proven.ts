import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { keysOf, refuseByHits } from '#foundation/server/limits/limit.ts'
import { lockUserWithHits, type UserRow } from '../account/users-table.ts'
import { failuresAt } from '../proofs/prove-password.ts'
import { refuseSuspended } from '../sessions/refuse-suspended.ts'

/**
 * Checking a password takes a while. Whoever knows an old one must not get in after it was
 * replaced, the mailbox was changed, the second step was turned on or the account was suspended; nor
 * may whoever guessed it among more guesses than are allowed, and they hear nothing else.
 */
export async function lockProven(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  proven: UserRow,
): Promise<UserRow> {
  const failures = failuresAt(proven.email)
  const { user, hits } = await lockUserWithHits(tx, { id: proven.id, keys: keysOf(failures) })
  refuseByHits(now, failures, hits)
  if (user?.password_hash !== proven.password_hash) return fail('conflict')
  if (user.email !== proven.email) return fail('conflict')
  if (user.enable_2fa !== proven.enable_2fa) return fail('conflict')
  refuseSuspended(user)
  return user
}
