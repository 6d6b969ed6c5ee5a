import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { bookingTable } from '../life/bookings-table.ts'

export async function keepCollected(tx: Db, id: string, at: Date | null): Promise<void> {
  await bookingTable(tx)
    .updateTable('booking')
    .set({ collected_at: at })
    .where('id', '=', id)
    .execute()
}

/** With the last paid booking that follows without a gap. */
export const endOfStayAs = (id: RawBuilder<string>) => sql<Date>`(
  with recursive stay as (
    select first.id, first.ends_at from booking as first where first.id = ${id}
    union all
    select later.id, later.ends_at from stay
    join booking as later on later.extends_id = stay.id
    where later.stage = 'paid' and later.starts_at = stay.ends_at
  )
  select max(stay.ends_at) from stay
)`

export async function readEndOfStay(db: Db, bookingId: string): Promise<Date> {
  const row = await bookingTable(db)
    .selectFrom('booking')
    .select(endOfStayAs(sql.ref('booking.id')).as('end'))
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return row.end
}

/** Paid bookings that extend it, one after the other, also those that were cancelled since. */
export async function readExtensions(db: Db, bookingId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive later as (
      select id from booking where extends_id = ${bookingId} and paid_at is not null
      union
      select booking.id from later
      join booking on booking.extends_id = later.id and booking.paid_at is not null
    )
    select id from later`.execute(db)
  return rows.map(({ id }) => id)
}
