import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Thread } from '#messages/rules/wire.ts'
import { ownThread } from '../thread/own-thread.ts'
import { lockThread, updateThread } from '../thread/threads-table.ts'
import { presentThread } from './present-thread.ts'

/** Nobody writes in it any more. What becomes of bookings is still told in it. */
export async function blockThread(ctx: Context, id: string): Promise<Thread> {
  const { side } = await ownThread(ctx, id)
  return transaction(ctx.db, async tx => {
    const thread = (await lockThread(tx, id)) ?? fail('not_found')
    const isNew = thread.blocked_by === null
    if (isNew) {
      await updateThread(tx, id, { blocked_by: side })
      await recordAudit(tx, ctx, {
        action: 'thread.blocked',
        subject: { type: 'thread', id },
        details: { by: side },
      })
    }
    const row = isNew ? { ...thread, blocked_by: side } : thread
    return presentThread({ db: tx }, row, side)
  })
}

/** Only whoever blocked it opens it again. */
export async function unblockThread(ctx: Context, id: string): Promise<Thread> {
  const { side } = await ownThread(ctx, id)
  return transaction(ctx.db, async tx => {
    const thread = (await lockThread(tx, id)) ?? fail('not_found')
    if (thread.blocked_by !== null && thread.blocked_by !== side) return fail('thread_closed')
    await updateThread(tx, id, { blocked_by: null })
    return presentThread({ db: tx }, { ...thread, blocked_by: null }, side)
  })
}
