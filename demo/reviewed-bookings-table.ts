import { sql } from 'kysely'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'

interface OverBooking {
  id: string
  host_id: string
  renter_id: string
  ends_at: Date
}

/** Paid and long over. Those of the last three weeks are left for people to review themselves. */
export async function bookingsToReview(db: Db, now: Date): Promise<OverBooking[]> {
  const { rows } = await sql<OverBooking>`
    select id, host_id, renter_id, ends_at from booking
    where stage = 'paid' and ends_at < ${after(now, -21 * dayMs)}
    order by ends_at, listing_id, id`.execute(db)
  return rows
}
