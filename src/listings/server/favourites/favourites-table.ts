import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { ListingCard } from '#listings/rules/wire.ts'

interface FavouriteRow {
  owner_id: string
  listing_id: string
  created_at: Date
}

const table = (db: Db) => db.$extendTables<{ favourite: FavouriteRow }>()

/** A second press on the same listing changes nothing. */
export async function insertFavourite(tx: Db, row: FavouriteRow): Promise<void> {
  await table(tx)
    .insertInto('favourite')
    .values(row)
    .onConflict(clash => clash.columns(['owner_id', 'listing_id']).doNothing())
    .execute()
}

export async function deleteFavourite(
  db: Db,
  { owner_id, listing_id }: Omit<FavouriteRow, 'created_at'>,
): Promise<boolean> {
  const row = await table(db)
    .deleteFrom('favourite')
    .where('owner_id', '=', owner_id)
    .where('listing_id', '=', listing_id)
    .returning('listing_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Listings that their partner deleted do not count. */
export async function countFavourites(db: Db, ownerId: string, except: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from favourite join listing on listing.id = listing_id
    where owner_id = ${ownerId} and listing_id <> ${except} and deleted_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Newest first, with the number of those that may come back. */
export async function favouriteCards(db: Db, ownerId: string) {
  const { rows } = await sql<{ cards: ListingCard[]; unavailable: number }>`
    select
      coalesce(
        json_agg(card order by favourite.created_at desc, listing_id desc)
          filter (where is_public and available),
        '[]'
      ) as cards,
      (count(*) filter (where not (is_public and available)))::int as unavailable
    from favourite join listing on listing.id = listing_id
    where owner_id = ${ownerId} and deleted_at is null`.execute(db)
  return rows[0] ?? { cards: [], unavailable: 0 }
}

/**
 * In the order of their ids, with the number of those that may come back. What was never offered is
 * none of a visitor's business.
 */
export async function keptCards(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ cards: ListingCard[]; unavailable: number }>`
    select
      coalesce(json_agg(card order by place) filter (where is_public and available), '[]') as cards,
      (count(*) filter (where not (is_public and available) and approved_at is not null))::int
        as unavailable
    from unnest(${[...ids]}::uuid[]) with ordinality as kept (id, place)
    join listing using (id) where deleted_at is null`.execute(db)
  return rows[0] ?? { cards: [], unavailable: 0 }
}

export async function isOffered(db: Db, listingId: string): Promise<boolean> {
  const { rows } = await sql`
    select from listing where id = ${listingId} and is_public and available`.execute(db)
  return rows.length > 0
}

export async function favouritesOf(db: Db, ownerId: string): Promise<FavouriteRow[]> {
  return table(db)
    .selectFrom('favourite')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute()
}

export async function deleteFavouritesOf(tx: Db, ownerId: string): Promise<void> {
  await table(tx).deleteFrom('favourite').where('owner_id', '=', ownerId).execute()
}
