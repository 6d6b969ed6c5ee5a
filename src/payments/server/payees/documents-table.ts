import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched } from '#foundation/server/database/side-by-side.ts'
import { type Change, updateAll } from '#foundation/server/database/update-all.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'
import type { DocumentState } from '#payments/rules/document-life.ts'
import type { DocumentKind } from '#payments/rules/verification-wire.ts'

export interface DocumentRow {
  id: string
  user_id: string
  kind: DocumentKind
  state: DocumentState
  sealed: string | null
  reason: string | null
  sent_at: Date
  decided_at: Date | null
}

/** Lists leave the picture out. Only the code that shows it reads it. */
export type DocumentFacts = Omit<DocumentRow, 'sealed'>

const table = (db: Db) => db.$extendTables<{ identity_document: DocumentRow }>()
const facts = ['id', 'user_id', 'kind', 'state', 'reason', 'sent_at', 'decided_at'] as const

/** Answers false if a document of this person is already waiting. */
export async function insertDocument(tx: Db, row: DocumentRow): Promise<boolean> {
  const inserted = await table(tx)
    .insertInto('identity_document')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function newestDocument(db: Db, userId: string): Promise<DocumentFacts | undefined> {
  return table(db)
    .selectFrom('identity_document')
    .select(facts)
    .where('user_id', '=', userId)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The operator's last decision. It still counts while a newer document waits. */
export async function decidedDocument(db: Db, userId: string): Promise<DocumentFacts | undefined> {
  return table(db)
    .selectFrom('identity_document')
    .select(facts)
    .where('user_id', '=', userId)
    .where('state', '<>', 'waiting')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findDocument(db: Db, id: string): Promise<DocumentRow | undefined> {
  return table(db)
    .selectFrom('identity_document')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function waitingDocuments(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<DocumentFacts[]> {
  return table(db)
    .selectFrom('identity_document')
    .select(facts)
    .where('state', '=', 'waiting')
    .orderBy('sent_at')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countWaitingDocuments(db: Db): Promise<number> {
  const row = await table(db)
    .selectFrom('identity_document')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return row.count
}

/** Locked until the transaction ends. */
export async function lockDocument(tx: Db, id: string): Promise<Locked<DocumentRow> | undefined> {
  takesLock('payment', `document ${id}`)
  const row = await table(tx)
    .selectFrom('identity_document')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && locked(row)
}

/** Compare-and-set: writes nothing if the document has changed since the caller read it. */
export const writeDocument = batched((tx, changes: readonly Change<DocumentRow>[]) =>
  updateAll(tx, 'identity_document', ['id'], changes),
)

export async function deleteDocumentsOf(tx: Db, userId: string): Promise<void> {
  await table(tx).deleteFrom('identity_document').where('user_id', '=', userId).execute()
}
