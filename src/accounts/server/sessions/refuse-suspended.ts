import { fail } from '#foundation/rules/errors.ts'
import type { UserRow } from '../account/users-table.ts'

/** Call it after the password was right: strangers must not learn who is suspended. */
export function refuseSuspended(user: UserRow): void {
  if (!user.suspended_at) return
  const reason = user.suspended_because ?? ''
  fail('account_suspended', { reason }, `Your account is suspended. ${reason}`.trim())
}
