import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import { Slot, writtenOnce } from '../database/statements/compiled-once.ts'
import { askAhead } from '../database/transaction.ts'

export const liveChannel = 'holdall_live'

export type InboxKind = 'message' | 'read by them' | 'read by you' | 'unread'

/** Something that an account is told live. It refers to what happened and holds none of it. */
export interface InboxEvent {
  number: number
  kind: InboxKind
  thread_id: string | null
  message_id: string | null
  up_to: number | null
  created_at: Date
}

export interface NewInboxEvent extends Omit<InboxEvent, 'number'> {
  account_id: string
}

type Tables = {
  inbox: { account_id: string; last: number }
  inbox_event: InboxEvent & { account_id: string }
}

const table = (db: Db) => db.$extendTables<Tables>()

/**
 * The numbers of an account have no gaps, because its row stays locked until the transaction ends.
 */
export async function insertInboxEvents(tx: Db, events: readonly NewInboxEvent[]): Promise<void> {
  if (events.length > 0) await askAhead(tx, telling(tx, {}, JSON.stringify(events)))
}

/** Part of a statement: tells accounts after the part named `before` has written its rows. */
export function insertEventsAfter<Asked>(
  before: string,
  events: (asked: Asked) => readonly NewInboxEvent[],
): RawBuilder<unknown> {
  const json = new Slot<Asked>(asked => JSON.stringify(events(asked)))
  return tellingParts(json, sql`where (select count(*) from ${sql.table(before)}) >= 0`)
}

const tellingParts = (events: Slot<never>, when: RawBuilder<unknown>) => sql`
  told as (
    select row_number() over (partition by account_id order by place) as nth, wanted.*
    from rows from (json_to_recordset(${events}::json) as (
      account_id uuid, kind text, thread_id uuid, message_id uuid, up_to int,
      created_at timestamptz
    )) with ordinality as wanted (
      account_id, kind, thread_id, message_id, up_to, created_at, place
    )
    ${when}
  ), counted as (
    insert into inbox (account_id, last)
    select account_id, count(*) from told group by account_id order by account_id
    on conflict (account_id) do update set last = inbox.last + excluded.last
    returning account_id, last
  ), kept as (
    insert into inbox_event
      (account_id, number, kind, thread_id, message_id, up_to, created_at)
    select told.account_id,
      last - (select count(*) from told as same where same.account_id = told.account_id) + nth,
      kind, thread_id, message_id, up_to, created_at
    from told join counted using (account_id)
  )`

const telling = writtenOnce<object, string>(
  () => sql`with ${tellingParts(new Slot<string>(events => events), sql``)} select`,
)

export async function readInboxEvents(
  db: Db,
  { accountId, after, atMost }: { accountId: string; after: number; atMost: number },
): Promise<InboxEvent[]> {
  return table(db)
    .selectFrom('inbox_event')
    .select(['number', 'kind', 'thread_id', 'message_id', 'up_to', 'created_at'])
    .where('account_id', '=', accountId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(atMost)
    .execute()
}

/** The newest number of each account; accounts without events are left out. */
export async function lastNumbers(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await table(db)
    .selectFrom('inbox')
    .select(['account_id', 'last'])
    .where('account_id', '=', sql<string>`any(${[...accountIds]}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [row.account_id, row.last]))
}

/** A NOTIFY payload holds 8,000 bytes. */
const accountsPerNotice = 200

/** Makes other processes look for new events of these accounts. */
export async function notifyOthers(db: Db, accountIds: readonly string[]): Promise<void> {
  for (let from = 0; from < accountIds.length; from += accountsPerNotice) {
    const payload = accountIds.slice(from, from + accountsPerNotice).join(',')
    await sql`select pg_notify(${liveChannel}, ${payload})`.execute(db)
  }
}

export async function forgetOldInboxEvents(
  db: Db,
  before: Date,
  stopping?: AbortSignal,
): Promise<void> {
  const where = sql`created_at < ${before}`
  await deleteInBatches(db, { from: 'inbox_event', where }, stopping)
}

export async function deleteInbox(tx: Db, accountId: string): Promise<void> {
  await table(tx).deleteFrom('inbox_event').where('account_id', '=', accountId).execute()
  await table(tx).deleteFrom('inbox').where('account_id', '=', accountId).execute()
}
