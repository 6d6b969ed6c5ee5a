import { type ColumnType, sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { PageAfter } from '#foundation/server/database/in-pages.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import type { MadeMedia } from '../media/make-media.ts'

export type ReadingPicture = MadeMedia['row']

interface ReadingColumns {
  id: string
  listing_id: string
  percent: number
  celsius: number | null
  read_on: string
  note: string
  picture_key: string
  picture: ColumnType<ReadingPicture, string, string>
  posted_at: Date
  corrected_at: Date | null
  remind_at: Date | null
  removed_at: Date | null
  removed_because: string | null
  /** Of the pin when it was posted; null where an older version posted it. */
  lat: number | null
  lng: number | null
}

export type ReadingRow = Omit<ReadingColumns, 'picture'> & { picture: ReadingPicture }

const table = (db: Db) => db.$extendTables<{ reading: ReadingColumns }>()

export async function insertReading(tx: Db, row: ReadingRow): Promise<void> {
  await table(tx)
    .insertInto('reading')
    .values({ ...row, picture: JSON.stringify(row.picture) })
    .execute()
}

export async function correctReading(tx: Db, { id, listing_id: _, ...row }: ReadingRow) {
  await table(tx)
    .updateTable('reading')
    .set({ ...row, picture: JSON.stringify(row.picture) })
    .where('id', '=', id)
    .execute()
}

export async function findReading(db: Db, id: string): Promise<ReadingRow | undefined> {
  return table(db).selectFrom('reading').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The newest of those that were not taken down. */
export async function lastReading(db: Db, listingId: string): Promise<ReadingRow | undefined> {
  const [last] = await shownReadings(db, listingId, 1)
  return last
}

/** Without those that were taken down, the newest first. */
export async function shownReadings(
  db: Db,
  listingId: string,
  atMost: number,
): Promise<ReadingRow[]> {
  return newestFirst(db, listingId).where('removed_at', 'is', null).limit(atMost).execute()
}

export async function allReadings(
  db: Db,
  listingId: string,
  atMost: number,
): Promise<ReadingRow[]> {
  return newestFirst(db, listingId).limit(atMost).execute()
}

export async function placesOfReadings(
  tx: Db,
  listingId: string,
): Promise<Pick<ReadingRow, 'lat' | 'lng'>[]> {
  return table(tx)
    .selectFrom('reading')
    .select(['lat', 'lng'])
    .distinct()
    .where('listing_id', '=', listingId)
    .execute()
}

function newestFirst(db: Db, listingId: string) {
  return table(db)
    .selectFrom('reading')
    .selectAll()
    .where('listing_id', '=', listingId)
    .orderBy('read_on', 'desc')
    .orderBy('id', 'desc')
}

export async function dropReminders(tx: Db, listingId: string): Promise<void> {
  await table(tx)
    .updateTable('reading')
    .set({ remind_at: null })
    .where('listing_id', '=', listingId)
    .where('remind_at', 'is not', null)
    .execute()
}

export async function setReminder(tx: Db, id: string, at: Date): Promise<void> {
  await table(tx).updateTable('reading').set({ remind_at: at }).where('id', '=', id).execute()
}

export async function markRemoved(
  tx: Db,
  id: string,
  { now, reason }: { now: Date; reason: string },
): Promise<void> {
  await table(tx)
    .updateTable('reading')
    .set({ removed_at: now, removed_because: reason, remind_at: null })
    .where('id', '=', id)
    .execute()
}

export async function deleteReading(tx: Db, id: string): Promise<void> {
  await table(tx).deleteFrom('reading').where('id', '=', id).execute()
}

export async function deleteReadingsOf(tx: Db, listingId: string): Promise<void> {
  await table(tx).deleteFrom('reading').where('listing_id', '=', listingId).execute()
}

export async function listingsWithReadingsBefore(
  tx: Db,
  day: string,
  { atMost, except }: Which,
): Promise<{ id: string }[]> {
  return table(tx)
    .selectFrom('reading')
    .select('listing_id as id')
    .distinct()
    .where('read_on', '<', day)
    .$if(except.length > 0, query => query.where('listing_id', 'not in', except))
    .orderBy('listing_id')
    .limit(atMost)
    .execute()
}

export async function deleteReadingsBefore(tx: Db, listingId: string, day: string): Promise<void> {
  await table(tx)
    .deleteFrom('reading')
    .where('listing_id', '=', listingId)
    .where('read_on', '<', day)
    .execute()
}

export interface DueReading {
  id: string
  listing_id: string
  host_id: string
  title: string
  read_on: string
  is_public: boolean
}

/** Marks each, so that its partner is told once. */
export async function claimDueReadings(
  tx: Db,
  now: Date,
  { atMost, except }: Which,
): Promise<DueReading[]> {
  const { rows } = await sql<DueReading>`
    update reading set remind_at = null
    from listing
    where listing.id = listing_id and reading.id in (
      select id from reading
      where remind_at <= ${now} and id <> all(${[...except]}::uuid[])
      order by remind_at limit ${atMost} for update skip locked
    )
    returning reading.id, listing_id, host_id, storage_title as title, read_on, is_public`.execute(
    tx,
  )
  return rows
}

/** Nothing when the picture belongs to no reading. */
export async function readingPictureOwner(db: Db, key: string) {
  const { rows } = await sql<{ host_id: string; is_public: boolean }>`
    select host_id, is_public and removed_at is null as is_public
    from reading join listing on listing.id = listing_id
    where picture_key = ${key}`.execute(db)
  return rows[0]
}

export async function readingPicturesKnown(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await table(db)
    .selectFrom('reading')
    .select('picture_key')
    .where('picture_key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute()
  return rows.map(row => row.picture_key)
}

export async function readingsOfHost(
  db: Db,
  hostId: string,
  { after, atMost }: PageAfter,
): Promise<ReadingRow[]> {
  const { rows } = await sql<ReadingRow>`
    select reading.* from reading join listing on listing.id = listing_id
    where host_id = ${hostId} and (${after ?? null}::uuid is null or reading.id > ${after ?? null}::uuid)
    order by reading.id limit ${atMost}`.execute(db)
  return rows
}
