import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { isActedUpon } from './process-webhooks.ts'
import { objectId } from './receive-webhook.ts'
import { keepEvent, knownEventIds } from './webhook-events-table.ts'

/** Fetches events that never arrived here. Answers how many there were. */
export async function catchUpEvents(ctx: Context, since: Date): Promise<number> {
  const gte = Math.floor(since.getTime() / 1000)
  const { events } = ctx.provider.stripe
  let caughtUp = 0
  let after: string | undefined
  for (;;) {
    const page = await events.list({
      created: { gte },
      limit: 100,
      ...(after ? { starting_after: after } : {}),
    })
    const known = await knownEventIds(
      ctx.db,
      page.data.map(event => event.id),
    )
    const lost = page.data.filter(event => !known.has(event.id)).toReversed()
    await transaction(ctx.db, async tx => {
      for (const event of lost) {
        await keepEvent(tx, {
          event_id: event.id,
          type: event.type,
          object_id: objectId(event),
          payload: JSON.stringify(event),
          received_at: ctx.now,
          processed_at: isActedUpon(event.type) ? null : ctx.now,
        })
      }
    })
    caughtUp += lost.length
    after = page.data.at(-1)?.id
    if (!page.has_more || after === undefined) return caughtUp
  }
}
