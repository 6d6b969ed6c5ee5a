import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import type { Bounds, Point } from '#foundation/rules/places.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { likePattern } from '#foundation/server/database/like-pattern.ts'
import { degreesFor } from './map-degrees.ts'

export interface SearchQuery {
  words: string
  /** Looks for the words among what lies nearest to `near` rather than in the whole country. */
  isTown: boolean
  near: Point | null
  withinKm: number | null
  bounds: Bounds | null
  storageType: string | null
  /** Any one of these. */
  storageSizes: readonly string[] | null
  rate: 'hourly' | 'monthly'
  minPence: number
  maxPence: number
  delivery: boolean
  packing: boolean
  free: { start: Date; end: Date } | null
  sort: 'nearest' | 'price' | 'newest'
  limit: number
  offset: number
  /** Where the page before ended. */
  after: { key: number; id: string } | null
}

type Sql = RawBuilder<unknown>

/** What a search looks through at most, where no index knows its order or its words. */
const nearestToTown = 2000
const mostLookedThrough = 5000
const longestIndexed = 60
/** Whoever goes further by page numbers reads out the database; cursors go as far as one likes. */
const deepestOffset = 10_000

/** One kind of space lies on a sheet of its own, where its neighbours are of its kind too. */
function onMap({ storageType, storageSizes }: SearchQuery) {
  const [size, ...others] = storageSizes ?? []
  const isOneKind = storageType !== null && size !== undefined && others.length === 0
  const at = ({ lat, lng }: Point) =>
    isOneKind
      ? sql`sheet_of(mercator(${lat}, ${lng}), ${storageType}, ${size})`
      : sql`mercator(${lat}, ${lng})`
  return { column: sql.ref(isOneKind ? 'sheet' : 'place'), at }
}

/** `%`, `_` and `\\` are letters like any other. */
function containing(words: string): Sql {
  return sql`search_text like ${likePattern(words)}`
}

/** The index finds words by three letters in a row, and long texts by too many of them. */
function isIndexed(words: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(words) && words.length <= longestIndexed
}

/** Only what was asked for stands in the statement, so each kind of search has its own plan. */
function conditions(query: SearchQuery, { withPrice }: { withPrice: boolean }): Sql {
  const { near, withinKm, bounds, free } = query
  const { column, at } = onMap(query)
  const rate = sql.ref(query.rate)
  const box = bounds && [
    { lat: bounds.south, lng: bounds.west },
    { lat: bounds.north, lng: bounds.east },
  ]
  const asked: (Sql | false | null)[] = [
    near &&
      withinKm !== null &&
      sql`${column} <@ circle(${at(near)}, ${degreesFor(withinKm, near)})`,
    box && sql`${column} <@ box(${sql.join(box.map(at))})`,
    query.storageType !== null && sql`storage_type = ${query.storageType}`,
    query.storageSizes && sizedAs(query.storageSizes),
    query.delivery && sql`delivery`,
    query.packing && sql`packing`,
    withPrice && query.minPence > 0 && sql`${rate} >= ${query.minPence}`,
    withPrice && query.maxPence < Number.MAX_SAFE_INTEGER && sql`${rate} <= ${query.maxPence}`,
    free && sql`not closed && tstzrange(${free.start}, ${free.end}, '[)')`,
    free && sql`units_held(listing_id, tstzrange(${free.start}, ${free.end}, '[)')) < units`,
  ]
  const wanted = asked.filter(condition => condition !== false && condition !== null)
  return wanted.length === 0 ? sql`true` : sql`${sql.join(wanted, sql` and `)}`
}

function sizedAs(sizes: readonly string[]): Sql {
  const [size, ...others] = sizes
  if (others.length === 0) return sql`storage_size = ${size}`
  return sql`storage_size = any(${[...sizes]}::text[])`
}

interface Rows {
  withPrice?: boolean
  /** They will be sorted by something else than the distance, so not all can be looked at. */
  willBeSorted?: boolean
  /** What else is asked of them. */
  among?: Sql
  /** Rows whose words fit, where they were looked up already. */
  named?: Sql | undefined
}

/** The rows that fit, with their distance from the place. */
export function matching(
  query: SearchQuery,
  { withPrice = true, willBeSorted, among = sql`true`, named = withWords(query) }: Rows = {},
): Sql {
  const { words, near, bounds } = query
  const asked = sql`${among} and ${conditions(query, { withPrice })}`
  const { column, at } = onMap(query)
  const middle = near ?? (bounds && middleOf(bounds))
  const away = middle ? sql`${column} <-> ${at(middle)}` : sql`0::float8`
  if (named) return sql`(select *, ${away} as away from ${named} as named where ${asked}) as found`
  const rows = sql`select *, ${away} as away from search_listing where ${asked}`
  const nearest = (most: number) => sql`${rows} order by ${away} limit ${sql.lit(most)}`
  if (words !== '') {
    return sql`(select * from (${nearest(nearestToTown)}) as near where ${containing(words)}) as found`
  }
  return sql`(${middle && willBeSorted ? nearest(mostLookedThrough) : rows}) as found`
}

/** The words of the whole country cost the most, so nobody looks them up twice in one search. */
function withWords({ words, isTown, near }: SearchQuery): Sql | undefined {
  if (words === '' || (isTown && near)) return undefined
  const named = isIndexed(words)
    ? sql`select * from search_listing where ${containing(words)}`
    : sql`select * from search_listing order by created_at desc`
  return sql`(
    select * from (${named} limit ${sql.lit(mostLookedThrough)}) as looked_through
    where ${containing(words)}
  )`
}

function middleOf({ west, south, east, north }: Bounds): Point {
  return { lat: (south + north) / 2, lng: (west + east) / 2 }
}

/** What the results are ordered by, as a number that a cursor can carry. */
function ordering({ sort, rate, after }: SearchQuery): { key: Sql; order: Sql; beyond: Sql } {
  const all = sql`true`
  if (sort === 'nearest') {
    return { key: sql`away`, order: sql`away`, beyond: after ? sql`away > ${after.key}` : all }
  }
  if (sort === 'price') {
    const key = sql.ref(rate)
    const beyond = after && sql`(${key}, listing_id) > (${after.key}::int, ${after.id}::uuid)`
    return { key, order: sql`${key}, listing_id`, beyond: beyond ?? all }
  }
  const beyond =
    after &&
    sql`(created_at, listing_id) <
      ('epoch'::timestamptz + ${after.key}::bigint * interval '1 microsecond', ${after.id}::uuid)`
  return {
    key: sql`(extract(epoch from created_at) * 1000000)::bigint`,
    order: sql`created_at desc, listing_id desc`,
    beyond: beyond ?? all,
  }
}

/** Comes after the page that the query names. */
export function beyondPage(query: SearchQuery): Sql {
  return ordering(query).beyond
}

export interface FoundPage {
  /** One JSON text, which nobody takes apart on the way out. */
  cards: string
  found: number
  lastKey: number | null
  lastId: string | null
  /** Counted no further than asked; null on the pages after the first. */
  total: number | null
  /** Prices in pence of some that fit everything but the price, as a JSON list. */
  prices: string | null
}

/** A page of results and what is said about all of them, in one go. */
export async function findPage(
  db: Db,
  query: SearchQuery,
  { countedTo }: { countedTo: number },
): Promise<FoundPage> {
  const { key, order, beyond } = ordering(query)
  const isTooDeep = query.offset > deepestOffset
  const words = withWords(query)
  const named = words && sql`named`
  const { rows } = await sql<FoundPage>`
    with ${words ? sql`named as materialized (select * from ${words} as words),` : sql``}
    hit as materialized (
      select listing_id, ${key} as key, row_number() over (order by ${order}) as no
      from ${matching(query, { willBeSorted: query.sort !== 'nearest', named })}
      where ${isTooDeep ? sql`false` : beyond}
      order by ${order} limit ${sql.lit(query.limit)} offset ${query.offset}
    )
    select page.*, last.key::float8 as "lastKey", last.listing_id as "lastId", counted.*
    from (
      select
        '[' || coalesce(string_agg(card::text, ',' order by no), '') || ']' as cards,
        count(*)::int as found
      from hit join search_card using (listing_id)
    ) as page
    left join (select * from hit order by no desc limit 1) as last on true
    cross join ${query.after ? sql`(select null::int as total, null as prices)` : counts(query, { countedTo, named })} as counted
  `.execute(db)
  const [page] = rows
  if (!page) throw new Error('An aggregate always has a row')
  return page
}

/** Counts no further than asked: beyond that nobody reads the figure. */
function counts(
  query: SearchQuery,
  { countedTo, named }: { countedTo: number; named: Sql | undefined },
): Sql {
  const most = sql.lit(countedTo)
  const rate = sql.ref(query.rate)
  const isPriceLimited = query.minPence > 0 || query.maxPence < Number.MAX_SAFE_INTEGER
  const seen = sql`select ${rate} as pence from ${matching(query, { withPrice: false, named })} limit ${most}`
  const priced = sql`select from ${matching(query, { named })} limit ${most}`
  return sql`(
    select
      ${isPriceLimited ? sql`(select count(*)::int from (${priced}) as priced)` : sql`count(*)::int`} as total,
      '[' || string_agg(pence::text, ',') || ']' as prices
    from (${seen}) as seen
  )`
}

/** How far away the first one lies, as degrees on the map. */
export async function nearestAway(db: Db, query: SearchQuery): Promise<number | null> {
  const { rows } = await sql<{ away: number }>`
    select away from ${matching(query)} order by away limit 1`.execute(db)
  return rows[0]?.away ?? null
}

/** Whether any address holds the words, near the place if they name a town; asked after a page. */
export async function anyWith(db: Db, query: SearchQuery, page: FoundPage): Promise<boolean> {
  const everything = { ...query, ...noFilters }
  if (page.found > 0 || page.total) return true
  if (page.total === 0 && isDeepStrictEqual(query, everything)) return false
  const { rows } = await sql`select from ${matching(everything)} limit 1`.execute(db)
  return rows.length > 0
}

const noFilters = {
  storageType: null,
  storageSizes: null,
  minPence: 0,
  maxPence: Number.MAX_SAFE_INTEGER,
  delivery: false,
  packing: false,
  free: null,
} as const satisfies Partial<SearchQuery>
