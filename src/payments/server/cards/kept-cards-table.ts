import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { PageAfter } from '#foundation/server/database/in-pages.ts'
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
  const rows = await keptCardsOf(db, bookingIds)
  return inOrder(bookingIds, rows, { key: id => id, row: ({ booking_id: id }) => id })
})

export async function keptCardsOf(db: Db, bookingIds: readonly string[]): Promise<KeptCardRow[]> {
  return table(db)
    .selectFrom('kept_card')
    .selectAll()
    .where('booking_id', '=', sql<string>`any(${[...bookingIds]}::uuid[])`)
    .execute()
}

export async function findCardsByMethod(db: Db, methodId: string): Promise<KeptCardRow[]> {
  return table(db).selectFrom('kept_card').selectAll().where('method_id', '=', methodId).execute()
}

export interface ListedCard extends KeptCardRow {
  /** Of the booking. */
  id: string
}

/** In the order of their bookings. */
export async function listKeptCards(db: Db, { after, atMost }: PageAfter): Promise<ListedCard[]> {
  return table(db)
    .selectFrom('kept_card')
    .selectAll()
    .select('booking_id as id')
    .$if(after !== undefined, query => query.where('booking_id', '>', after ?? ''))
    .orderBy('booking_id')
    .limit(atMost)
    .execute()
}

/** Those of these bookings that have a payment or a refund under way. */
export async function withMoneyUnderWay(
  db: Db,
  bookingIds: readonly string[],
): Promise<Set<string>> {
  const ids = sql`any(${[...bookingIds]}::uuid[])`
  const { rows } = await sql<{ booking_id: string }>`
    select booking_id from payment
    where booking_id = ${ids} and state in ('creating', 'open')
    union
    select booking_id from money_movement
    where booking_id = ${ids} and kind = 'refund' and state not in ('done', 'dropped')`.execute(db)
  return new Set(rows.map(row => row.booking_id))
}

/** Not one that was chosen since. The caller holds the lock of the booking. */
export async function deleteKeptCard(
  tx: Db,
  { booking_id, customer_id, method_id }: KeptCardRow,
): Promise<void> {
  await table(tx)
    .deleteFrom('kept_card')
    .where('booking_id', '=', booking_id)
    .where('customer_id', '=', customer_id)
    .where('method_id', '=', method_id)
    .execute()
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
