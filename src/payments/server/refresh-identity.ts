import { markIdentity } from '#accounts/server/mark-identity.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type DocumentFacts, newestDocument } from './documents-table.ts'
import { findPayee, type PayeeRow } from './payees-table.ts'

/** Known to the provider, or seen by an operator: either earns the badge (D75). */
export function isIdentityKnown(
  payee: Pick<PayeeRow, 'standing'> | undefined,
  document: Pick<DocumentFacts, 'state'> | undefined,
): boolean {
  return payee?.standing === 'ready' || document?.state === 'accepted'
}

/** To be called in every transaction that changes what the badge hangs on. */
export async function refreshIdentity(tx: Db, userId: string): Promise<void> {
  const payee = await findPayee(tx, userId)
  const document = await newestDocument(tx, userId)
  await markIdentity(tx, userId, isIdentityKnown(payee, document))
}
