import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { batched, inOrder } from '#foundation/server/database/side-by-side.ts'

/** The card for later months, by the provider's ids. */
export interface KeptCardRow {
  booking_id: string
  customer_id: string
  method_id: string
  brand: string | null
  last4: string | null
  /** As printed on the card, such as 08/2027. */
  expires: string | null
  /** The exact text the renter agreed to, and when. */
  consent: string
  consented_at: Date
  changed_at: Date
}

const table = (db: Db) => db.$extendTables<{ kept_card: KeptCardRow }>()

export const findKeptCard = batched(async (db, bookingIds: readonly string[]) => {
  const rows = await table(db)
    .selectFrom('kept_card')
    .selectAll()
    .where('booking_id', '=', sql<string>`any(${[...bookingIds]}::uuid[])`)
    .execute()
  return inOrder(bookingIds, rows, { key: id => id, row: ({ booking_id: id }) => id })
})

export async function findCardsByMethod(db: Db, methodId: string): Promise<KeptCardRow[]> {
  return table(db).selectFrom('kept_card').selectAll().where('method_id', '=', methodId).execute()
}

/** The caller holds the lock of the booking. */
export async function putKeptCard(tx: Db, row: KeptCardRow): Promise<void> {
  const { booking_id: _booking, ...changes } = row
  await table(tx)
    .insertInto('kept_card')
    .values(row)
    .onConflict(conflict => conflict.column('booking_id').doUpdateSet(changes))
    .execute()
}
