import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Message } from '#messages/rules/wire.ts'
import { ownThread } from '../thread/own-thread.ts'
import { findMessages } from '../writing/messages-table.ts'
import { presentMessage } from '../writing/present-message.ts'

/** As the reader may see it now. */
export async function readMessage(ctx: Context, id: string): Promise<Message> {
  const [row] = await findMessages(ctx.db, [id])
  if (!row) return fail('not_found')
  const { thread, side } = await ownThread(ctx, row.thread_id)
  return presentMessage(row, thread, side)
}
