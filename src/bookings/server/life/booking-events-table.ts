import { sql } from 'kysely'
import { suspendedSince } from '#accounts/server/suspended-people.ts'
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

/** How often notice was given or taken back. */
export async function countNotices(db: Db, id: string): Promise<number> {
  const row = await table(db)
    .selectFrom('booking_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('booking_id', '=', id)
    .where('event', 'in', ['notice_given', 'notice_taken_back'])
    .executeTakeFirstOrThrow()
  return row.count
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

/** Of a `booking`: its host is suspended, and the operator has not let it run since. */
const isHeld = sql<boolean>`exists (
  select from (select ${suspendedSince(sql<string>`booking.host_id`)} as since) as held
  where since is not null and not exists (
    select from booking_event
    where booking_id = booking.id and event = 'let_run' and at >= since
  )
)`

/** Of a `booking`: rent is owed, and can be paid. */
export const owesRent = sql<boolean>`(booking.arrears_at is not null and not ${isHeld})`

export async function idsOnHold(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from booking where id = any(${[...ids]}::uuid[]) and ${isHeld}`.execute(db)
  return rows.map(({ id }) => id)
}
