import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import {
  type Broken,
  brokenAmong,
  type Invariants,
} from '#foundation/server/database/invariants.ts'
import { writeDaysAfterEnd } from '#reviews/rules/review-terms.ts'

/** Each query finds rows that break a rule which must always hold. */
const invariants = {
  'the figures of a space are those of its reviews': sql`
    select listing.id::text as subject
    from listing left join (
      select listing_id, count(*) as count, sum(rating) as sum from review
      where state = 'revealed' and author_side = 'renter' group by listing_id
    ) as real on listing_id = listing.id
    where deleted_at is null
      and (rating_count <> coalesce(real.count, 0) or rating_sum <> coalesce(real.sum, 0))`,
  'nobody sees one review before both are written or their time is over': sql`
    select review.id::text as subject
    from review join booking on booking.id = booking_id
    where revealed_at < least(ends_at, coalesce(cancelled_at, ends_at))
        + ${sql.lit(writeDaysAfterEnd * 24)} * interval '1 hour'
      and not exists (
        select from review as other
        where other.booking_id = review.booking_id and other.id <> review.id
          and other.revealed_at is not null
      )`,
} as const satisfies Invariants

export const reviewInvariantNames: readonly string[] = Object.keys(invariants)

export function brokenReviews(db: Db): Promise<Broken[]> {
  return brokenAmong(db, invariants)
}
