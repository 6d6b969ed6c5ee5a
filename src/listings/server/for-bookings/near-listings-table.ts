import { sql } from 'kysely'
import type { Place } from '#foundation/rules/place/distance.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { ListingRow } from '../listing/listings-table.ts'

export interface Nearness {
  listingId: string
  km: number
  /** Their own listings are left out, as nobody can book their own. */
  readerId: string | null
  /** This size or larger. */
  size: string | null
  atMost: number
}

const kmPerDegree = 111

/**
 * Where it was last approved: whoever asked for it before it was moved looked there. Once its host
 * has left it is known only about where it was.
 */
async function placeOf(db: Db, listingId: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select lat, lng from (
      select coalesce((approved_content ->> 'lat')::float8, lat) as lat,
        coalesce((approved_content ->> 'lng')::float8, lng) as lng
      from listing where id = ${listingId}
    ) as place where lat is not null and lng is not null`.execute(db)
  return rows[0]
}

export async function idsNear(
  db: Db,
  { listingId, km, readerId, size, atMost }: Nearness,
): Promise<string[]> {
  const place = await placeOf(db, listingId)
  if (!place) return []
  const { lat, lng } = place
  const tall = km / kmPerDegree
  const wide = tall / Math.cos((lat * Math.PI) / 180)
  const feet = sql<number>`(select (extra->>'sqft')::numeric from configuration_item
    where list = 'storage-size' and value = listing.storage_size)`
  const wanted = sql<number>`(select (extra->>'sqft')::numeric from configuration_item
    where list = 'storage-size' and value = ${size})`
  const away = sql<number>`power(lat - ${lat}, 2) + power((lng - ${lng}) * ${tall / wide}::float8, 2)`
  const rows = await db
    .$extendTables<{ listing: ListingRow }>()
    .selectFrom('listing')
    .select('id')
    .where(sql<boolean>`is_public and available`)
    .where('lat', '>=', lat - tall)
    .where('lat', '<=', lat + tall)
    .where('lng', '>=', lng - wide)
    .where('lng', '<=', lng + wide)
    .where(sql<boolean>`${away} <= ${tall * tall}`)
    .where('id', '!=', listingId)
    .$if(readerId !== null, query => query.where('host_id', '!=', readerId))
    .where(sql<boolean>`coalesce(${feet} >= ${wanted}, true)`)
    .orderBy(away)
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}
