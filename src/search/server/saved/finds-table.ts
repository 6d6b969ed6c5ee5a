import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { ListingCard } from '#listings/rules/wire.ts'
import type { AlertRhythm } from '#search/rules/alert-time.ts'
import { wouldFind } from './saved-searches-table.ts'

export type News = 'new' | 'cheaper' | 'free'

export interface ListingNews {
  listing_id: string
  news: News
}

/** Listings of which somebody may want to hear; taken away by whoever sees to them. */
export async function takeListingNews(tx: Db, most: number): Promise<ListingNews[]> {
  const { rows } = await sql<ListingNews>`
    delete from listing_news where listing_id in (
      select listing_id from listing_news order by position limit ${most} for update skip locked
    )
    returning listing_id, news`.execute(tx)
  return rows
}

/** The words a listing is searched by; nothing where it cannot be found any more. */
export async function searchTextOf(db: Db, listingId: string): Promise<string | undefined> {
  const { rows } = await sql<{ text: string }>`
    select search_text as text from search_listing where listing_id = ${listingId}`.execute(db)
  return rows[0]?.text
}

interface Announced {
  listingId: string
  words: { all: readonly string[]; whole: readonly string[] }
  now: Date
}

/**
 * Whose saved searches find a listing. The listing asks the searches: by where it lies those that
 * name no place, and by the words of its address all others.
 */
export async function readersOf(db: Db, { listingId, words, now }: Announced): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with space as materialized (
      select search_listing.*, host_id
      from search_listing left join listing on listing.id = search_listing.listing_id
      where search_listing.listing_id = ${listingId}
    )
    select saved.id from space, lateral (
      select near.* from ${sheets}
      join saved_search as near on sheet @> box(sheets.place, sheets.place)
      where near.words = '' and near.alerts <> 'off'
      union all
      select named.* from saved_search as named
      where words = any(${words.all}::text[]) and words <> '' and alerts <> 'off'
        and coalesce(storage_type, '') = any(array[space.storage_type, ''])
        and (not is_whole or words = any(${words.whole}::text[]))
    ) as saved
    where owner_id is distinct from host_id and ${wouldFind(now)}
  `.execute(db)
  return rows.map(({ id }) => id)
}

interface Keeping extends ListingNews {
  readers: readonly string[]
  now: Date
  dueAt: (alerts: AlertRhythm) => Date | null
}

/** Where a space lies for the four kinds of wishes that it fulfils: its type or any, its size or any. */
const sheets = sql`lateral (
  select sheet_of(space.place, kind, size) as place
  from unnest(array[storage_type, '']) as kind, unnest(array[storage_size, '']) as size
) as sheets`

/** Written down once for each search and listing; the search then has something to tell. */
export async function keepFinds(
  tx: Db,
  { listing_id, news, readers, now, dueAt }: Keeping,
): Promise<void> {
  await sql`
    with kept as (
      insert into saved_find (search_id, listing_id, news, found_at)
      select search_id, ${listing_id}::uuid, ${news}, ${now}
      from unnest(${readers}::uuid[]) as search_id
      on conflict do nothing
      returning search_id
    )
    update saved_search set alert_at = case alerts
      when 'at once' then ${dueAt('at once')}::timestamptz
      when 'daily' then ${dueAt('daily')}::timestamptz
      else ${dueAt('weekly')}::timestamptz
    end
    from kept where id = search_id and alert_at is null and alerts <> 'off'`.execute(tx)
}

export interface Find {
  listing_id: string
  news: News
  card: ListingCard
}

/** What a search has found and nobody was told of, as far as it would still be found. */
export async function untoldFinds(db: Db, searchId: string, now: Date): Promise<Find[]> {
  const { rows } = await sql<Find>`
    select saved_find.listing_id, news, card
    from saved_find
    join saved_search as saved on saved.id = search_id
    join search_listing as space on space.listing_id = saved_find.listing_id
    join search_card on search_card.listing_id = saved_find.listing_id
    where search_id = ${searchId} and told_at is null and ${wouldFind(now)}
    order by found_at, saved_find.listing_id`.execute(db)
  return rows
}

export async function markTold(tx: Db, searchId: string, now: Date): Promise<void> {
  await sql`
    update saved_find set told_at = ${now}
    where search_id = ${searchId} and told_at is null`.execute(tx)
}
