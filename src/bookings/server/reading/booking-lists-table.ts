import { sql } from 'kysely'
import type { BookingStage } from '#bookings/rules/life/booking-states.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type BookingRow, bookingColumns, bookingTable } from '../life/bookings-table.ts'

export interface BookingQuery {
  party: { renter_id: string } | { host_id: string } | null
  approvalStatus?: 'pending' | 'approved' | 'disapproved' | 'expired' | undefined
  cancelled?: boolean | undefined
  now: Date
  limit: number
  offset: number
}

const statusStages: Record<NonNullable<BookingQuery['approvalStatus']>, BookingStage[]> = {
  pending: ['pending'],
  approved: ['approved', 'paid'],
  disapproved: ['disapproved', 'cancelled'],
  expired: ['expired'],
}

function matching(db: Db, { party, approvalStatus, cancelled, now }: BookingQuery) {
  const overdue = sql<boolean>`coalesce(expires_at <= ${now}, false)`
  return bookingTable(db)
    .selectFrom('booking')
    .$if(party !== null && 'renter_id' in party, query =>
      query.where('renter_id', '=', party && 'renter_id' in party ? party.renter_id : ''),
    )
    .$if(party !== null && 'host_id' in party, query =>
      query.where('host_id', '=', party && 'host_id' in party ? party.host_id : ''),
    )
    .$if(approvalStatus === 'expired', query =>
      query.where(({ or, eb }) => or([eb('stage', '=', 'expired'), overdue])),
    )
    .$if(approvalStatus !== undefined && approvalStatus !== 'expired', query =>
      query
        .where('stage', 'in', statusStages[approvalStatus ?? 'pending'])
        .where(({ not }) => not(overdue)),
    )
    .$if(cancelled === true, query => query.where('cancelled_at', 'is not', null))
    .$if(cancelled === false, query => query.where('cancelled_at', 'is', null))
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

export async function countBookings(db: Db, query: BookingQuery): Promise<number> {
  const row = await matching(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
