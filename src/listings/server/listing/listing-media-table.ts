import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'

export interface ListingMediaRow {
  key: string
  listing_id: string
  ending: 'jpg' | 'mp4' | 'mov'
  width: number | null
  height: number | null
  widths: number[]
  placeholder: string | null
  bytes: number
  created_at: Date
}

const table = (db: Db) => db.$extendTables<{ listing_media: ListingMediaRow }>()

export async function insertListingMedia(db: Db, row: ListingMediaRow): Promise<void> {
  await table(db).insertInto('listing_media').values(row).execute()
}

export async function mediaOfListings(db: Db, ids: readonly string[]): Promise<ListingMediaRow[]> {
  if (ids.length === 0) return []
  return table(db)
    .selectFrom('listing_media')
    .selectAll()
    .where('listing_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('created_at')
    .execute()
}

export async function bytesOfHost(db: Db, hostId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(media.bytes), 0) as bytes
    from listing_media as media join listing on listing.id = media.listing_id
    where listing.host_id = ${hostId} and listing.deleted_at is null`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** Nothing when the file belongs to no listing. */
export async function mediaOwner(db: Db, key: string) {
  const { rows } = await sql<{ host_id: string; is_public: boolean }>`
    select listing.host_id, listing.is_public
    from listing_media as media join listing on listing.id = media.listing_id
    where media.key = ${key}`.execute(db)
  return rows[0]
}

/** Deletes the rows only; a later sweep deletes the files. */
export async function dropUnusedMedia(db: Db, uploadedBefore: Date): Promise<void> {
  await sql`
    delete from listing_media as media using listing
    where listing.id = media.listing_id
      and media.created_at < ${uploadedBefore}
      and not '/media/' || media.key || '.' || media.ending = any (listing.image)
      and not coalesce(listing.approved_content -> 'image', '[]')
        ? ('/media/' || media.key || '.' || media.ending)`.execute(db)
}

export async function keysOnRecord(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await table(db)
    .selectFrom('listing_media')
    .select('key')
    .where('key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute()
  return rows.map(row => row.key)
}
