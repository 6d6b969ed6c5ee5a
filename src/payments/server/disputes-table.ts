import type { Pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'

export interface DisputeRow {
  id: string
  provider_id: string
  payment_id: string
  booking_id: string
  state: 'open' | 'won' | 'lost'
  amount: Pence
  reason: string
  opened_at: Date
  closed_at: Date | null
}

const table = (db: Db) => db.$extendTables<{ dispute: DisputeRow }>()

/** The row of this dispute, held until the transaction ends; made if it was not there. */
export async function lockDispute(tx: Db, row: DisputeRow): Promise<DisputeRow> {
  await table(tx)
    .insertInto('dispute')
    .values(row)
    .onConflict(conflict => conflict.column('provider_id').doNothing())
    .execute()
  return table(tx)
    .selectFrom('dispute')
    .selectAll()
    .where('provider_id', '=', row.provider_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function closeDisputeRow(
  tx: Db,
  id: string,
  { state, closedAt }: { state: 'won' | 'lost'; closedAt: Date },
): Promise<void> {
  await table(tx)
    .updateTable('dispute')
    .set({ state, closed_at: closedAt })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

export async function disputesOfBooking(db: Db, bookingId: string): Promise<DisputeRow[]> {
  return table(db)
    .selectFrom('dispute')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('opened_at')
    .execute()
}

export async function listDisputes(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<DisputeRow[]> {
  return table(db)
    .selectFrom('dispute')
    .selectAll()
    .orderBy('opened_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countDisputes(db: Db, state?: DisputeRow['state']): Promise<number> {
  const row = await table(db)
    .selectFrom('dispute')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(state !== undefined, query => query.where('state', '=', state ?? 'open'))
    .executeTakeFirstOrThrow()
  return row.count
}
