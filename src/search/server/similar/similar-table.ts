import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { compiledOnce, Slot } from '#foundation/server/database/statements/compiled-once.ts'
import { shownCard } from '../searching/search-table.ts'

/** At most this many are compared, within this distance in degrees of the map. */
const lookedAt = 200
const farthest = 0.8

interface Asked {
  id: string
  most: number
  now: Date
}

const id = new Slot<Asked>(asked => asked.id)
const most = new Slot<Asked>(asked => asked.most)
const now = new Slot<Asked>(asked => asked.now)

/**
 * Another type counts like 20 km, twice the size or the price like 10. The weights are our own
 * choice.
 */
const similarCards = compiledOnce<null, Asked, { cards: string | null }>(
  () => sql`
    with size as materialized (
      select value, (extra ->> 'sqft')::float8 as feet from configuration_item
      where list = 'storage-size'
    ),
    own as materialized (
      select place, storage_type, monthly, feet
      from search_listing left join size on value = storage_size where listing_id = ${id}
    ),
    near as materialized (
      select listing_id, storage_type, storage_size, monthly,
        place <-> (select place from own) as away
      from search_listing
      where listing_id <> ${id} and exists (select from own)
      order by place <-> (select place from own) limit ${sql.lit(lookedAt)}
    ),
    likest as (
      select near.listing_id,
        near.away * 6 + case when near.storage_type = own.storage_type then 0 else 2 end
          + abs(ln(coalesce(size.feet / own.feet, 2)) / ln(2))
          + abs(ln(greatest(near.monthly, 1)::float8 / greatest(own.monthly, 1)) / ln(2)) as unlike
      from own cross join near left join size on size.value = near.storage_size
      where near.away < ${sql.lit(farthest)}
      order by unlike, near.listing_id limit ${most}
    )
    select case when exists (select from listing where id = ${id} and is_public) then (
      select '[' || coalesce(string_agg(${shownCard(sql`${now}`)}, ',' order by unlike, listing_id), '') || ']'
      from likest join search_card using (listing_id)
    ) end as cards`,
)

/** As JSON; undefined where the listing is not public. */
export async function similarCardsAsJson(db: Db, asked: Asked): Promise<string | undefined> {
  const [found] = await similarCards(db, null, asked)
  return found?.cards ?? undefined
}
