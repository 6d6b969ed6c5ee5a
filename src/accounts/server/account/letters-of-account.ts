import type { SendingKind } from '#foundation/rules/sendings/sendings.ts'
import type { Context } from '#foundation/server/context.ts'
import type { UserRow } from './users-table.ts'

/** What an account gets at a mailbox that is not proven to be its own. */
export const lettersToAnyMailbox: readonly SendingKind[] = ['verify-email']

/**
 * Whether all that is written to the mailbox of an account is for its owner. A mailbox that nobody
 * has proven may be a stranger's, and that of the operator is written to as the operator's.
 */
export function hasOwnMailbox(
  { config }: Pick<Context, 'config'>,
  { is_verified, email }: Pick<UserRow, 'is_verified' | 'email'>,
): boolean {
  return is_verified && email !== config.SUPPORT_EMAIL
}
