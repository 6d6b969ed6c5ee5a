import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import type { AlertRhythm } from '#search/rules/alert-time.ts'
import type { SavedSearchRow } from './saved-searches-table.ts'

type DueAt = (alerts: AlertRhythm) => Date | null

const byRhythm = (dueAt: DueAt) => sql`case alerts
      when 'at once' then ${dueAt('at once')}::timestamptz
      when 'daily' then ${dueAt('daily')}::timestamptz
      else ${dueAt('weekly')}::timestamptz
    end`

/** A search whose mail is already planned keeps its time. */
export async function planAlerts(
  tx: Db,
  searchIds: readonly string[],
  dueAt: DueAt,
): Promise<void> {
  await sql`
    insert into saved_alert (search_id, due_at)
    select id, ${byRhythm(dueAt)}
    from saved_search where id = any(${searchIds}::uuid[]) and alerts <> 'off'
    on conflict do nothing`.execute(tx)
}

/**
 * Locks every mail that is due, because a run may be about to put it off for somebody who is back
 * with this transaction.
 */
export async function bringAlertsForward(tx: Db, ownerId: string, dueAt: DueAt): Promise<void> {
  await sql`
    update saved_alert set due_at = least(due_at, ${byRhythm(dueAt)})
    from saved_search where id = search_id and owner_id = ${ownerId}`.execute(tx)
}

/** Without a time the mails are dropped. */
export async function moveAlerts(
  tx: Db,
  searchIds: readonly string[],
  dueAt: Date | null,
): Promise<void> {
  if (dueAt === null) return dropAlerts(tx, searchIds)
  await sql`
    update saved_alert set due_at = ${dueAt}
    where search_id = any(${searchIds}::uuid[])`.execute(tx)
}

export async function dropAlerts(tx: Db, searchIds: readonly string[]): Promise<void> {
  await sql`delete from saved_alert where search_id = any(${searchIds}::uuid[])`.execute(tx)
}

/** Searches that another process has locked are skipped. */
export async function lockDueSearches(
  tx: Db,
  now: Date,
  { atMost, except }: Which,
): Promise<SavedSearchRow[]> {
  const { rows } = await sql<SavedSearchRow>`
    select saved.id, owner_id, name, filter, alerts, created_at
    from saved_alert join saved_search as saved on saved.id = search_id
    where due_at <= ${now} and search_id <> all(${except}::uuid[])
    order by due_at limit ${atMost}
    for update skip locked`.execute(tx)
  return rows
}
