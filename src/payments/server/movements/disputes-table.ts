import type { Pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched } from '#foundation/server/database/side-by-side.ts'
import { type Change, updateAll } from '#foundation/server/database/update-all.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'
import type { DisputeState } from '#payments/rules/console-wire.ts'

export interface DisputeRow {
  id: string
  provider_id: string
  payment_id: string
  booking_id: string
  state: DisputeState
  amount: Pence
  reason: string
  opened_at: Date
  closed_at: Date | null
}

const table = (db: Db) => db.$extendTables<{ dispute: DisputeRow }>()

/** The caller holds the lock of the booking, so that a dispute is never stored twice. */
export async function insertDispute(tx: Db, row: DisputeRow): Promise<void> {
  await table(tx).insertInto('dispute').values(row).execute()
}

/** Locked until the transaction ends. */
export async function lockDispute(
  tx: Db,
  providerId: string,
): Promise<Locked<DisputeRow> | undefined> {
  takesLock('payment', `dispute ${providerId}`)
  const row = await table(tx)
    .selectFrom('dispute')
    .selectAll()
    .where('provider_id', '=', providerId)
    .forUpdate()
    .executeTakeFirst()
  return row && locked(row)
}

/** Compare-and-set: writes nothing if the dispute has changed since the caller read it. */
export const writeDispute = batched((tx, changes: readonly Change<DisputeRow>[]) =>
  updateAll(tx, 'dispute', ['id'], changes),
)

export async function isDisputed(tx: Db, paymentId: string): Promise<boolean> {
  const row = await table(tx)
    .selectFrom('dispute')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row !== undefined
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
