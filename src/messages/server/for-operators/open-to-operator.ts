import { fail } from '#foundation/rules/errors.ts'
import { formatMoment } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { sideOf } from '../thread/own-thread.ts'
import { lockThread, updateThread } from '../thread/threads-table.ts'
import { type MessageRow, messagesBefore } from '../writing/messages-table.ts'

/** Of the newest ones of a conversation. */
const mostKept = 100

/**
 * The operator may read only conversations that were opened here. Answers what the other side
 * wrote, the newest first, because it goes when they delete the account.
 */
export async function openToOperator(
  tx: Db,
  ctx: Context,
  { threadId, reporterId }: { threadId: string; reporterId: string },
): Promise<{ listingId: string; personId: string; wrote: string }> {
  const thread = await lockThread(tx, threadId)
  const side = thread && sideOf(thread, reporterId)
  if (!side || (side === 'partner' && thread.last_number === 0)) return fail('not_found')
  if (thread.reported_at === null) await updateThread(tx, threadId, { reported_at: ctx.now })
  const isOther = ({ sender }: MessageRow) => sender !== side && sender !== 'system'
  const newest = { threadId, before: thread.last_number + 1, atMost: mostKept }
  return {
    listingId: thread.listing_id,
    personId: side === 'renter' ? thread.partner_id : thread.renter_id,
    wrote: (await messagesBefore(tx, newest)).filter(isOther).map(wordsOf).join('\n\n'),
  }
}

function wordsOf({ text, created_at }: MessageRow): string {
  return `${formatMoment(created_at)}\n${text}`
}
