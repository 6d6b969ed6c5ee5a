import type { Db } from '#foundation/server/database/db.ts'
import { deleteChallengesOf } from '../proofs/second-steps-table.ts'
import { deleteSessionsOf } from './sessions-table.ts'

/**
 * Ends sessions, and logins that wait for their second step. Those come first: one that is being
 * finished is waited for, and then its session is ended with the others.
 */
export async function endLogins(
  tx: Db,
  userId: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  await deleteChallengesOf(tx, userId)
  await deleteSessionsOf(tx, userId, { except })
}
