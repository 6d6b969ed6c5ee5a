import { sql } from 'kysely'
import type { Place } from '#foundation/rules/place/distance.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { ListingRow } from '../listing/listings-table.ts'

export interface Nearness {
  listingId: string
  place: Place
  km: number
  /** Their own listings are left out, as nobody can book their own. */
  readerId: string | null
  /** This size or larger. */
  size: string | null
  atMost: number
}

const kmPerDegree = 111

export async function idsNear(
  db: Db,
  { listingId, place: { lat, lng }, km, readerId, size, atMost }: Nearness,
): Promise<string[]> {
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
