import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { hasRoom } from '#bookings/server/units/without-room.ts'
import type { Bounds } from '#foundation/rules/place/places.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { AlertRhythm } from '#search/rules/alert-time.ts'
import type { SearchFilter } from '#search/rules/wire.ts'
import { degreesFor } from '../map-degrees.ts'
import type { SearchQuery } from '../searching/search-query.ts'

interface SavedSearchColumns {
  id: string
  owner_id: string
  name: string
  filter: SearchFilter
  alerts: AlertRhythm
  created_at: Date
}
export type SavedSearchRow = Selectable<SavedSearchColumns>

const table = (db: Db) => db.$extendTables<{ saved_search: SavedSearchColumns }>()
const columns = ['id', 'owner_id', 'name', 'filter', 'alerts', 'created_at'] as const

export async function insertSavedSearch(
  tx: Db,
  row: SavedSearchRow,
  query: SearchQuery,
): Promise<void> {
  await sql`
    insert into saved_search (
      id, owner_id, name, filter, alerts, created_at, area, middle, reach, parts, words, is_whole,
      storage_type, storage_sizes, rate, prices, delivery, packing, free
    ) values (
      ${row.id}, ${row.owner_id}, ${row.name}, ${JSON.stringify(row.filter)}, ${row.alerts},
      ${row.created_at}, ${sql.join(lookedFor(query))}
    )`.execute(tx)
}

export async function updateLookedFor(
  tx: Db,
  { id, filter }: Pick<SavedSearchRow, 'id' | 'filter'>,
  query: SearchQuery,
): Promise<void> {
  await sql`
    update saved_search set
      filter = ${JSON.stringify(filter)},
      (area, middle, reach, parts, words, is_whole, storage_type, storage_sizes, rate, prices,
        delivery, packing, free) = row(${sql.join(lookedFor(query))})
    where id = ${id}`.execute(tx)
}

const wholeMap = sql`box(point(-180, -180), point(180, 180))`

/** In the order of the columns. */
function lookedFor(query: SearchQuery): RawBuilder<unknown>[] {
  const { near, withinKm, bounds, parts, free, minPence, maxPence } = query
  const reach = near && withinKm ? degreesFor(withinKm, near) : null
  const middle = near && reach !== null ? sql`mercator(${near.lat}, ${near.lng})` : sql`null::point`
  const around = sql`box(${middle} - point(${reach}, ${reach}), ${middle} + point(${reach}, ${reach}))`
  const inBounds = bounds && boxOf(bounds)
  const highest = maxPence === Number.MAX_SAFE_INTEGER ? null : maxPence
  return [
    inBounds ?? (reach === null ? wholeMap : around),
    middle,
    sql`${reach}::float8`,
    parts ? sql`array[${sql.join(parts.map(boxOf))}]` : sql`null::box[]`,
    sql`${query.words.replace(/^Q|Q$/g, '')}`,
    sql`${query.isWhole}::boolean`,
    sql`${query.storageType}::text`,
    sql`${query.storageSizes}::text[]`,
    sql`${query.rate}`,
    sql`int8range(${minPence}, ${highest}, '[]')`,
    sql`${query.delivery}::boolean`,
    sql`${query.packing}::boolean`,
    free ? sql`tstzrange(${free.start}, ${free.end}, '[)')` : sql`null::tstzrange`,
  ]
}

function boxOf({ west, south, east, north }: Bounds): RawBuilder<unknown> {
  return sql`box(mercator(${south}, ${west}), mercator(${north}, ${east}))`
}

/** For statements that call `saved_search` `saved` and `search_listing` `space`. */
export function wouldFind(now: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`saved.area @> box(space.place, space.place) and ${quickConditions}
    and ${slowConditions(now)} and ${hasWords}`
}

/** The same answer as that of `wordsThatFind`, for one listing that a search has found before. */
const hasWords = sql`(saved.words = '' or position(
  'Q' || saved.words || case when saved.is_whole then 'Q' else '' end
  in 'Q' || space.search_text || 'Q'
) > 0)`

/** These columns are in an index, so the rows themselves are not read. */
export const quickConditions = sql`
  (saved.middle is null or space.place <@ circle(saved.middle, saved.reach))
  and (saved.storage_type is null or saved.storage_type = space.storage_type)
  and (saved.storage_sizes is null or space.storage_size = any(saved.storage_sizes))
  and saved.prices @> (case saved.rate when 'hourly' then hourly else monthly end)::bigint
  and (space.delivery or not saved.delivery)
  and (space.packing or not saved.packing)`

/** Rarely asked and slow to check. */
export function slowConditions(now: RawBuilder<unknown>) {
  return sql`
    (saved.parts is null or space.place <@ any(saved.parts))
    and (saved.free is null or (
      upper(saved.free) > ${now}
      and not space.closed && saved.free
      and ${hasRoom({ listing: sql`space.listing_id`, units: sql`space.units`, period: sql`saved.free` })}
    ))`
}

export async function savedSearchesOf(db: Db, ownerId: string): Promise<SavedSearchRow[]> {
  return table(db)
    .selectFrom('saved_search')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function findSavedSearch(db: Db, id: string): Promise<SavedSearchRow | undefined> {
  return table(db)
    .selectFrom('saved_search')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function countSavedSearches(db: Db, ownerId: string): Promise<number> {
  const row = await table(db)
    .selectFrom('saved_search')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Only the owner's own row is written. */
export async function updateSavedSearch(
  tx: Db,
  { id, owner_id }: Pick<SavedSearchRow, 'id' | 'owner_id'>,
  set: Partial<Pick<SavedSearchRow, 'name' | 'alerts'>>,
): Promise<void> {
  await table(tx)
    .updateTable('saved_search')
    .set(set)
    .where('id', '=', id)
    .where('owner_id', '=', owner_id)
    .execute()
}

export async function deleteSavedSearch(
  db: Db,
  { id, owner_id }: Pick<SavedSearchRow, 'id' | 'owner_id'>,
): Promise<boolean> {
  const gone = await table(db)
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('owner_id', '=', owner_id)
    .returning('id')
    .execute()
  return gone.length > 0
}

export async function deleteSavedSearchesOf(tx: Db, ownerId: string): Promise<void> {
  await table(tx).deleteFrom('saved_search').where('owner_id', '=', ownerId).execute()
}
