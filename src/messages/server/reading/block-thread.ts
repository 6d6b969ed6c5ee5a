import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Thread } from '#messages/rules/wire.ts'
import { withBlockOf, withoutBlockOf } from '../thread/blocks.ts'
import { ownThread } from '../thread/own-thread.ts'
import type { ThreadHooks } from '../thread/thread-hooks.ts'
import { lockThread, updateThread } from '../thread/threads-table.ts'
import { presentThread } from './present-thread.ts'

/**
 * Nobody can write in it any more, but lines about bookings still appear. Each side blocks for itself:
 * whoever was first cannot open it again to write to somebody who has blocked them.
 */
export async function blockThread(ctx: Context, hooks: ThreadHooks, id: string): Promise<Thread> {
  const { side, thread: seen } = await ownThread(ctx, id)
  const pair = { listingId: seen.listing_id, renterId: seen.renter_id, by: side }
  return transaction(ctx.db, async tx => {
    for (const blocked of hooks.blocked) await blocked(tx, ctx, pair)
    const thread = (await lockThread(tx, id)) ?? fail('not_found')
    const blocked_by = withBlockOf(side, thread.blocked_by)
    if (blocked_by !== thread.blocked_by) {
      await updateThread(tx, id, { blocked_by })
      await recordAudit(tx, ctx, {
        action: 'thread.blocked',
        subject: { type: 'thread', id },
        details: { by: side },
      })
    }
    return presentThread({ db: tx }, { ...thread, blocked_by }, side)
  })
}

/** Whoever has not blocked it cannot open it. Where both have, it is open once both have unblocked. */
export async function unblockThread(ctx: Context, id: string): Promise<Thread> {
  const { side } = await ownThread(ctx, id)
  return transaction(ctx.db, async tx => {
    const thread = (await lockThread(tx, id)) ?? fail('not_found')
    const blocked_by = withoutBlockOf(side, thread.blocked_by)
    if (blocked_by !== null && blocked_by === thread.blocked_by) return fail('thread_closed')
    await updateThread(tx, id, { blocked_by })
    return presentThread({ db: tx }, { ...thread, blocked_by }, side)
  })
}
