import { type RawBuilder, sql } from 'kysely'
import type { Point } from '#foundation/rules/place/places.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { likePattern } from '#foundation/server/database/statements/like-pattern.ts'
import { degreesFor } from '../map-degrees.ts'

interface Around extends Point {
  km: number
}

const around = ({ lat, lng, km }: Around) =>
  sql<boolean>`place <@ circle(mercator(${lat}, ${lng}), ${degreesFor(km, { lat })})`

/** In their order. */
export async function withSpaces<Place extends Around>(
  db: Db,
  places: readonly Place[],
): Promise<Place[]> {
  return placesWhere(
    db,
    places,
    ({ km }) => km,
    sql`exists (
      select from search_listing
      where search_listing.place <@ circle(mercator(town.lat, town.lng), town.degrees)
    )`,
  )
}

const nearestLookedThrough = 2000

/** In their order. */
export async function withWordsNear<Place extends Point>(
  db: Db,
  places: readonly Place[],
  { words, km }: { words: string; km: number },
): Promise<Place[]> {
  return placesWhere(
    db,
    places,
    () => km,
    sql`exists (
      select from (
        select search_text from search_listing
        where place <@ circle(mercator(town.lat, town.lng), town.degrees)
        order by place <-> mercator(town.lat, town.lng)
        limit ${sql.lit(nearestLookedThrough)}
      ) as near
      where search_text like ${likePattern(words)}
    )`,
  )
}

/** The condition is about `town` and reaches as far around it as `kmOf` says. */
async function placesWhere<Place extends Point>(
  db: Db,
  places: readonly Place[],
  kmOf: (place: Place) => number,
  condition: RawBuilder<unknown>,
): Promise<Place[]> {
  const asked = places.map(place => {
    const { lat, lng } = place
    return { lat, lng, degrees: degreesFor(kmOf(place), { lat }) }
  })
  const { rows } = await sql<{ no: number }>`
    select no::int
    from rows from (
      json_to_recordset(${JSON.stringify(asked)}) as (lat float8, lng float8, degrees float8)
    ) with ordinality as town (lat, lng, degrees, no)
    where ${condition}
    order by no`.execute(db)
  return rows.flatMap(({ no }) => places[no - 1] ?? [])
}

export interface SizePrices {
  storageSize: string
  count: number
  /** Lowest, lower quartile, median and upper quartile of a month, in pence. */
  monthly: [number, number, number, number]
}

const mostPriced = 5000

/** Around a place or, without one, in the whole country. */
export async function pricesBySize(
  db: Db,
  place: Around | null,
  storageSize?: string,
): Promise<SizePrices[]> {
  const wanted = storageSize === undefined ? sql`true` : sql`storage_size = ${storageSize}`
  const { rows } = await sql<SizePrices>`
    select
      storage_size as "storageSize",
      count(*)::int as count,
      percentile_cont(array[0, 0.25, 0.5, 0.75]) within group (order by monthly) as monthly
    from (
      select storage_size, monthly from search_listing
      where ${place ? around(place) : sql`true`} and ${wanted} and monthly > 0
      limit ${sql.lit(mostPriced)}
    ) as priced
    where storage_size <> ''
    group by storage_size`.execute(db)
  return rows
}

export async function countAround(db: Db, place: Around, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from search_listing where ${around(place)} limit ${sql.lit(most)}) as found
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** For a sitemap. */
export async function newestIds(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select listing_id::text as id from search_listing
    order by created_at desc limit ${sql.lit(most)}`.execute(db)
  return rows.map(({ id }) => id)
}
