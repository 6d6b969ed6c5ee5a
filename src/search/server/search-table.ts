import { type RawBuilder, sql } from 'kysely'
import type { Bounds, Point } from '#foundation/rules/places.ts'
import type { Db } from '#foundation/server/database/db.ts'

export interface SearchQuery {
  words: string
  near: Point | null
  withinKm: number | null
  bounds: Bounds | null
  storageType: string | null
  storageSize: string | null
  rate: 'hourly' | 'monthly'
  minPence: number
  maxPence: number
  delivery: boolean
  packing: boolean
  free: { start: Date; end: Date } | null
  sort: 'nearest' | 'price' | 'newest'
  limit: number
  offset: number
}

type Condition = RawBuilder<boolean>

/** Kilometres in the degrees of the map at this latitude. */
function degreesOf(km: number, { lat }: Point): number {
  return km / (111.195 * Math.cos((lat * Math.PI) / 180))
}

const mercator = ({ lat, lng }: Point) => sql`mercator(${lat}, ${lng})`

/** `%`, `_` and `\` are letters like any other to somebody who types them. */
function containing(words: string): Condition {
  return sql`search_text like ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`
}

/** Only the conditions that were asked for stand in the statement, so each kind has its own plan. */
function conditions(query: SearchQuery, { withPrice }: { withPrice: boolean }): Condition {
  const { near, withinKm, bounds, free } = query
  const rate = sql.ref(query.rate)
  const asked: (Condition | false)[] = [
    query.words !== '' && containing(query.words),
    near !== null &&
      withinKm !== null &&
      sql`place <@ circle(${mercator(near)}, ${degreesOf(withinKm, near)})`,
    bounds !== null &&
      sql`place <@ box(mercator(${bounds.south}, ${bounds.west}), mercator(${bounds.north}, ${bounds.east}))`,
    query.storageType !== null && sql`storage_type = ${query.storageType}`,
    query.storageSize !== null && sql`storage_size = ${query.storageSize}`,
    query.delivery && sql`delivery`,
    query.packing && sql`packing`,
    withPrice && query.minPence > 0 && sql`${rate} >= ${query.minPence}`,
    withPrice && query.maxPence < Number.MAX_SAFE_INTEGER && sql`${rate} <= ${query.maxPence}`,
    free !== null && sql`not closed && tstzrange(${free.start}, ${free.end}, '[)')`,
    free !== null &&
      sql`units_held(listing_id, tstzrange(${free.start}, ${free.end}, '[)')) < units`,
  ]
  const wanted = asked.filter(condition => condition !== false)
  return wanted.length === 0 ? sql`true` : sql`${sql.join(wanted, sql` and `)}`
}

function ordering({ sort, near, rate }: SearchQuery): RawBuilder<unknown> {
  if (sort === 'nearest' && near) return sql`place <-> ${mercator(near)}`
  if (sort === 'price') return sql`${sql.ref(rate)}, listing_id`
  return sql`created_at desc, listing_id`
}

/** The cards as one JSON text, which nobody takes apart on the way out. */
export async function findCards(db: Db, query: SearchQuery) {
  const { rows } = await sql<{ cards: string; found: number }>`
    select coalesce(json_agg(card), '[]')::text as cards, count(*)::int as found
    from (
      select card from search_listing
      where ${conditions(query, { withPrice: true })}
      order by ${ordering(query)}
      limit ${query.limit} offset ${query.offset}
    ) as found`.execute(db)
  return rows[0] ?? { cards: '[]', found: 0 }
}

/** Counts no further than asked: beyond that nobody reads the figure. */
export async function countUpTo(db: Db, query: SearchQuery, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (
      select from search_listing where ${conditions(query, { withPrice: true })} limit ${most}
    ) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

export async function anyWith(db: Db, words: string): Promise<boolean> {
  const { rows } = await sql`
    select from search_listing where ${containing(words)} limit 1`.execute(db)
  return rows.length > 0
}

/** Prices of a sample of what matches everything but the price, cheapest first. */
export async function samplePrices(db: Db, query: SearchQuery, most: number): Promise<number[]> {
  const rate = sql.ref(query.rate)
  const { rows } = await sql<{ prices: number[] | null }>`
    select array_agg(pence order by pence) as prices
    from (
      select ${rate} as pence from search_listing
      where ${conditions(query, { withPrice: false })} limit ${most}
    ) as sampled`.execute(db)
  return rows[0]?.prices ?? []
}

export interface ClusterRow {
  lat: number
  lng: number
  count: number
  cheapest: number
  listing: string | null
}

/** What lies in view, gathered on a grid of cells; a cell with one listing names it. */
export async function gather(
  db: Db,
  query: SearchQuery,
  { cell, most }: { cell: number; most: number },
): Promise<ClusterRow[]> {
  const rate = sql.ref(query.rate)
  const { rows } = await sql<ClusterRow>`
    select
      degrees(2 * atan(exp(radians(avg(place[1]))))) - 90 as lat,
      avg(place[0]) as lng,
      count(*)::int as count,
      min(${rate})::int as cheapest,
      case count(*) when 1 then (array_agg(listing_id))[1]::text end as listing
    from (
      select place, ${rate}, listing_id from search_listing
      where ${conditions(query, { withPrice: true })} limit ${most}
    ) as seen
    group by floor(place[0] / ${cell}), floor(place[1] / ${cell})`.execute(db)
  return rows
}
