import type { Generated } from 'kysely'
import type { Db } from '../database/db.ts'
import { writeLast } from '../database/write-last.ts'

export interface TextRow {
  id: string
  account_id: string
  kind: string
  to_number: string
  body: string
  created_at: Date
  send_after: Date
  sent_at: Date | null
  attempts: number
  last_error: string | null
}

type Tables = { text_message: TextRow & { position: Generated<number> } }

const table = (db: Db) => db.$extendTables<Tables>()

export async function insertTexts(db: Db, texts: readonly TextRow[]): Promise<void> {
  await writeLast(db, 'text_message', texts)
}

/** Deletes texts that were never sent, and after a while all of them. */
export async function deleteOldTexts(
  db: Db,
  { unsent, all }: { unsent: Date; all: Date },
): Promise<void> {
  await table(db)
    .deleteFrom('text_message')
    .where(({ eb, or, and }) =>
      or([
        eb('created_at', '<=', all),
        and([eb('sent_at', 'is', null), eb('created_at', '<=', unsent)]),
      ]),
    )
    .execute()
}

export async function readTexts(db: Db, to: string | undefined, atMost: number) {
  return table(db)
    .selectFrom('text_message')
    .select(['to_number', 'body', 'sent_at', 'created_at'])
    .$if(to !== undefined, query => query.where('to_number', '=', to ?? ''))
    .orderBy('position', 'desc')
    .limit(atMost)
    .execute()
}

export async function textsOf(db: Db, accountId: string) {
  return table(db)
    .selectFrom('text_message')
    .select(['to_number', 'body', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute()
}

export async function deleteTextsOf(db: Db, accountId: string): Promise<void> {
  await table(db).deleteFrom('text_message').where('account_id', '=', accountId).execute()
}
