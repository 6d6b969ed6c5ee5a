import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { compiledOnce, Slot } from '#foundation/server/database/statements/compiled-once.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import type { ListingCard } from '#listings/rules/wire.ts'
import { dayFreeFrom } from '../searching/search-table.ts'
import { quickConditions, slowConditions, wouldFind } from './saved-searches-table.ts'

export type News = 'new' | 'cheaper' | 'free'

export interface ListingNews {
  listing_id: string
  news: News
  /** What can be had again, as the database writes it. Null for other news. */
  freed: string | null
  /** What it cost before it became cheaper. Null for other news. */
  monthly_before: number | null
  hourly_before: number | null
}

/** Taken off the list: the caller deals with them in the same transaction. */
export async function claimListingNews(
  tx: Db,
  { atMost, except }: Which,
): Promise<(ListingNews & { id: string })[]> {
  const { rows } = await sql<ListingNews & { id: string }>`
    delete from listing_news where listing_id in (
      select listing_id from listing_news where listing_id <> all(${except}::uuid[])
      order by position limit ${atMost} for update skip locked
    )
    returning listing_id as id, listing_id, news, freed::text, monthly_before, hourly_before`.execute(
    tx,
  )
  return rows
}

/** Undefined when the listing can no longer be found. */
export async function searchTextOf(db: Db, listingId: string): Promise<string | undefined> {
  const { rows } = await sql<{ text: string }>`
    select search_text as text from search_listing where listing_id = ${listingId}`.execute(db)
  return rows[0]?.text
}

interface NewListing {
  listingId: string
  words: { all: readonly string[]; whole: readonly string[] }
  freed: string | null
  now: Date
}

/**
 * Searches are looked up by the listing: those without words by its place, the others by the words
 * of its address. Trying every saved search would be too slow.
 */
export async function searchesThatFind(db: Db, newListing: NewListing): Promise<string[]> {
  const [found] = await readers(db, {}, newListing)
  return found?.ids?.split(',') ?? []
}

const given = (read: (newListing: NewListing) => unknown) => sql`${new Slot(read)}`

/**
 * A search names a type or any type, and a size or any size: four combinations find this listing.
 */
const onSheets = sql`lateral (
    select sheet_of(space.place, kind, size) as place
    from unnest(array[storage_type, '']) as kind, unnest(array[storage_size, '']) as size
  ) as sheets
  join saved_search as saved on saved.sheet @> box(sheets.place, sheets.place)
    and saved.words = '' and saved.alerts <> 'off'`

const byWords = sql`saved_search as saved
  where saved.words = any(${given(({ words }) => words.all)}::text[])
    and saved.words <> '' and saved.alerts <> 'off'
    and coalesce(saved.storage_type, '') = any(array[space.storage_type, ''])
    and (not saved.is_whole or saved.words = any(${given(({ words }) => words.whole)}::text[]))
    and saved.area @> box(space.place, space.place)`

const readers = compiledOnce<object, NewListing, { ids: string | null }>(() => {
  const now = sql`${given(({ now }) => now)}::timestamptz`
  const freed = sql`${given(({ freed }) => freed)}::tstzmultirange`
  // Without days somebody looks for a space now: one that was free all the time is no news.
  const cameFree = sql`(${freed} is null or ${freed} @> ${now} or space.taken @> ${now})`
  const quick = sql`${quickConditions} and saved.owner_id is distinct from host_id`
  const plain = sql`saved.parts is null and saved.free is null and ${quick} and ${cameFree}`
  const others = sql`(saved.parts is not null or saved.free is not null) and ${quick}
    and case when saved.free is null then ${cameFree}
      else ${freed} is null or ${freed} && saved.free end
    and ${slowConditions(now)}`
  return sql`
    with space as materialized (
      select search_listing.*, host_id, taken
      from search_listing left join listing on listing.id = search_listing.listing_id
      left join search_card on search_card.listing_id = search_listing.listing_id
      where search_listing.listing_id = ${given(({ listingId }) => listingId)}
    )
    select string_agg(id::text, ',') as ids from (
      select saved.id from space, ${onSheets} where ${plain}
      union all
      select saved.id from space, ${onSheets} where ${others}
      union all
      select saved.id from space, ${byWords} and ${plain}
      union all
      select saved.id from space, ${byWords} and ${others}
    ) as saved`
})

interface NewFinds extends ListingNews {
  readers: readonly string[]
  now: Date
}

/** Answers only the searches that did not know this listing before. */
export async function keepFinds(
  tx: Db,
  { listing_id, news, monthly_before, hourly_before, readers, now }: NewFinds,
): Promise<string[]> {
  const { rows } = await sql<{ ids: string | null }>`
    with kept as (
      insert into saved_find (
        search_id, listing_id, news, found_at, monthly_before, hourly_before
      )
      select search_id, ${listing_id}::uuid, ${news}, ${now},
        ${monthly_before}::integer, ${hourly_before}::integer
      from unnest(${readers}::uuid[]) as search_id
      on conflict do nothing
      returning search_id
    )
    select string_agg(search_id::text, ',') as ids from kept`.execute(tx)
  return rows[0]?.ids?.split(',') ?? []
}

export interface Find {
  listing_id: string
  news: News
  card: ListingCard
  /** The day, where it came free and is still taken. */
  freeFrom: string | null
}

/** An older version kept no price. */
const isStillCheaper = sql`(
  coalesce(monthly_before, hourly_before) is null or exists (
    select from listing where id = saved_find.listing_id
      and is_cheaper(monthly_rate_pence, hourly_rate_pence, monthly_before, hourly_before)
  )
)`

/**
 * Without listings that the search would no longer find, that are no longer cheaper, or that came
 * free and are taken again for long.
 */
export async function unsentFinds(db: Db, searchId: string, now: Date): Promise<Find[]> {
  const moment = sql`${now}::timestamptz`
  const isStillTaken = sql`(
    news = 'free' and saved.free is null and coalesce(taken @> ${moment}, false)
  )`
  const day = dayFreeFrom(moment)
  const { rows } = await sql<Find>`
    select saved_find.listing_id, news, card,
      case when ${isStillTaken} then ${day} end as "freeFrom"
    from saved_find
    join saved_search as saved on saved.id = search_id
    join search_listing as space on space.listing_id = saved_find.listing_id
    join search_card on search_card.listing_id = saved_find.listing_id
    where search_id = ${searchId} and told_at is null and ${wouldFind(moment)}
      and ${isStillCheaper}
      and (not ${isStillTaken} or ${day} is not null)
    order by found_at, saved_find.listing_id`.execute(db)
  return rows
}

export async function closeFinds(tx: Db, searchIds: readonly string[], now: Date): Promise<void> {
  await sql`
    update saved_find set told_at = ${now}
    where search_id = any(${searchIds}::uuid[]) and told_at is null`.execute(tx)
}

interface FoundNow {
  search: { id: string }
  finds: readonly Pick<Find, 'listing_id'>[]
}

/** What is not found any more when the mail is written is news again once it is. */
export async function forgetFindsBut(tx: Db, found: readonly FoundNow[]): Promise<void> {
  const kept = found.flatMap(({ search, finds }) =>
    finds.map(({ listing_id }) => ({ search_id: search.id, listing_id })),
  )
  await sql`
    delete from saved_find
    where search_id = any(${found.map(({ search }) => search.id)}::uuid[]) and told_at is null
      and (search_id, listing_id) not in (
        select search_id, listing_id
        from json_to_recordset(${JSON.stringify(kept)}) as kept (search_id uuid, listing_id uuid)
      )`.execute(tx)
}
