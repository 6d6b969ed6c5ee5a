import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import {
  type Broken,
  brokenAmong,
  type Invariants,
} from '#foundation/server/database/invariants.ts'

/** Each query finds rows that break a rule which must always hold. */
const invariants = {
  'a booking is contested as long as a dispute about it is open': sql`
    select id::text as subject from booking
    where (contested_at is not null) <> exists (
      select from complaint where booking_id = booking.id and state in ('open', 'answered')
    )`,
  'nobody who is gone has a dispute that is open': sql`
    select complaint.id::text as subject from complaint
    join users on users.id = case when opened_by = 'renter' then renter_id else host_id end
    where state in ('open', 'answered') and users.deleted_at is not null`,
} as const satisfies Invariants

export const complaintInvariantNames: readonly string[] = Object.keys(invariants)

export function brokenComplaints(db: Db): Promise<Broken[]> {
  return brokenAmong(db, invariants)
}
