import { type RawBuilder, sql } from 'kysely'
import type { BookingStage } from '#bookings/rules/life/booking-states.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { likePattern } from '#foundation/server/database/statements/like-pattern.ts'
import { type BookingRow, bookingColumns, bookingTable } from '../life/bookings-table.ts'

export interface BookingFilter {
  words: string
  stage?: BookingStage | undefined
  /** Subqueries for the people and listings that the search words match. */
  people: RawBuilder<string>
  listings: RawBuilder<string>
  now: Date
}

/** Newest first. Ids increase with time, so their index gives the order. */
export async function findBookings(
  db: Db,
  filter: BookingFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<BookingRow[]> {
  return matching(db, filter)
    .select(bookingColumns)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countBookings(db: Db, filter: BookingFilter): Promise<number> {
  const row = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** A deadline that has passed counts at once, as on every page that shows a booking. */
function matching(db: Db, { words, stage, people, listings, now }: BookingFilter) {
  const shown = sql<string>`case when expires_at <= ${now} then 'expired' else stage end`
  return bookingTable(db)
    .selectFrom('booking')
    .$if(stage !== undefined, query => query.where(shown, '=', stage ?? ''))
    .$if(words !== '', query =>
      query.where(({ eb, or }) =>
        or([
          eb(sql<string>`id::text`, 'like', likePattern(words.toLowerCase())),
          eb('listing_id', 'in', listings),
          eb('host_id', 'in', people),
          eb('renter_id', 'in', people),
        ]),
      ),
    )
}
