import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Thread } from '#messages/rules/wire.ts'
import { ownThread } from '../thread/own-thread.ts'
import type { ThreadHooks } from '../thread/thread-hooks.ts'
import { lockThread, updateThread } from '../thread/threads-table.ts'
import { presentThread } from './present-thread.ts'

/** Nobody can write in it any more, but lines about bookings still appear. */
export async function blockThread(ctx: Context, hooks: ThreadHooks, id: string): Promise<Thread> {
  const { side, thread: seen } = await ownThread(ctx, id)
  const pair = { listingId: seen.listing_id, renterId: seen.renter_id, by: side }
  return transaction(ctx.db, async tx => {
    for (const blocked of hooks.blocked) await blocked(tx, ctx, pair)
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

/** Only whoever blocked it can open it again. */
export async function unblockThread(ctx: Context, id: string): Promise<Thread> {
  const { side } = await ownThread(ctx, id)
  return transaction(ctx.db, async tx => {
    const thread = (await lockThread(tx, id)) ?? fail('not_found')
    if (thread.blocked_by !== null && thread.blocked_by !== side) return fail('thread_closed')
    await updateThread(tx, id, { blocked_by: null })
    return presentThread({ db: tx }, { ...thread, blocked_by: null }, side)
  })
}
