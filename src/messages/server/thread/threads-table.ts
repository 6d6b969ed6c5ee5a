import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { PageAfter } from '#foundation/server/database/in-pages.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { mailAfterMs, mailPauseMs } from '#messages/rules/message-terms.ts'

export type Side = 'renter' | 'partner'

export interface ThreadRow {
  id: string
  listing_id: string
  renter_id: string
  partner_id: string
  created_at: Date
  last_number: number
  last_at: Date
  bookings: string[]
  booked_at: Date | null
  renter_unread: number
  partner_unread: number
  renter_read: number
  partner_read: number
  renter_read_at: Date | null
  partner_read_at: Date | null
  reported_at: Date | null
  blocked_by: Side | 'both' | null
  renter_mailed_at: Date | null
  partner_mailed_at: Date | null
  renter_mail_due: Date | null
  partner_mail_due: Date | null
}

/** At most one an hour. */
export const usualMailDue = (lastAt: RawBuilder<unknown>, mailedAt: RawBuilder<unknown>) =>
  sql`greatest(
    ${lastAt} + ${mailAfterMs} * interval '1 millisecond',
    ${mailedAt} + ${mailPauseMs} * interval '1 millisecond'
  )`

export const threadTable = (db: Db) => db.$extendTables<{ message_thread: ThreadRow }>()

type Parties = Pick<ThreadRow, 'id' | 'listing_id' | 'renter_id' | 'partner_id' | 'created_at'>

/**
 * False when it exists already. If the two have booked before, nothing is hidden from the start.
 */
export async function insertThread(tx: Db, row: Parties): Promise<boolean> {
  const { rows } = await sql`
    insert into message_thread
      (id, listing_id, renter_id, partner_id, created_at, last_at, booked_at)
    values (
      ${row.id}, ${row.listing_id}, ${row.renter_id}, ${row.partner_id}, ${row.created_at},
      ${row.created_at}, (
        select min(booked_at) from message_thread
        where (renter_id, partner_id) in (
          (${row.renter_id}, ${row.partner_id}), (${row.partner_id}, ${row.renter_id})
        )
      )
    )
    on conflict (id) do nothing
    returning id`.execute(tx)
  return rows.length > 0
}

export async function findThread(db: Db, id: string): Promise<ThreadRow | undefined> {
  return threadTable(db)
    .selectFrom('message_thread')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findThreads(db: Db, ids: readonly string[]): Promise<ThreadRow[]> {
  return threadTable(db)
    .selectFrom('message_thread')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

/** Locked until the transaction ends. */
export async function lockThread(tx: Db, id: string): Promise<ThreadRow | undefined> {
  takesLock('thread', id)
  return threadTable(tx)
    .selectFrom('message_thread')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateThread(tx: Db, id: string, set: Partial<ThreadRow>): Promise<void> {
  await threadTable(tx).updateTable('message_thread').set(set).where('id', '=', id).execute()
}

interface Mine {
  accountId: string
  as?: Side | undefined
}

/** Until something is written, only the renter sees the thread. */
function mine(db: Db, { accountId, as }: Mine) {
  const asRenter = sql<boolean>`renter_id = ${accountId}`
  const asPartner = sql<boolean>`(partner_id = ${accountId} and last_number > 0)`
  const either = sql<boolean>`(${asRenter} or ${asPartner})`
  const which = as === undefined ? either : as === 'renter' ? asRenter : asPartner
  return threadTable(db).selectFrom('message_thread').where(which)
}

export async function listThreads(
  db: Db,
  { limit, offset, ...whose }: Mine & { limit: number; offset: number },
): Promise<ThreadRow[]> {
  return mine(db, whose)
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countThreads(db: Db, whose: Mine): Promise<number> {
  const row = await mine(db, whose)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** In all conversations. */
export async function countUnread(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(unread), 0)::int as count from (
      select renter_unread as unread from message_thread
        where renter_id = ${accountId} and renter_unread > 0
      union all
      select partner_unread from message_thread
        where partner_id = ${accountId} and partner_unread > 0
    ) as both_sides`.execute(db)
  return rows[0]?.count ?? 0
}

/** In all conversations of these two, whichever of them lets the space. */
export async function markPairBooked(
  tx: Db,
  { renterId, partnerId, at }: { renterId: string; partnerId: string; at: Date },
): Promise<void> {
  takesLock('thread')
  await sql`
    update message_thread set booked_at = ${at}
    where id in (
      select id from message_thread
      where (renter_id, partner_id) in ((${renterId}, ${partnerId}), (${partnerId}, ${renterId}))
        and booked_at is null
      order by id for update
    )`.execute(tx)
}

/** For the export and for leaving. */
export async function lockThreadsOf(tx: Db, accountId: string): Promise<ThreadRow[]> {
  takesLock('thread')
  return ofAccount(tx, accountId).forUpdate().execute()
}

export async function pageOfThreads(
  db: Db,
  accountId: string,
  { after, atMost }: PageAfter,
): Promise<ThreadRow[]> {
  return ofAccount(db, accountId)
    .$if(after !== undefined, query => query.where('id', '>', after ?? ''))
    .limit(atMost)
    .execute()
}

const ofAccount = (db: Db, accountId: string) =>
  threadTable(db)
    .selectFrom('message_thread')
    .selectAll()
    .where(({ or, eb }) => or([eb('renter_id', '=', accountId), eb('partner_id', '=', accountId)]))
    .orderBy('id')
