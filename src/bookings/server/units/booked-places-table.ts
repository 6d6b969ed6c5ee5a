import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { BookedPlace } from '#listings/rules/place/booked-place.ts'

/** Locked in the order of their ids. What has a place already keeps it. */
export async function keepPlace(tx: Db, listingId: string, place: BookedPlace): Promise<void> {
  await sql`
    update booking set place = ${JSON.stringify(place)}
    where id in (
      select id from booking where listing_id = ${listingId} and place is null
      order by id for no key update
    )`.execute(tx)
}

export async function erasePlacesOf(tx: Db, hostId: string): Promise<void> {
  await sql`
    update booking set place = null where host_id = ${hostId} and place is not null`.execute(tx)
}
