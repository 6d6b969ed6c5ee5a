import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'

export interface MessagePictureRow {
  name: string
  thread_id: string
  owner_id: string
  message_id: string | null
  created_at: Date
}

const table = (db: Db) => db.$extendTables<{ message_picture: MessagePictureRow }>()

export async function insertMessagePicture(
  db: Db,
  row: Omit<MessagePictureRow, 'message_id'>,
): Promise<void> {
  await table(db)
    .insertInto('message_picture')
    .values({ ...row, message_id: null })
    .execute()
}

/** False unless this person uploaded it for this conversation and has not sent it yet. */
export async function markPictureSent(
  tx: Db,
  { name, thread_id, owner_id, message_id }: Omit<MessagePictureRow, 'created_at'>,
): Promise<boolean> {
  const row = await table(tx)
    .updateTable('message_picture')
    .set({ message_id })
    .where('name', '=', name)
    .where('thread_id', '=', thread_id)
    .where('owner_id', '=', owner_id)
    .where('message_id', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

export async function messagePicturesKnown(
  db: Db,
  names: readonly string[],
): Promise<MessagePictureRow[]> {
  return table(db)
    .selectFrom('message_picture')
    .selectAll()
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .execute()
}

/** Only the rows; a later sweep deletes the files. */
export async function dropUnsentPictures(db: Db, before: Date): Promise<void> {
  await table(db)
    .deleteFrom('message_picture')
    .where('message_id', 'is', null)
    .where('created_at', '<', before)
    .execute()
}

export async function deleteMessagePicturesOf(tx: Db, ownerId: string): Promise<void> {
  await table(tx).deleteFrom('message_picture').where('owner_id', '=', ownerId).execute()
}
