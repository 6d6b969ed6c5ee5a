import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { hasRoom } from '#bookings/server/units/without-room.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { compiledOnce, Slot } from '#foundation/server/database/statements/compiled-once.ts'
import { currentPolicyJson } from '#foundation/server/policy/policy-table.ts'
import {
  type Lengths,
  type PriceableRow,
  priceableColumns,
} from '#listings/server/for-bookings/read-priceables.ts'
import { given, matching, ordering, type Sql, withWords } from './matching-table.ts'
import { type SearchQuery, type SearchShape, shapeOf } from './search-query.ts'

export interface FoundPage {
  /**
   * One JSON text, sent on without being parsed. Cards that are to be priced have `betweenCards`
   * between them; where no cards were asked for, it holds the ids.
   */
  cards: string
  /** Set when prices were asked for. */
  priced?: { spaces: readonly SpaceRow[]; terms: FoundTerms }
  found: number
  lastKey: number | null
  lastId: string | null
  /** Not counted beyond `countedTo`; null after the first page. */
  total: number | null
  /** In pence, as a JSON list: a sample of what fits everything except the price limits. */
  prices: string | null
}

/**
 * With the times at which it is taken, of those that a price is asked for, and whether one unit is
 * free for all of these. Where none is, one may still be free for a part.
 */
export type SpaceRow = [
  taken: [start: string, end: string][] | null,
  hasRoom: boolean,
  space: PriceableRow,
]

export interface FoundTerms {
  policy: Policy
  lengths: Lengths
}

/** A sign that occurs in no JSON text. */
export const betweenCards = '\u001e'

const priceable = priceableColumns()

/** A `SpaceRow` as JSON, for statements that join `listing` and `search_card`. */
function spaceRow(start: Sql, end: Sql): Sql {
  const period = sql`tstzrange(${start}, ${end})`
  const units = sql`listing.storage_number`
  const room = hasRoom({ listing: sql`listing.id`, units, period })
  // Most are never taken, and asking costs even where nothing is found.
  return sql`json_build_array(case when search_card.taken is not null then (
    select json_agg(json_build_array(lower(held), upper(held)))
    from unnest(search_card.taken * tstzmultirange(${period})) as held
  ) end, ${units} = 1 or ${room}, ${priceable.row})`
}

interface PageShape extends SearchShape {
  countedTo: number
}

/** In one statement, to save trips to the database. */
export async function findPage(
  db: Db,
  query: SearchQuery,
  { countedTo }: { countedTo: number },
): Promise<FoundPage> {
  const [page] = await pageAndCounts(db, { ...shapeOf(query), countedTo }, query)
  if (!page) throw new Error('An aggregate always has a row')
  return page
}

const pageAndCounts = compiledOnce<PageShape, SearchQuery, FoundPage>(shape => {
  const { key, order, beyond } = ordering(shape)
  const words = withWords(shape)
  const named = words && sql`named`
  return sql`
    with ${words ? sql`named as materialized (select * from ${words} as words),` : sql``}
    hit as materialized (
      select listing_id, delivery, ${key} as key, row_number() over (order by ${order}) as no
      from ${matching(shape, { willBeSorted: shape.sort !== 'nearest', named })}
      where ${shape.isTooDeep ? sql`false` : beyond}
      order by ${order} limit ${sql.lit(shape.limit)} ${shape.hasOffset ? sql`offset ${given(({ offset }) => offset)}` : sql``}
    )
    select page.*, last.key::float8 as "lastKey", last.listing_id as "lastId", counted.*
    from (${whatIsFound(shape)}) as page
    left join (select * from hit order by no desc limit 1) as last on true
    cross join ${shape.after ? sql`(select null::int as total, null as prices)` : counts(shape, named)} as counted
  `
})

function whatIsFound(shape: PageShape): Sql {
  const { brings, free } = shape
  // With days, everything found is free on them, so a card need not say from when it is free.
  const card = free ? sql`search_card.card::text` : shownCard(given(({ now }) => now))
  const found = sql`count(*)::int as found`
  if (brings === 'cards') {
    const cards = sql`'[' || coalesce(string_agg(${card}, ',' order by no), '') || ']'`
    return sql`select ${cards} as cards, ${found} from hit join search_card using (listing_id)`
  }
  const terms = sql`json_build_object('policy', ${currentPolicyJson}, 'lengths', ${priceable.lengths})`
  const row = spaceRow(
    given(({ pricedFor }) => pricedFor?.start),
    given(({ pricedFor }) => pricedFor?.end),
  )
  const priced = (spaces: Sql) =>
    sql`json_build_object('spaces', coalesce(${spaces}, '[]'), 'terms', ${terms}) as priced`
  if (brings === 'spaces') {
    const isPriced = shape.collected ? sql`hit.delivery` : sql`true`
    const spaces = sql`(
      select json_agg(${row})
      from hit join search_card using (listing_id) join listing on listing.id = hit.listing_id
      where ${isPriced}
    )`
    const ids = sql`'[' || coalesce(string_agg('"' || listing_id || '"', ','), '') || ']'`
    return sql`select ${ids} as cards, ${priced(spaces)}, ${found} from hit`
  }
  return sql`
    select
      coalesce(string_agg(${card}, ${sql.lit(betweenCards)} order by no), '') as cards,
      ${priced(sql`json_agg(${row} order by no)`)}, ${found}
    from hit join search_card using (listing_id) join listing on listing.id = hit.listing_id`
}

/** Adds the day from which a taken space is free to the text of its card, without parsing it. */
export function shownCard(now: Sql): Sql {
  const card = sql`search_card.card::text`
  const day = dayFreeFrom(now)
  return sql`case when taken @> ${now}::timestamptz
    then coalesce(left(rtrim(${card}), -1) || ',"freeFrom":"' || ${day} || '"}', ${card})
    else ${card}
  end`
}

/** In London, of a space that is taken: from then on it can be had for four weeks at least. */
export function dayFreeFrom(now: Sql): Sql {
  return sql`to_char((
    select min(free) from unnest(opens) as free
    where free > ${now} and free < ${now}::timestamptz + interval '1 year'
  ) at time zone 'Europe/London', 'YYYY-MM-DD')`
}

interface CardsAsked {
  ids: readonly string[]
  now: Date
  pricedFor: SearchQuery['pricedFor']
}

interface FoundCard {
  /** As JSON text. */
  card: string
  space: SpaceRow
}

/** In the order of the ids; a listing that is gone is left out. */
export function findCards(db: Db, asked: CardsAsked): Promise<FoundCard[]> {
  return cardsInOrder(db, {}, asked)
}

const cardsInOrder = compiledOnce<object, CardsAsked, FoundCard>(
  () => sql`
    select ${shownCard(sql`${new Slot<CardsAsked>(({ now }) => now)}`)} as card, ${spaceRow(
      sql`${new Slot<CardsAsked>(({ pricedFor }) => pricedFor?.start)}`,
      sql`${new Slot<CardsAsked>(({ pricedFor }) => pricedFor?.end)}`,
    )} as space
    from unnest(${new Slot<CardsAsked>(({ ids }) => ids)}::uuid[])
      with ordinality as wanted (id, no)
    join search_card on search_card.listing_id = wanted.id
    join listing using (id)
    order by no`,
)

/** Counting further would be slow, and nobody reads the exact number. */
function counts(shape: PageShape, named: Sql | undefined): Sql {
  if (asksOnlyWhere(shape)) return countsOfPlace(shape)
  const most = sql.lit(shape.countedTo)
  const rate = sql.ref(shape.rate)
  const seen = sql`select ${rate} as pence from ${matching(shape, { withPrice: false, named })} limit ${most}`
  const priced = sql`select from ${matching(shape, { named })} limit ${most}`
  const isPriceLimited = shape.minPence || shape.maxPence
  return sql`(
    select
      ${isPriceLimited ? sql`(select count(*)::int from (${priced}) as priced)` : sql`count(*)::int`} as total,
      ${asList} as prices
    from (${seen}) as seen
  )`
}

const asList = sql`'[' || string_agg(pence::text, ',') || ']'`

function asksOnlyWhere(shape: PageShape): boolean {
  const { near, withinKm, bounds, words, storageType, sizes, delivery, packing, free } = shape
  const others = [
    words,
    storageType,
    sizes,
    delivery,
    packing,
    free,
    shape.minPence,
    shape.maxPence,
  ]
  return ((near && withinKm) || bounds) && !others.some(Boolean)
}

/** The sample holds one listing in 16, so this many in it means more than 1,000 listings. */
const crowd = 128
const shownOfCrowd = 256

/**
 * Most searches name only a place, usually with many listings. A sample of one in 16 is read first.
 * If it is large, nothing is counted, and the prices come from the sample: it covers a wider area
 * than the first thousand rows, which are all in one corner.
 */
function countsOfPlace(shape: PageShape): Sql {
  const rate = sql.ref(shape.rate)
  const most = sql.lit(shape.countedTo)
  const isCrowded = sql`(select is_crowded from crowd)`
  const share = matching(shape, { among: sql`zeros >= 1` })
  const all = matching(shape, { among: sql`not ${isCrowded}` })
  return sql`(
    with share as materialized (
      select ${rate} as pence from ${share} limit ${sql.lit(shownOfCrowd)}
    ),
    crowd as materialized (select count(*) >= ${sql.lit(crowd)} as is_crowded from share),
    seen as (
      select pence from share where ${isCrowded}
      union all
      (select ${rate} from ${all} limit ${most})
    )
    select
      case when ${isCrowded} then ${most} else count(*)::int end as total,
      ${asList} as prices
    from seen
  )`
}

/** In degrees of the map. */
export async function nearestAway(db: Db, query: SearchQuery): Promise<number | null> {
  const [first] = await nearestFirst(db, shapeOf(query), query)
  return first?.away ?? null
}

const nearestFirst = compiledOnce<SearchShape, SearchQuery, { away: number }>(
  shape => sql`select away from ${matching(shape)} order by away limit 1`,
)

/** Whether any address has the words, near the town if they name one. */
export async function anyWith(db: Db, query: SearchQuery, page: FoundPage): Promise<boolean> {
  const everything = { ...query, ...noFilters }
  if (page.found > 0 || page.total) return true
  if (page.total === 0 && isDeepStrictEqual(query, everything)) return false
  return anyAtAll(db, query)
}

export async function anyAtAll(db: Db, query: SearchQuery): Promise<boolean> {
  const everything = { ...query, ...noFilters }
  return (await firstOfAll(db, shapeOf(everything), everything)).length > 0
}

const firstOfAll = compiledOnce<SearchShape, SearchQuery, object>(
  shape => sql`select from ${matching(shape)} limit 1`,
)

const noFilters = {
  storageType: null,
  storageSizes: null,
  minPence: 0,
  maxPence: Number.MAX_SAFE_INTEGER,
  delivery: false,
  packing: false,
  free: null,
} as const satisfies Partial<SearchQuery>
