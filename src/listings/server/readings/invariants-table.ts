import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import {
  type Broken,
  brokenAmong,
  type Invariants,
} from '#foundation/server/database/invariants.ts'

/** Each query finds rows that break a rule which must always hold. */
const invariants = {
  'the dry record on a card is the last reading': sql`
    select listing.id::text as subject
    from listing left join (
      select distinct on (listing_id) listing_id, percent, read_on from reading
      where removed_at is null order by listing_id, read_on desc, id desc
    ) as last on listing_id = listing.id
    where deleted_at is null
      and (dry_percent is distinct from last.percent or dry_read_on is distinct from last.read_on)`,
} as const satisfies Invariants

export const readingInvariantNames: readonly string[] = Object.keys(invariants)

export function brokenReadings(db: Db): Promise<Broken[]> {
  return brokenAmong(db, invariants)
}
