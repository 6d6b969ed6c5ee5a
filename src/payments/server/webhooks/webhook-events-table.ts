import { atOnce } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { batched } from '#foundation/server/database/side-by-side.ts'

export interface WebhookEventRow {
  event_id: string
  type: string
  object_id: string | null
  payload: string
  received_at: Date
  processed_at: Date | null
  attempts: number
  next_try_at: Date
  last_error: string | null
}

const table = (db: Db) => db.$extendTables<{ webhook_event: WebhookEventRow }>()

/** An event may arrive many times. Only the first is stored. Answers true if it was new. */
export const keepEvent = batched(async (tx, rows: readonly NewEvent[]) => {
  const inserted = await table(tx)
    .insertInto('webhook_event')
    .values(rows.map(row => ({ ...row, attempts: 0, next_try_at: atOnce, last_error: null })))
    .onConflict(conflict => conflict.column('event_id').doNothing())
    .returning('event_id')
    .execute()
  const isNew = new Set(inserted.map(({ event_id: id }) => id))
  return rows.map(({ event_id: id }) => isNew.has(id))
})

type NewEvent = Pick<
  WebhookEventRow,
  'event_id' | 'type' | 'object_id' | 'payload' | 'received_at' | 'processed_at'
>

export async function knownPayload(db: Db, eventId: string): Promise<string | undefined> {
  const row = await table(db)
    .selectFrom('webhook_event')
    .select('payload')
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row?.payload
}

/** Claims events that no process is working on. */
export async function takeEvents(
  tx: Db,
  { now, leaseUntil, atMost }: { now: Date; leaseUntil: Date; atMost: number },
): Promise<WebhookEventRow[]> {
  return table(tx)
    .updateTable('webhook_event')
    .set(({ eb }) => ({ next_try_at: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('event_id', 'in', query =>
      query
        .selectFrom('webhook_event')
        .select('event_id')
        .where('processed_at', 'is', null)
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(atMost)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/**
 * All events of a batch at once, because a commit for each would slow down the arrival of new
 * events.
 */
export async function closeEvents(db: Db, eventIds: readonly string[], at: Date): Promise<void> {
  if (eventIds.length === 0) return
  await table(db)
    .updateTable('webhook_event')
    .set({ processed_at: at, last_error: null })
    .where('event_id', 'in', [...eventIds])
    .execute()
}

export async function putOffEvent(
  db: Db,
  eventId: string,
  set: { next_try_at: Date; last_error: string },
): Promise<void> {
  await table(db).updateTable('webhook_event').set(set).where('event_id', '=', eventId).execute()
}

/** They quote the names and mailboxes of payers. */
export async function deleteProcessedEvents(db: Db, before: Date): Promise<void> {
  await table(db).deleteFrom('webhook_event').where('processed_at', '<', before).execute()
}

export async function knownEventIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await table(db)
    .selectFrom('webhook_event')
    .select('event_id')
    .where('event_id', 'in', [...ids])
    .execute()
  return new Set(rows.map(row => row.event_id))
}
