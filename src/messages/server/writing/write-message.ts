import { lockPeople } from '#accounts/server/account/find-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import type { Message, NewMessage } from '#messages/rules/wire.ts'
import { attachPictures } from '../pictures/message-pictures.ts'
import { ownThread } from '../thread/own-thread.ts'
import { lockThread } from '../thread/threads-table.ts'
import { addMessages } from './add-messages.ts'
import type { MessageRow } from './messages-table.ts'
import { presentMessage } from './present-message.ts'
import { tellByDevice } from './tell-by-device.ts'

/** The whole text is stored; parts are hidden only when it is read. */
export async function writeMessage(
  ctx: Context,
  threadId: string,
  { text, pictures }: NewMessage,
): Promise<Message> {
  const { side, personId, thread: seen } = await ownThread(ctx, threadId)
  return transaction(ctx.db, async tx => {
    // Neither side can leave while this message is written.
    const people = await lockPeople(tx, [seen.renter_id, seen.partner_id])
    // Suspended meanwhile.
    if (people.get(personId)?.isSuspended) return fail('unauthenticated')
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
    const written = { ...row, number: thread.last_number + 1 }
    await tellByDevice(tx, ctx, { row: written, thread, people })
    const message = presentMessage(written, thread, side)
    await ctx.idempotency?.keep(tx, message)
    return message
  })
}
