import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { sideOf } from '../thread/own-thread.ts'
import { lockThread, updateThread } from '../thread/threads-table.ts'

/** The operator may read only conversations that were opened here. */
export async function openToOperator(
  tx: Db,
  ctx: Context,
  { threadId, reporterId }: { threadId: string; reporterId: string },
): Promise<{ listingId: string; personId: string }> {
  const thread = await lockThread(tx, threadId)
  const side = thread && sideOf(thread, reporterId)
  if (!side || (side === 'partner' && thread.last_number === 0)) return fail('not_found')
  if (thread.reported_at === null) await updateThread(tx, threadId, { reported_at: ctx.now })
  return {
    listingId: thread.listing_id,
    personId: side === 'renter' ? thread.partner_id : thread.renter_id,
  }
}
