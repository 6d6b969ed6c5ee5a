import { type RawBuilder, sql } from 'kysely'
import { hasRoom } from '#bookings/server/units/without-room.ts'
import type { Point } from '#foundation/rules/place/places.ts'
import { Slot } from '#foundation/server/database/statements/compiled-once.ts'
import { likePattern } from '#foundation/server/database/statements/like-pattern.ts'
import { degreesFor } from '../map-degrees.ts'
import type { SearchQuery, SearchShape } from './search-query.ts'

export type Sql = RawBuilder<unknown>

/** The most rows read where no index helps with the order or the words. */
const nearestToTown = 2000
const mostLookedThrough = 5000

/** A parameter, filled in when the statement runs. */
export function given(read: (query: SearchQuery) => unknown): Sql {
  return sql`${new Slot(read)}`
}

function givenPoint(read: (query: SearchQuery) => Point | null | undefined): Sql {
  return sql`mercator(${given(query => read(query)?.lat)}, ${given(query => read(query)?.lng)})`
}

const place = givenPoint(({ near }) => near)
const southWest = givenPoint(({ bounds }) => bounds && { lat: bounds.south, lng: bounds.west })
const northEast = givenPoint(({ bounds }) => bounds && { lat: bounds.north, lng: bounds.east })
const middleOfBounds = givenPoint(
  ({ bounds }) =>
    bounds && { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 },
)

/**
 * The index keeps each type and size on a map of its own ("sheet"), so that the nearest rows there
 * are all of that kind.
 */
function onMap({ isOneKind }: SearchShape) {
  const at = (point: Sql) => (isOneKind ? sql`sheet_of(${point}, ${type}, ${onlySize})` : point)
  return { column: sql.ref(isOneKind ? 'sheet' : 'place'), at }
}

const inAnyPart = sql`exists (
  select from json_to_recordset(${given(({ parts }) => JSON.stringify(parts))}::json)
    as part (west float8, south float8, east float8, north float8)
  where place <@ box(mercator(south, west), mercator(north, east))
)`
const type = given(({ storageType }) => storageType)
const onlySize = given(({ storageSizes }) => storageSizes?.[0])
const period = sql`tstzrange(${given(({ free }) => free?.start)}, ${given(({ free }) => free?.end)}, '[)')`
const radius = given(({ near, withinKm }) => near && withinKm && degreesFor(withinKm, near))
/** `%`, `_` and `\\` are ordinary letters here. */
const containsWords = sql`search_text like ${given(({ words }) => likePattern(words))}`
const containsWhole = sql`'Q' || search_text || 'Q' like ${given(({ words }) => likePattern(wholeWords(words)))}`

/** Words are joined by `Q`, a capital that occurs in none of them. */
function wholeWords(words: string): string {
  return `Q${words.replace(/^Q/, '')}Q`
}

function hasWords({ isWhole }: SearchShape): Sql {
  return isWhole ? sql`${containsWords} and ${containsWhole}` : containsWords
}

/**
 * Only the conditions that are asked for, so that PostgreSQL plans each kind of search for itself.
 */
function conditions(shape: SearchShape, { withPrice }: { withPrice: boolean }): Sql {
  const { column, at } = onMap(shape)
  const rate = sql.ref(shape.rate)
  const asked: (Sql | false)[] = [
    shape.near && shape.withinKm && sql`${column} <@ circle(${at(place)}, ${radius})`,
    shape.bounds && sql`${column} <@ box(${at(southWest)}, ${at(northEast)})`,
    shape.parts && inAnyPart,
    shape.storageType && sql`storage_type = ${type}`,
    shape.sizes === 'one' && sql`storage_size = ${onlySize}`,
    shape.sizes === 'several' &&
      sql`storage_size = any(${given(({ storageSizes }) => storageSizes)}::text[])`,
    shape.delivery && sql`delivery`,
    shape.packing && sql`packing`,
    shape.except && sql`listing_id <> all(${given(({ except }) => except)}::uuid[])`,
    withPrice && shape.minPence && sql`${rate} >= ${given(({ minPence }) => minPence)}`,
    withPrice && shape.maxPence && sql`${rate} <= ${given(({ maxPence }) => maxPence)}`,
    shape.free && sql`not closed && ${period}`,
    shape.free && hasRoom({ listing: sql`space.listing_id`, units: sql`space.units`, period }),
  ]
  const wanted = asked.filter(condition => condition !== false)
  return wanted.length === 0 ? sql`true` : sql`${sql.join(wanted, sql` and `)}`
}

interface Rows {
  withPrice?: boolean
  /**
   * Sorted by something other than distance: only the nearest rows are read, as reading all is
   * slow.
   */
  willBeSorted?: boolean
  among?: Sql
  /** Rows already found by their words. */
  named?: Sql | undefined
}

export function matching(
  shape: SearchShape,
  { withPrice = true, willBeSorted, among = sql`true`, named = withWords(shape) }: Rows = {},
): Sql {
  const asked = sql`${among} and ${conditions(shape, { withPrice })}`
  const { column, at } = onMap(shape)
  const hasMiddle = shape.near || shape.bounds
  const away = hasMiddle
    ? sql`${column} <-> ${at(shape.near ? place : middleOfBounds)}`
    : sql`0::float8`
  if (named) return sql`(select *, ${away} as away from ${named} as space where ${asked}) as found`
  const rows = sql`select *, ${away} as away from search_listing as space where ${asked}`
  const nearest = (most: number) => sql`${rows} order by ${away} limit ${sql.lit(most)}`
  if (shape.words) {
    return sql`(select * from (${nearest(nearestToTown)}) as near where ${hasWords(shape)}) as found`
  }
  return sql`(${hasMiddle && willBeSorted ? nearest(mostLookedThrough) : rows}) as found`
}

/** Looking for words in the whole country is the slowest part, so a search does it only once. */
export function withWords(shape: SearchShape): Sql | undefined {
  if (!shape.words || shape.isInTown) return undefined
  const named = shape.isIndexed
    ? sql`select * from search_listing where ${hasWords(shape)}`
    : sql`select * from search_listing order by created_at desc`
  return sql`(
    select * from (${named} limit ${sql.lit(mostLookedThrough)}) as looked_through
    where ${hasWords(shape)}
  )`
}

/** A number, so that a cursor can carry it. */
export function ordering({ sort, sortRate, after }: SearchShape): {
  key: Sql
  order: Sql
  beyond: Sql
} {
  const all = sql`true`
  const lastKey = given(query => query.after?.key)
  const lastId = given(query => query.after?.id)
  if (sort === 'nearest') {
    return { key: sql`away`, order: sql`away`, beyond: after ? sql`away > ${lastKey}` : all }
  }
  if (sort === 'price') {
    const key = sql.ref(sortRate)
    const beyond = after ? sql`(${key}, listing_id) > (${lastKey}::int, ${lastId}::uuid)` : all
    return { key, order: sql`${key}, listing_id`, beyond }
  }
  if (sort === 'rated') {
    const key = sql.ref('rating_rank')
    const beyond = after ? sql`(${key}, listing_id) < (${lastKey}::int, ${lastId}::uuid)` : all
    return { key, order: sql`${key} desc, listing_id desc`, beyond }
  }
  const created = sql`'epoch'::timestamptz + ${lastKey}::bigint * interval '1 microsecond'`
  return {
    key: sql`(extract(epoch from created_at) * 1000000)::bigint`,
    order: sql`created_at desc, listing_id desc`,
    beyond: after ? sql`(created_at, listing_id) < (${created}, ${lastId}::uuid)` : all,
  }
}
