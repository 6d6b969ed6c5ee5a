import { sql } from 'kysely'
import type { Point } from '#foundation/rules/place/places.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { SearchQuery } from './searching/search-query.ts'

/** Finds everything; tests add their filters to it. */
export const everySpace: SearchQuery = {
  words: '',
  isWhole: false,
  isTown: false,
  near: null,
  withinKm: null,
  bounds: null,
  parts: null,
  storageType: null,
  storageSizes: null,
  rate: 'monthly',
  sortRate: 'monthly',
  minPence: 0,
  maxPence: Number.MAX_SAFE_INTEGER,
  delivery: false,
  packing: false,
  free: null,
  now: new Date('2026-03-02T12:00:00Z'),
  sort: 'newest',
  limit: 24,
  offset: 0,
  after: null,
  except: null,
  pricedFor: null,
  brings: 'cards',
  collected: false,
}

/**
 * Writes the search's own rows only, in a line of one kilometre: £10 to £109.90 a month, and every
 * fourth one for motorbikes.
 */
export async function spread(db: Db, name: string, { lat, lng }: Point, many: number) {
  await sql`
    insert into search_listing (listing_id, place, storage_type, storage_size, monthly, hourly,
      delivery, packing, units, closed, created_at, search_text)
    select md5(${name} || n)::uuid, mercator(${lat}::float8 + n % 100 * 0.0001, ${lng}::float8),
      case n % 4 when 0 then 'motorBikeStorage' else 'loft' end, '25', 1000 + n % 1000 * 10, 100,
      false, false, 1, '{}', now(), ${name}
    from generate_series(1, ${sql.lit(many)}) as n`.execute(db)
}
