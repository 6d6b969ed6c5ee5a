import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'

/** Why a partner denied or cancelled, in their own words. Those of the operator stay. */
export async function eraseReasonsOfHost(tx: Db, hostId: string): Promise<void> {
  await sql`
    update booking set reason = null
    where host_id = ${hostId} and reason is not null and exists (
      select from booking_event
      where booking_id = booking.id and event in ('denied', 'cancelled') and by = 'host'
    )`.execute(tx)
}
