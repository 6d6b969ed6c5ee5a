import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'

/** At most this many are compared, within this distance in degrees of the map. */
const lookedAt = 200
const farthest = 0.8

const feetOf = (size: string) => sql`(
  select (extra ->> 'sqft')::float8 from configuration_item
  where list = 'storage-size' and value = ${sql.ref(size)}
)`

/**
 * As JSON. Another type counts like 20 km, twice the size or the price like 10. The weights are our
 * own choice.
 */
export async function similarCardsAsJson(db: Db, id: string, most: number): Promise<string> {
  const { rows } = await sql<{ cards: string }>`
    with own as materialized (
      select *, ${feetOf('storage_size')} as feet from search_listing where listing_id = ${id}
    ),
    near as materialized (
      select *, place <-> (select place from own) as away from search_listing
      where listing_id <> ${id} and exists (select from own)
      order by place <-> (select place from own) limit ${lookedAt}
    ),
    likest as (
      select near.listing_id,
        near.away * 6 + case when near.storage_type = own.storage_type then 0 else 2 end
          + abs(ln(coalesce(${feetOf('near.storage_size')} / own.feet, 2)) / ln(2))
          + abs(ln(greatest(near.monthly, 1)::float8 / greatest(own.monthly, 1)) / ln(2)) as unlike
      from near, own where near.away < ${farthest}
      order by unlike, near.listing_id limit ${most}
    )
    select '[' || coalesce(string_agg(card::text, ',' order by unlike, listing_id), '') || ']' as cards
    from likest join search_card using (listing_id)`.execute(db)
  return rows[0]?.cards ?? '[]'
}
