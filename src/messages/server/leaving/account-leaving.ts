import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { inPages } from '#foundation/server/database/in-pages.ts'
import { deleteInbox } from '#foundation/server/live/inbox-table.ts'
import { deleteWaitingWordsOf } from '#foundation/server/mail/outbox-table.ts'
import { deleteMessagePicturesOf } from '../pictures/message-pictures-table.ts'
import { sideOf } from '../thread/own-thread.ts'
import { lockThreadsOf, pageOfThreads, type Side, type ThreadRow } from '../thread/threads-table.ts'
import { eraseMessagesOf, messagesOf } from '../writing/messages-table.ts'
import { presentMessage } from '../writing/present-message.ts'
import { takeBackFromDevices } from '../writing/tell-by-device.ts'

/** The other side keeps the conversation, without what this person wrote. */
export async function eraseMessages(tx: Db, _ctx: Context, userId: string): Promise<void> {
  // Waits for a run that is writing a mail about one of them.
  const threads = await lockThreadsOf(tx, userId)
  const idsWhere = (side: Side) =>
    threads.filter(thread => sideOf(thread, userId) === side).map(({ id }) => id)
  await eraseMessagesOf(tx, {
    renterThreads: idsWhere('renter'),
    partnerThreads: idsWhere('partner'),
    words: 'Deleted with the account of its writer.',
  })
  await deleteWaitingWordsOf(tx, userId)
  await takeBackFromDevices(
    tx,
    threads.map(({ id }) => id),
  )
  await deleteMessagePicturesOf(tx, userId)
  await deleteInbox(tx, userId)
}

/** Both sides of each conversation, with hidden parts still hidden. */
export async function* exportMessages(ctx: Context, userId: string): AsyncGenerator<unknown> {
  for await (const thread of inPages(page => pageOfThreads(ctx.db, userId, page))) {
    const side = sideOf(thread, userId) ?? 'renter'
    yield { listing: thread.listing_id, as: side, messages: exportThread(ctx, thread, side) }
  }
}

async function* exportThread(ctx: Context, thread: ThreadRow, side: Side): AsyncGenerator<unknown> {
  for await (const row of inPages(page => messagesOf(ctx.db, thread.id, page))) {
    const { from, text, pictures, createdAt } = presentMessage(row, thread, side)
    yield { from, text, pictures, createdAt }
  }
}
