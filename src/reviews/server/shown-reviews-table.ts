import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { likePattern } from '#foundation/server/database/statements/like-pattern.ts'
import type { Aspects } from '#reviews/rules/wire.ts'

export interface ShownRow {
  id: string
  listing_id: string
  rating: number | null
  aspects: Aspects
  text: string | null
  at: Date
  starts_at: Date
  ran_until: Date | null
  first_name: string | null
  response: string | null
  responded_at: Date | null
  cancelled_at: Date | null
}

type About = { listingId: string } | { partnerId: string }

interface Filter {
  stars?: number | undefined
  q?: string | undefined
}

type Wanted = About & Filter

const reviewsAbout = (about: About) =>
  'listingId' in about
    ? sql`review.listing_id = ${about.listingId}`
    : sql`review.subject_id = ${about.partnerId}`
const bookingsAbout = (about: About) =>
  'listingId' in about ? sql`listing_id = ${about.listingId}` : sql`host_id = ${about.partnerId}`

const written = ({ stars, q = '', ...about }: Wanted) => sql`
  select review.id, review.listing_id, rating::int, aspects, review.text, revealed_at as at, starts_at,
    least(ends_at, coalesce(cancelled_at, ends_at)) as ran_until,
    person.card ->> 'firstName' as first_name, response, responded_at,
    null::timestamptz as cancelled_at
  from review
  join booking on booking.id = booking_id
  left join public_person as person on person.id = author_id
  where ${reviewsAbout(about)} and review.state = 'revealed' and author_side = 'renter'
    and ${stars === undefined ? sql`true` : sql`rating = ${stars}`}
    and ${q === '' ? sql`true` : sql`lower(review.text) like ${likePattern(q.toLowerCase())}`}`

/**
 * Cancellations are listed too; they have no stars and no text, so filters leave them out. Where a
 * bank had taken back what was paid, a partner has cancelled nothing that was paid.
 */
const cancelled = (about: About) => sql`
  select id, listing_id, null::int as rating, '{}'::jsonb as aspects, null::text as text, cancelled_at as at,
    starts_at, null::timestamptz as ran_until, null::text as first_name, null::text as response,
    null::timestamptz as responded_at, cancelled_at
  from booking
  where ${bookingsAbout(about)} and stage = 'cancelled' and cancelled_by = 'host'
    and paid_at is not null and not taken_by_bank(refund, lost_to_bank)`

function shown(wanted: Wanted): RawBuilder<unknown> {
  const isWhole = wanted.stars === undefined && !wanted.q
  return isWhole ? sql`${written(wanted)} union all ${cancelled(wanted)}` : written(wanted)
}

/** The newest first. */
export async function shownReviews(
  db: Db,
  { limit, offset, ...wanted }: Wanted & { limit: number; offset: number },
): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select * from (${shown(wanted)}) as shown
    order by at desc, id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many are listed, and how many of them people wrote. */
export async function countShown(
  db: Db,
  wanted: Wanted,
): Promise<{ total: number; written: number }> {
  const { rows } = await sql<{ total: number; written: number }>`
    select count(*)::int as total, count(rating)::int as written
    from (${shown(wanted)}) as shown`.execute(db)
  return rows[0] ?? { total: 0, written: 0 }
}

interface Summary {
  sum: number
  distribution: number[]
  aspects: Record<string, number> | null
}

export async function summaryOf(db: Db, listingId: string): Promise<Summary> {
  const { rows } = await sql<Summary>`
    with own as (
      select rating, aspects from review
      where listing_id = ${listingId} and state = 'revealed' and author_side = 'renter'
    )
    select
      (select coalesce(sum(rating), 0)::int from own) as sum,
      (select json_agg((select count(*)::int from own where rating = stars) order by stars)
        from generate_series(1, 5) as stars) as distribution,
      (select json_object_agg(key, average) from (
        select key, round(avg(value::numeric), 1)::float8 as average
        from own, jsonb_each_text(aspects) group by key
      ) as each) as aspects`.execute(db)
  return rows[0] ?? { sum: 0, distribution: [0, 0, 0, 0, 0], aspects: null }
}
