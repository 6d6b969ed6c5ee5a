import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import { longBookingDays, writeDaysAfterEnd } from '#reviews/rules/review-terms.ts'

const ranUntil = sql`least(ends_at, coalesce(cancelled_at, ends_at))`
const timeOver = sql`${ranUntil} + ${sql.lit(writeDaysAfterEnd * 24)} * interval '1 hour'`
const timeBegins = sql`least(${ranUntil}, starts_at + ${sql.lit(longBookingDays * 24)} * interval '1 hour')`

export interface DueReview {
  /** Of the booking. */
  id: string
  listing_id: string
}

/** Bookings with a review that nobody has seen, and about which nobody can write any more. */
export async function reviewsToShow(
  db: Db,
  now: Date,
  { atMost, except }: Which,
): Promise<DueReview[]> {
  const { rows } = await sql<DueReview>`
    select distinct booking_id as id, review.listing_id
    from review join booking on booking.id = booking_id
    where review.state = 'written' and ${timeOver} <= ${now}
      and booking_id <> all(${except}::uuid[])
    limit ${atMost}`.execute(db)
  return rows
}

export interface ReviewToAnswer {
  id: string
  booking_id: string
  created_at: Date
  until: Date
}

/** The other side has written, and this person has not and still may. */
export async function reviewsToAnswer(
  db: Db,
  personId: string,
  now: Date,
): Promise<ReviewToAnswer[]> {
  const { rows } = await sql<ReviewToAnswer>`
    select review.id, booking_id, review.created_at, ${timeOver} as until
    from review join booking on booking.id = booking_id
    where subject_id = ${personId} and review.state = 'written' and ${timeOver} > ${now}
      and not exists (
        select from review as own
        where own.booking_id = review.booking_id and own.author_id = ${personId}
      )
    order by review.id`.execute(db)
  return rows
}

export interface ToAsk {
  id: string
  is_last: boolean
}

/** Marks each booking, so that both sides are asked only once at each time. */
export async function claimBookingsToAsk(
  tx: Db,
  { now, lastCallHours, atMost, except }: Which & { now: Date; lastCallHours: number },
): Promise<ToAsk[]> {
  const lastCall = sql`${timeOver} - ${sql.lit(lastCallHours)} * interval '1 hour'`
  const ran = sql`paid_at is not null and stage in ('paid', 'cancelled') and ${ranUntil} > starts_at
    and ends_at > ${now}::timestamptz - interval '15 days'
    and ${timeBegins} <= ${now} and ${timeOver} > ${now}
    and booking.id <> all(${except}::uuid[])`
  const { rows } = await sql<ToAsk>`
    with last as (
      update review_asked set reminded_at = ${now}
      where booking_id in (
        select booking.id from booking join review_asked on booking_id = booking.id
        where review_asked.reminded_at is null and ${ran} and ${lastCall} <= ${now}
        limit ${atMost} for update of review_asked skip locked
      ) returning booking_id as id, true as is_last
    ), first as (
      insert into review_asked (booking_id, asked_at)
      select id, ${now} from booking
      where ${ran} and not exists (select from review_asked where booking_id = booking.id)
      limit ${atMost} - (select count(*) from last)
      on conflict do nothing returning booking_id as id, false as is_last
    )
    select * from last union all select * from first`.execute(tx)
  return rows
}
