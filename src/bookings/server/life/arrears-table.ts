import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { owesRent } from './booking-events-table.ts'
import { bookingTable } from './bookings-table.ts'

/** Only what can be paid for now. */
export function isBehind(db: Db, renterId: string): Promise<boolean> {
  return hasRented(db, renterId, owesRent)
}

/** Also what cannot be paid for now. */
export function hasArrears(db: Db, renterId: string): Promise<boolean> {
  return hasRented(db, renterId, sql<boolean>`arrears_at is not null`)
}

async function hasRented(
  db: Db,
  renterId: string,
  condition: RawBuilder<boolean>,
): Promise<boolean> {
  const row = await bookingTable(db)
    .selectFrom('booking')
    .select('id')
    .where('renter_id', '=', renterId)
    .where(condition)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
