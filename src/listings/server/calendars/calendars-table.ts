import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { PageAfter } from '#foundation/server/database/in-pages.ts'
import type { CalendarFault } from '#listings/rules/calendars/calendar-terms.ts'

export interface CalendarAddressRow {
  listing_id: string
  digest: Buffer
  sealed: string
  made_at: Date
}

export interface OtherCalendarRow {
  id: string
  listing_id: string
  name: string
  host: string
  address_digest: Buffer
  address_sealed: string
  created_at: Date
  due_at: Date
  attempts: number
  etag: string | null
  whole_at: Date | null
  read_at: Date | null
  failing_since: Date | null
  fault: CalendarFault | null
  mailed_at: Date | null
}

type Tables = { calendar_address: CalendarAddressRow; other_calendar: OtherCalendarRow }

const tables = (db: Db) => db.$extendTables<Tables>()

/** The first one that was made counts, where two are made at the same time. */
export async function keepFirstAddress(db: Db, row: CalendarAddressRow): Promise<string> {
  await tables(db)
    .insertInto('calendar_address')
    .values(row)
    .onConflict(conflict => conflict.column('listing_id').doNothing())
    .execute()
  return (await findAddress(db, row.listing_id)) ?? row.sealed
}

export async function replaceAddress(tx: Db, row: CalendarAddressRow): Promise<void> {
  const { listing_id: _listing, ...changes } = row
  await tables(tx)
    .insertInto('calendar_address')
    .values(row)
    .onConflict(conflict => conflict.column('listing_id').doUpdateSet(changes))
    .execute()
}

export async function findAddress(db: Db, listingId: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('calendar_address')
    .select('sealed')
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  return row?.sealed
}

export async function listingOfAddress(db: Db, digest: Buffer): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('calendar_address')
    .select('listing_id')
    .where('digest', '=', digest)
    .executeTakeFirst()
  return row?.listing_id
}

export async function insertCalendar(tx: Db, row: OtherCalendarRow): Promise<void> {
  await tables(tx).insertInto('other_calendar').values(row).execute()
}

export async function calendarsOf(db: Db, listingId: string): Promise<OtherCalendarRow[]> {
  return tables(db)
    .selectFrom('other_calendar')
    .selectAll()
    .where('listing_id', '=', listingId)
    .orderBy('id')
    .execute()
}

export async function deleteCalendar(tx: Db, listingId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('other_calendar')
    .where('listing_id', '=', listingId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Its row stays, because bookings point to it, but nobody reads its calendars any more. */
export async function deleteCalendarsOf(tx: Db, listingId: string): Promise<void> {
  await tables(tx).deleteFrom('other_calendar').where('listing_id', '=', listingId).execute()
  await tables(tx).deleteFrom('calendar_address').where('listing_id', '=', listingId).execute()
}

/** One that is just being read may be read twice, and shows what was answered last. */
export async function makeDue(tx: Db, listingId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('other_calendar')
    .set({ due_at: now, attempts: 0 })
    .where('listing_id', '=', listingId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

interface Claim {
  now: Date
  leaseUntil: Date
  atMost: number
}

export interface DueCalendar extends OtherCalendarRow {
  host_id: string
}

/** The first of each partner, then the second of each, so that nobody waits for one who has many. */
export async function claimDueCalendars(
  db: Db,
  { now, leaseUntil, atMost }: Claim,
): Promise<DueCalendar[]> {
  const { rows } = await sql<DueCalendar>`
    with waiting as (
      select calendar.id, host_id,
        row_number() over (partition by host_id order by due_at) as place
      from other_calendar as calendar join listing on listing.id = listing_id
      where due_at <= ${now}
    ), due as (
      select other_calendar.id, host_id from other_calendar
      join waiting on waiting.id = other_calendar.id
      where due_at <= ${now}
      order by place, due_at limit ${atMost} for update of other_calendar skip locked
    )
    update other_calendar set due_at = ${leaseUntil}, attempts = attempts + 1
    from due where due.id = other_calendar.id
    returning other_calendar.*, host_id`.execute(db)
  return rows
}

export async function markRead(
  db: Db,
  ids: readonly string[],
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<void> {
  await tables(db)
    .updateTable('other_calendar')
    .set({
      ...{ read_at: now, due_at: nextAt, attempts: 0 },
      ...{ failing_since: null, fault: null, mailed_at: null },
    })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

export async function giveBackCalendars(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await tables(db)
    .updateTable('other_calendar')
    .set({ due_at: now, attempts: sql`attempts - 1` })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

interface Failed {
  id: string
  fault: CalendarFault
  nextAt: Date
  now: Date
}

export async function markFailed(db: Db, { id, fault, nextAt, now }: Failed): Promise<void> {
  await tables(db)
    .updateTable('other_calendar')
    .set({ due_at: nextAt, fault, failing_since: sql`coalesce(failing_since, ${now})` })
    .where('id', '=', id)
    .execute()
}

/** Answers whether it is still there: the partner may have removed it meanwhile. */
export async function keepWhole(
  tx: Db,
  { id, etag, now }: { id: string; etag: string | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('other_calendar')
    .set({ etag, whole_at: now })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Each is marked once, until it could be read again. */
export async function markMailed(
  tx: Db,
  { failingSince, now }: { failingSince: Date; now: Date },
): Promise<OtherCalendarRow[]> {
  return tables(tx)
    .updateTable('other_calendar')
    .set({ mailed_at: now })
    .where('failing_since', '<=', failingSince)
    .where('mailed_at', 'is', null)
    .returningAll()
    .execute()
}

export async function calendarsOfHost(
  db: Db,
  hostId: string,
  { after, atMost }: PageAfter,
): Promise<OtherCalendarRow[]> {
  const { rows } = await sql<OtherCalendarRow>`
    select other_calendar.* from other_calendar join listing on listing.id = listing_id
    where host_id = ${hostId}
      and (${after ?? null}::uuid is null or other_calendar.id > ${after ?? null}::uuid)
    order by other_calendar.id limit ${atMost}`.execute(db)
  return rows
}
