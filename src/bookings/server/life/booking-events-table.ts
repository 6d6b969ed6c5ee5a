import { sql } from 'kysely'
import type { BookingActor, BookingStage } from '#bookings/rules/life/booking-states.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { writeLast } from '#foundation/server/database/write-last.ts'

export interface BookingEventRow {
  id: string
  booking_id: string
  at: Date
  event: string
  by: BookingActor
  from_stage: BookingStage | null
  to_stage: BookingStage
  details: unknown
}

const table = (db: Db) => db.$extendTables<{ booking_event: BookingEventRow }>()

export async function insertBookingEvent(tx: Db, row: BookingEventRow): Promise<void> {
  await writeLast(tx, 'booking_event', [row])
}

export async function lastLetRun(db: Db, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await table(db)
    .selectFrom('booking_event')
    .select('booking_id')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('booking_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('event', '=', 'let_run')
    .groupBy('booking_id')
    .execute()
  return new Map(rows.map(row => [row.booking_id, row.at]))
}
