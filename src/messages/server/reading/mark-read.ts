import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { otherSide, ownThread } from '../thread/own-thread.ts'
import { tellLive } from '../thread/tell-live.ts'
import { countUnread, lockThread, updateThread } from '../thread/threads-table.ts'
import { countFrom, findMessages } from '../writing/messages-table.ts'

/** Never moves back, even when an old request arrives late. */
export async function markRead(
  ctx: Context,
  threadId: string,
  upTo: string,
): Promise<{ count: number }> {
  const { side, personId } = await ownThread(ctx, threadId)
  const [message] = await findMessages(ctx.db, [upTo])
  if (message?.thread_id !== threadId) return fail('not_found')
  const other = otherSide(side)
  await transaction(ctx.db, async tx => {
    const thread = (await lockThread(tx, threadId)) ?? fail('not_found')
    if (message.number <= thread[`${side}_read`]) return
    const left = await countFrom(tx, { threadId, sender: other, after: message.number })
    await updateThread(tx, threadId, {
      [`${side}_read`]: message.number,
      [`${side}_read_at`]: ctx.now,
      [`${side}_unread`]: left,
      ...(left === 0 && { [`${side}_mail_due`]: null }),
    })
    const read = { thread_id: threadId, message_id: null, up_to: message.number }
    const unread = { kind: 'unread', thread_id: null, message_id: null, up_to: null } as const
    await tellLive(tx, ctx, [
      { ...read, kind: 'read by them', account_id: thread[`${other}_id`] },
      { ...read, kind: 'read by you', account_id: personId },
      { ...unread, account_id: personId },
    ])
  })
  return { count: await countUnread(ctx.db, personId) }
}
