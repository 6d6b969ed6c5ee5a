import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { deleteInbox } from '#foundation/server/live/inbox-table.ts'
import { deleteMessagePicturesOf } from '../pictures/message-pictures-table.ts'
import { sideOf } from '../thread/own-thread.ts'
import { threadsOf } from '../thread/threads-table.ts'
import { eraseMessagesOf, messagesOf } from '../writing/messages-table.ts'
import { presentMessage } from '../writing/present-message.ts'

/** The other side keeps the conversation, without what this person wrote. */
export async function eraseMessages(tx: Db, _ctx: Context, userId: string): Promise<void> {
  const threads = await threadsOf(tx, userId)
  const idsWhere = (side: 'renter' | 'partner') =>
    threads.filter(thread => sideOf(thread, userId) === side).map(({ id }) => id)
  await eraseMessagesOf(tx, {
    renterThreads: idsWhere('renter'),
    partnerThreads: idsWhere('partner'),
    words: 'Deleted with the account of its writer.',
  })
  await deleteMessagePicturesOf(tx, userId)
  await deleteInbox(tx, userId)
}

/** Both sides of each conversation, with hidden parts still hidden. */
export async function exportMessages(ctx: Context, userId: string): Promise<unknown> {
  const threads = await threadsOf(ctx.db, userId)
  const rows = await messagesOf(
    ctx.db,
    threads.map(({ id }) => id),
  )
  return threads.map(thread => {
    const side = sideOf(thread, userId) ?? 'renter'
    const messages = rows
      .filter(row => row.thread_id === thread.id)
      .map(row => presentMessage(row, thread, side))
      .map(({ from, text, pictures, createdAt }) => ({ from, text, pictures, createdAt }))
    return { listing: thread.listing_id, as: side, messages }
  })
}
