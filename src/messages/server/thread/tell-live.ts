import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { insertInboxEvents, type NewInboxEvent } from '#foundation/server/live/inbox-table.ts'

/** Stored in this transaction; sent to open pages once it has committed. */
export async function tellLive(
  tx: Db,
  ctx: Context,
  events: readonly Omit<NewInboxEvent, 'created_at'>[],
): Promise<void> {
  await insertInboxEvents(
    tx,
    events.map(event => ({ ...event, created_at: ctx.now })),
  )
  announceLive(ctx, events)
}

/** For events that the caller stores in this transaction by another statement. */
export function announceLive(
  { live }: Context,
  events: readonly Pick<NewInboxEvent, 'account_id'>[],
): void {
  live.announce([...new Set(events.map(event => event.account_id))])
}
