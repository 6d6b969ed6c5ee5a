import { markIdentity } from '#accounts/server/account/mark-identity.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { decidedDocument } from './documents-table.ts'
import { findPayee } from './payees-table.ts'

/**
 * Either the provider has checked the person or an operator has seen a document. Must be called in
 * every transaction that changes one of the two.
 */
export async function refreshIdentity(tx: Db, userId: string): Promise<void> {
  const payee = await findPayee(tx, userId)
  const document = await decidedDocument(tx, userId)
  await markIdentity(tx, userId, {
    toProviderSince: payee?.standing === 'ready' ? payee.created_at : null,
    toOperatorAt: document?.state === 'accepted' ? document.decided_at : null,
  })
}
