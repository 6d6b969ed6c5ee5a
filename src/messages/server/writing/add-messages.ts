import { tellAddresses } from '#connections/server/webhooks/tell-addresses.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { NewInboxEvent } from '#foundation/server/live/inbox-table.ts'
import { announceLive } from '../thread/tell-live.ts'
import { appendMessages, type NewMessageRow } from './messages-table.ts'

type News = Omit<NewInboxEvent, 'created_at'>

/**
 * All messages go through here: stored, counted as unread, sent to both sides and to
 * programs of the partner.
 */
export async function addMessages(
  tx: Db,
  ctx: Context,
  rows: readonly NewMessageRow[],
): Promise<void> {
  if (rows.length === 0) return
  const news = rows.flatMap(newsOf).map(one => ({ ...one, created_at: ctx.now }))
  await appendMessages(tx, { rows, news })
  announceLive(ctx, news)
  for (const { id, sender, partner_id } of rows) {
    if (sender !== 'renter') continue
    await tellAddresses(tx, ctx, { accountId: partner_id, event: 'message.received', about: id })
  }
}

function newsOf({ id, thread_id, sender, renter_id, partner_id }: NewMessageRow): News[] {
  const about = { thread_id, message_id: id, up_to: null }
  const unread = { kind: 'unread', thread_id: null, message_id: null, up_to: null } as const
  const news: News[] = [renter_id, partner_id].map(account_id => ({
    ...about,
    kind: 'message',
    account_id,
  }))
  if (sender === 'renter') news.push({ ...unread, account_id: partner_id })
  if (sender === 'partner') news.push({ ...unread, account_id: renter_id })
  return news
}
