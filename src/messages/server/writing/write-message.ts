import { holdPeople } from '#accounts/server/account/find-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { after, later } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { mailAfterMs, mailPauseMs } from '#messages/rules/message-terms.ts'
import type { Message, NewMessage } from '#messages/rules/wire.ts'
import { attachPictures } from '../pictures/message-pictures.ts'
import { otherSide, ownThread } from '../thread/own-thread.ts'
import { lockThread, type Side, type ThreadRow, updateThread } from '../thread/threads-table.ts'
import { addMessages } from './add-messages.ts'
import type { MessageRow } from './messages-table.ts'
import { presentMessage } from './present-message.ts'

/** One side writes to the other. What is hidden from the reader is kept whole. */
export async function writeMessage(
  ctx: Context,
  threadId: string,
  { text, pictures }: NewMessage,
): Promise<Message> {
  const { side, personId, thread: seen } = await ownThread(ctx, threadId)
  return transaction(ctx.db, async tx => {
    // Nobody leaves while something is written to them.
    const people = await holdPeople(tx, [seen.renter_id, seen.partner_id])
    const isAlone = [...people.values()].some(({ isDeleted }) => isDeleted)
    const thread = (await lockThread(tx, threadId)) ?? fail('not_found')
    if (isAlone || thread.blocked_by !== null) return fail('thread_closed')
    const row: Omit<MessageRow, 'number'> = {
      id: newId(ctx.now),
      thread_id: threadId,
      sender: side,
      text,
      pictures,
      booking_id: null,
      created_at: ctx.now,
    }
    await attachPictures(tx, { threadId, personId, messageId: row.id, pictures })
    const { listing_id, renter_id, partner_id } = thread
    await addMessages(tx, ctx, [{ ...row, listing_id, renter_id, partner_id }])
    await askForMail(tx, ctx, thread, otherSide(side))
    const message = presentMessage({ ...row, number: thread.last_number + 1 }, thread, side)
    await ctx.idempotency?.keep(tx, message)
    return message
  })
}

/** A mail tells of what is still unread then, and never more than one in an hour. */
async function askForMail(
  tx: Context['db'],
  { now }: Context,
  thread: ThreadRow,
  reader: Side,
): Promise<void> {
  if (thread[`${reader}_mail_due`] !== null) return
  const mailedAt = thread[`${reader}_mailed_at`]
  const soon = after(now, mailAfterMs)
  const due = mailedAt ? later(soon, after(mailedAt, mailPauseMs)) : soon
  await updateThread(tx, thread.id, { [`${reader}_mail_due`]: due })
}
