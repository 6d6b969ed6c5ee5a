import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import type { ListingCard } from '#listings/rules/wire.ts'

interface Shown {
  cards: ListingCard[]
  total: number
}

export async function publicCardsOfHost(
  db: Db,
  hostId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Shown> {
  const { rows } = await sql<Shown>`
    with own as (
      select id, card, created_at from listing
      where host_id = ${hostId} and deleted_at is null and is_public and available
    )
    select
      (select count(*)::int from own) as total,
      (select coalesce(json_agg(card order by created_at desc, id desc), '[]') from (
        select * from own order by created_at desc, id desc limit ${limit} offset ${offset}
      ) as page) as cards`.execute(db)
  return rows[0] ?? { cards: [], total: 0 }
}

/** Writes only rows that change, because each write updates the tables of the search. */
export async function storeReliability(tx: Db, hostId: string, reliability: number): Promise<void> {
  takesLock('listing')
  await sql`
    with stale as (
      select id from listing where host_id = ${hostId} and reliability <> ${reliability}
      order by id for update
    )
    update listing set reliability = ${reliability} from stale where listing.id = stale.id`.execute(
    tx,
  )
}
