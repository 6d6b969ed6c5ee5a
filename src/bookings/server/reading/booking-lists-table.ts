import { sql } from 'kysely'
import type { BookingStage } from '#bookings/rules/life/booking-states.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { PageAfter } from '#foundation/server/database/in-pages.ts'
import { type BookingRow, bookingColumns, bookingTable } from '../life/bookings-table.ts'

export interface BookingQuery {
  party: { renter_id: string } | { host_id: string } | null
  approvalStatus?: 'pending' | 'approved' | 'disapproved' | 'expired' | undefined
  cancelled?: boolean | undefined
  now: Date
  limit: number
  offset: number
}

type Unexpired = Exclude<NonNullable<BookingQuery['approvalStatus']>, 'expired'>

const statusStages: Record<Unexpired, BookingStage[]> = {
  pending: ['pending'],
  approved: ['approved', 'paid'],
  disapproved: ['disapproved', 'cancelled'],
}

function matching(db: Db, { party, approvalStatus, cancelled, now }: BookingQuery) {
  const overdue = sql<boolean>`coalesce(expires_at <= ${now}, false)`
  const all = bookingTable(db).selectFrom('booking')
  const theirs = party === null ? all : all.where(eb => eb.and(party))
  const ofStatus =
    approvalStatus === undefined
      ? theirs
      : approvalStatus === 'expired'
        ? theirs.where(({ or, eb }) => or([eb('stage', '=', 'expired'), overdue]))
        : theirs.where('stage', 'in', statusStages[approvalStatus]).where(({ not }) => not(overdue))
  return cancelled === undefined
    ? ofStatus
    : ofStatus.where('cancelled_at', cancelled ? 'is not' : 'is', null)
}

export async function listBookings(db: Db, query: BookingQuery): Promise<BookingRow[]> {
  return matching(db, query)
    .select(bookingColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute()
}

export async function bookingsOfParty(
  db: Db,
  party: { renter_id: string } | { host_id: string },
  { after, atMost }: PageAfter,
): Promise<BookingRow[]> {
  return bookingTable(db)
    .selectFrom('booking')
    .select(bookingColumns)
    .where(eb => eb.and(party))
    .$if(after !== undefined, query => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(atMost)
    .execute()
}

export interface CancelledInside {
  cancelled_at: Date
  collected_at: Date | null
  /** It and those that it extends: they share a unit. */
  ids: string[]
}

/**
 * Paid bookings of a partner that were cancelled since then, after their start or after the van had
 * collected. Oldest first.
 */
export async function cancelledInside(
  db: Db,
  hostId: string,
  since: Date,
): Promise<CancelledInside[]> {
  const { rows } = await sql<CancelledInside>`
    with recursive inside as (
      select id as cancelled_id, cancelled_at, collected_at, id, extends_id from booking
      where host_id = ${hostId} and stage = 'cancelled' and paid_at is not null
        and (cancelled_at > starts_at or collected_at is not null) and cancelled_at > ${since}
      union
      select cancelled_id, inside.cancelled_at, inside.collected_at, booking.id, booking.extends_id
      from inside
      join booking on booking.id = inside.extends_id
    )
    select cancelled_at, collected_at, array_agg(id) as ids from inside
    group by cancelled_id, cancelled_at, collected_at
    order by cancelled_at`.execute(db)
  return rows
}

export async function countBookings(db: Db, query: BookingQuery): Promise<number> {
  const row = await matching(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
