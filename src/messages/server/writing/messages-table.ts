import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { PageAfter } from '#foundation/server/database/in-pages.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { Slot, writtenOnce } from '#foundation/server/database/statements/compiled-once.ts'
import { askAhead } from '#foundation/server/database/transaction.ts'
import { insertEventsAfter, type NewInboxEvent } from '#foundation/server/live/inbox-table.ts'
import type { Sender } from '#messages/rules/wire.ts'
import { type Side, usualMailDue } from '../thread/threads-table.ts'

export interface MessageRow {
  id: string
  thread_id: string
  number: number
  sender: Sender
  text: string
  pictures: string[]
  booking_id: string | null
  created_at: Date
}

export interface NewMessageRow extends Omit<MessageRow, 'number'> {
  listing_id: string
  renter_id: string
  partner_id: string
}

const table = (db: Db) => db.$extendTables<{ message: MessageRow }>()

/**
 * When the mail about unread messages is due. One that was put off, because somebody was suspended,
 * is looked at again. Set together with the message, because writing a row twice in one transaction
 * checks its foreign keys again and then waits for whoever holds the listing, who may be waiting for
 * this row.
 */
const mailDue = (side: Side) => {
  const [due, mailed, unread] = [`${side}_mail_due`, `${side}_mailed_at`, `${side}_unread`]
  const usual = usualMailDue(sql`excluded.last_at`, sql.ref(`known.${mailed}`))
  return sql`case when ${sql.ref(`excluded.${unread}`)} = 0 then ${sql.ref(`known.${due}`)}
    else least(${sql.ref(`known.${due}`)}, ${usual}) end`
}

interface Added {
  rows: readonly NewMessageRow[]
  /** The live events about them. The same statement adds these, after it has locked the threads. */
  news: readonly NewInboxEvent[]
}

/**
 * One statement adds the messages, numbers them without gaps, counts them as unread and creates
 * missing threads. Locks the threads.
 */
export async function appendMessages(tx: Db, added: Added): Promise<void> {
  takesLock('thread')
  await askAhead(tx, appending(tx, {}, added))
}

const appending = writtenOnce<object, Added>(
  () => sql`
    with wanted as (
      select *, row_number() over (partition by thread_id order by place) as nth
      from rows from (json_to_recordset(${new Slot<Added>(({ rows }) => JSON.stringify(rows))}::json) as (
        id uuid, thread_id uuid, sender text, text text, pictures json, booking_id uuid,
        created_at timestamptz, listing_id uuid, renter_id uuid, partner_id uuid
      )) with ordinality as given (
        id, thread_id, sender, text, pictures, booking_id, created_at, listing_id, renter_id,
        partner_id, place
      )
    ), thread as (
      insert into message_thread as known (
        id, listing_id, renter_id, partner_id, created_at, last_at, last_number, bookings,
        renter_unread, partner_unread, booked_at
      )
      select thread_id, listing_id, renter_id, partner_id, max(created_at), max(created_at),
        count(*), coalesce(array_agg(distinct booking_id) filter (where booking_id is not null), '{}'),
        count(*) filter (where sender = 'partner'), count(*) filter (where sender = 'renter'),
        (select min(booked_at) from message_thread as other
          where (other.renter_id, other.partner_id) in (
            (wanted.renter_id, wanted.partner_id), (wanted.partner_id, wanted.renter_id)
          ))
      from wanted
      group by thread_id, listing_id, renter_id, partner_id
      order by thread_id
      on conflict (id) do update set
        last_number = known.last_number + excluded.last_number,
        last_at = greatest(known.last_at, excluded.last_at),
        renter_unread = known.renter_unread + excluded.renter_unread,
        partner_unread = known.partner_unread + excluded.partner_unread,
        renter_mail_due = ${mailDue('renter')},
        partner_mail_due = ${mailDue('partner')},
        bookings = array(
          select unnest(excluded.bookings) except select unnest(known.bookings)
        ) || known.bookings
      returning id, last_number
    ), ${insertEventsAfter<Added>('thread', ({ news }) => news)}
    insert into message (id, thread_id, number, sender, text, pictures, booking_id, created_at)
    select wanted.id, thread_id,
      last_number - (select count(*) from wanted as same where same.thread_id = thread.id) + nth,
      sender, text, array(select json_array_elements_text(pictures)), booking_id, created_at
    from wanted join thread on thread.id = thread_id`,
)

export async function findMessages(db: Db, ids: readonly string[]): Promise<MessageRow[]> {
  return table(db)
    .selectFrom('message')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

/** The newest first. */
export async function messagesBefore(
  db: Db,
  { threadId, before, atMost }: { threadId: string; before: number; atMost: number },
): Promise<MessageRow[]> {
  return table(db)
    .selectFrom('message')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('number', '<', before)
    .orderBy('number', 'desc')
    .limit(atMost)
    .execute()
}

export async function lastMessages(
  db: Db,
  threadIds: readonly string[],
): Promise<Map<string, MessageRow>> {
  const { rows } = await sql<MessageRow>`
    select message.* from message_thread
    join message on thread_id = message_thread.id and number = last_number
    where message_thread.id = any(${[...threadIds]}::uuid[])`.execute(db)
  return new Map(rows.map(row => [row.thread_id, row]))
}

export async function countFrom(
  db: Db,
  { threadId, sender, after }: { threadId: string; sender: Sender; after: number },
): Promise<number> {
  const row = await table(db)
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('thread_id', '=', threadId)
    .where('sender', '=', sender)
    .where('number', '>', after)
    .executeTakeFirstOrThrow()
  return row.count
}

/** The oldest first. */
export async function messagesFrom(
  db: Db,
  {
    threadId,
    sender,
    after,
    atMost,
  }: {
    threadId: string
    sender: Sender
    after: number
    atMost: number
  },
): Promise<MessageRow[]> {
  return table(db)
    .selectFrom('message')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('sender', '=', sender)
    .where('number', '>', after)
    .orderBy('number')
    .limit(atMost)
    .execute()
}

/** The rows stay, so that the other side still sees that something was written. */
export async function eraseMessagesOf(
  tx: Db,
  {
    renterThreads,
    partnerThreads,
    words,
  }: {
    renterThreads: readonly string[]
    partnerThreads: readonly string[]
    words: string
  },
): Promise<void> {
  await sql`
    update message set text = ${words}, pictures = '{}'
    where (sender = 'renter' and thread_id = any(${[...renterThreads]}::uuid[]))
      or (sender = 'partner' and thread_id = any(${[...partnerThreads]}::uuid[]))`.execute(tx)
}

export async function messagesOf(
  db: Db,
  threadId: string,
  { after, atMost }: PageAfter,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select * from message
    where thread_id = ${threadId}
      and number > coalesce((select number from message where id = ${after ?? null}::uuid), 0)
    order by number limit ${atMost}`.execute(db)
  return rows
}
