import { sql } from 'kysely'
import { after } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { PageAfter } from '#foundation/server/database/in-pages.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched } from '#foundation/server/database/side-by-side.ts'
import { type Change, updateAll } from '#foundation/server/database/update-all.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'
import type { ReviewSide } from '#reviews/rules/review-aspects.ts'
import type { ReviewState } from '#reviews/rules/review-life.ts'
import { burstMs } from '#reviews/rules/review-terms.ts'
import type { Aspects } from '#reviews/rules/wire.ts'

export interface ReviewRow {
  id: string
  booking_id: string
  listing_id: string
  author_side: ReviewSide
  author_id: string
  subject_id: string
  state: ReviewState
  rating: number
  aspects: Aspects
  text: string
  created_at: Date
  changed_at: Date | null
  held_because: string | null
  revealed_at: Date | null
  response: string | null
  responded_at: Date | null
  response_removed_at: Date | null
  response_removed_because: string | null
  removed_at: Date | null
  removed_because: string | null
  removed_by: string | null
}

const table = (db: Db) => db.$extendTables<{ review: ReviewRow }>()

/** The caller holds the lock of the booking, so that nobody writes twice. */
export async function insertReview(tx: Db, row: ReviewRow): Promise<void> {
  const aspects = JSON.stringify(row.aspects) as never
  await table(tx)
    .insertInto('review')
    .values({ ...row, aspects })
    .execute()
}

export async function findReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  return table(db).selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockReview(tx: Db, id: string): Promise<Locked<ReviewRow> | undefined> {
  takesLock('review', id)
  const row = await table(tx)
    .selectFrom('review')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && locked(row)
}

export async function reviewsOfBooking(db: Db, bookingId: string): Promise<ReviewRow[]> {
  return table(db).selectFrom('review').selectAll().where('booking_id', '=', bookingId).execute()
}

/** Locked until the transaction ends. */
export async function lockReviewsOfBooking(
  tx: Db,
  bookingId: string,
): Promise<Locked<ReviewRow>[]> {
  takesLock('review')
  const rows = await table(tx)
    .selectFrom('review')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('author_side')
    .forUpdate()
    .execute()
  return rows.map(locked)
}

/** Compare-and-set: writes nothing if the review has changed since the caller read it. */
export const writeReview = batched((tx, changes: readonly Change<ReviewRow>[]) =>
  updateAll(tx, 'review', ['id'], changes),
)

interface Sides {
  authorId: string
  subjectId: string
}

/** For finding bursts of reviews. */
export async function countRecent(
  db: Db,
  { authorId, subjectId }: Sides,
  now: Date,
): Promise<{ written: number; received: number }> {
  const since = after(now, -burstMs)
  const { rows } = await sql<{ written: number; received: number }>`select
    (select count(*)::int from review where author_id = ${authorId} and created_at > ${since})
      as written,
    (select count(*)::int from review where subject_id = ${subjectId} and created_at > ${since})
      as received`.execute(db)
  return rows[0] ?? { written: 0, received: 0 }
}

/** Reviews by renters only. */
export async function sumOfListing(
  db: Db,
  listingId: string,
): Promise<{ count: number; sum: number }> {
  const { rows } = await sql<{ count: number; sum: number }>`
    select count(*)::int as count, coalesce(sum(rating), 0)::int as sum from review
    where listing_id = ${listingId} and state = 'revealed' and author_side = 'renter'`.execute(db)
  return rows[0] ?? { count: 0, sum: 0 }
}

/** Reviews by partners only. */
export async function sumOfRenter(
  db: Db,
  renterId: string,
): Promise<{ count: number; sum: number }> {
  const { rows } = await sql<{ count: number; sum: number }>`
    select count(*)::int as count, coalesce(sum(rating), 0)::int as sum from review
    where subject_id = ${renterId} and state = 'revealed' and author_side = 'host'`.execute(db)
  return rows[0] ?? { count: 0, sum: 0 }
}

const mostAsking = 100

/** Only renters who were reviewed. */
export async function standingsOfAsking(
  db: Db,
  hostId: string,
): Promise<{ booking_id: string; count: number; sum: number }[]> {
  const { rows } = await sql<{ booking_id: string; count: number; sum: number }>`
    select booking.id as booking_id, count(rating)::int as count,
      coalesce(sum(rating), 0)::int as sum
    from booking left join review
      on subject_id = booking.renter_id and state = 'revealed' and author_side = 'host'
    where host_id = ${hostId} and stage = 'pending'
    group by booking.id order by booking.id desc limit ${mostAsking}`.execute(db)
  return rows
}

export async function reviewsOfPerson(
  db: Db,
  userId: string,
  page: PageAfter,
): Promise<ReviewRow[]> {
  return pageOfReviews(db, page).where('author_id', '=', userId).execute()
}

/** Only those that the person themselves may read. */
export async function reviewsAboutPerson(
  db: Db,
  userId: string,
  page: PageAfter,
): Promise<ReviewRow[]> {
  return pageOfReviews(db, page)
    .where('subject_id', '=', userId)
    .where('state', '=', 'revealed')
    .execute()
}

const pageOfReviews = (db: Db, { after, atMost }: PageAfter) =>
  table(db)
    .selectFrom('review')
    .selectAll()
    .$if(after !== undefined, query => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(atMost)

/** As `booking side`. */
export async function authorsOfBookings(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await table(db)
    .selectFrom('review')
    .select(['booking_id', 'author_side'])
    .where('booking_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Set(rows.map(({ booking_id, author_side }) => `${booking_id} ${author_side}`))
}
