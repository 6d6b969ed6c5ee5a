import type { BookingActor, BookingStage } from '#bookings/rules/booking-states.ts'
import type { Db } from '#foundation/server/database/db.ts'

export interface BookingEventRow {
  id: string
  booking_id: string
  at: Date
  event: string
  by: BookingActor
  from_stage: BookingStage | null
  to_stage: BookingStage
  details: string
}

const table = (db: Db) => db.$extendTables<{ booking_event: BookingEventRow }>()

export async function insertBookingEvent(tx: Db, row: BookingEventRow): Promise<void> {
  await table(tx).insertInto('booking_event').values(row).execute()
}
