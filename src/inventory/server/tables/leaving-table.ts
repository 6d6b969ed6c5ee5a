import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { ItemRow } from './items-table.ts'
import type { LinkContent } from './link-content.ts'
import type { RecordRow } from './records-table.ts'
import type { RequestRow } from './requests-table.ts'

/** The list and what was asked for are the renter's. Records stay, without what was written. */
export async function deleteListsOf(tx: Db, renterId: string): Promise<void> {
  const theirs = sql`booking_id in (select id from booking where renter_id = ${renterId})`
  await sql`delete from inventory_request where ${theirs}`.execute(tx)
  await sql`delete from inventory_item where ${theirs}`.execute(tx)
}

export async function deleteRepliesOf(tx: Db, hostId: string): Promise<void> {
  await sql`
    update inventory_request set reply = ''
    where reply <> '' and booking_id in (
      select id from booking where host_id = ${hostId}
    )`.execute(tx)
}

/**
 * Bookings that were over before then and are not in dispute. What was extended goes on: its things
 * are still there.
 */
function overBefore(before: Date) {
  const isOver = sql`
    least(ends_at, coalesce(cancelled_at, ends_at)) < ${before} and contested_at is null`
  return sql`
    with recursive extended as (
      select extends_id as id from booking
      where extends_id is not null and paid_at is not null and not (${isOver})
      union
      select booking.extends_id from extended join booking on booking.id = extended.id
      where booking.extends_id is not null
    )
    select id from booking where ${isOver} and id not in (select id from extended)`
}

export async function isOverBefore(db: Db, bookingId: string, before: Date): Promise<boolean> {
  const { rows } = await sql`
    select from (${overBefore(before)}) as over where id = ${bookingId}`.execute(db)
  return rows.length > 0
}

/** Everything but the hashes. */
export async function deleteInventoriesOverBefore(db: Db, before: Date): Promise<void> {
  const over = overBefore(before)
  for (const name of ['request', 'item', 'picture'] as const) {
    await sql`delete from ${sql.table(`inventory_${name}`)} where booking_id in (${over})`.execute(
      db,
    )
  }
  await sql`
    delete from inventory_content using inventory_link
    where link_id = id and booking_id in (${over})`.execute(db)
}

interface OfPerson {
  items: ItemRow[]
  records: (RecordRow & { content: LinkContent | null })[]
  requests: RequestRow[]
  answers: { booking_id: string; event: string; at: Date; words: string }[]
  replies: RequestRow[]
  pictures: { booking_id: string; item: number | null; name: string }[]
}

/** What this person listed, recorded, showed, asked for and answered. */
export async function inventoriesOf(db: Db, userId: string): Promise<OfPerson> {
  const rented = sql`booking_id in (select id from booking where renter_id = ${userId})`
  const items = await sql<ItemRow>`
    select * from inventory_item where ${rented} order by booking_id, number`.execute(db)
  const records = await sql<RecordRow & { content: LinkContent | null }>`
    select record.*, content from inventory_record as record
    left join inventory_link as link on record_id = record.id and event = 'recorded'
    left join inventory_content on link_id = link.id
    where record.person_id = ${userId} order by record.created_at`.execute(db)
  const requests = await sql<RequestRow>`
    select * from inventory_request where ${rented} order by asked_at`.execute(db)
  const answers = await sql<OfPerson['answers'][number]>`
    select booking_id, event, at, coalesce(content->>'words', '') as words from inventory_link
    left join inventory_content on link_id = id
    where person_id = ${userId} and event <> 'recorded' order by at, number`.execute(db)
  const replies = await sql<RequestRow>`
    select request.* from inventory_request as request join booking on booking.id = booking_id
    where host_id = ${userId} and (ready_at is not null or reply <> '')
    order by changed_at`.execute(db)
  const pictures = await sql<OfPerson['pictures'][number]>`
    select picture.booking_id, item.number as item, picture.name
    from inventory_picture as picture left join inventory_item as item on item.id = item_id
    where owner_id = ${userId} and (item_id is not null or linked_at is not null)
    order by picture.created_at, place, picture.name`.execute(db)
  return {
    ...{ items: items.rows, records: records.rows, requests: requests.rows },
    ...{ answers: answers.rows, replies: replies.rows, pictures: pictures.rows },
  }
}
