import { markIdentity } from '#accounts/server/account/mark-identity.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { decidedDocument } from './documents-table.ts'
import { findPayee } from './payees-table.ts'

/** Either the provider has checked the person or an operator has seen a document. */
export async function isIdentityKnown(db: Db, userId: string): Promise<boolean> {
  const payee = await findPayee(db, userId)
  if (payee?.standing === 'ready') return true
  const document = await decidedDocument(db, userId)
  return document?.state === 'accepted'
}

/** Must be called in every transaction that changes what the badge depends on. */
export async function refreshIdentity(tx: Db, userId: string): Promise<void> {
  await markIdentity(tx, userId, await isIdentityKnown(tx, userId))
}
