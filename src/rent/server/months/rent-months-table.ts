import { sql } from 'kysely'
import type { Pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched, inOrder } from '#foundation/server/database/side-by-side.ts'
import { type Change, updateAll } from '#foundation/server/database/update-all.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'
import type { RentState } from '#rent/rules/rent-life.ts'
import type { MonthName } from '#rent/rules/schedule/months.ts'

export interface RentMonthRow {
  booking_id: string
  month: MonthName
  starts_at: Date
  ends_at: Date
  due_at: Date
  amount: Pence
  subtotal: Pence
  tax: Pence
  state: RentState
  next_try_at: Date | null
  trying_since: Date | null
  fault: string | null
  paid_at: Date | null
}

const table = (db: Db) => db.$extendTables<{ rent_month: RentMonthRow }>()

/** A month that is planned already does not change. */
export const insertRentMonth = batched(async (tx, rows: readonly RentMonthRow[]) => {
  await table(tx)
    .insertInto('rent_month')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return rows.map(() => undefined)
})

const monthsOf = (db: Db, bookingId: string) =>
  table(db).selectFrom('rent_month').selectAll().where('booking_id', '=', bookingId)

/** Months change only under the lock of their booking. */
export const lockRentMonth = batched(async (tx, keys: readonly MonthKey[]) => {
  for (const { booking_id: id } of keys) takesLock('booking', id)
  const { rows } = await sql<RentMonthRow>`
    select rent_month.* from rent_month
    join unnest(
      ${keys.map(key => key.booking_id)}::uuid[], ${keys.map(key => key.month)}::text[]
    ) as wanted (booking_id, month) using (booking_id, month)
    order by booking_id, month
    for update of rent_month`.execute(tx)
  return inOrder(keys, rows.map(locked), { key: nameOf, row: nameOf })
})

const nameOf = ({ booking_id, month }: MonthKey) => `${booking_id} ${month}`

export async function lockRentMonths(
  tx: Db,
  bookingId: string,
  state: RentState,
): Promise<Locked<RentMonthRow>[]> {
  takesLock('booking', bookingId)
  const rows = await monthsOf(tx, bookingId)
    .where('state', '=', state)
    .orderBy('month')
    .forUpdate()
    .execute()
  return rows.map(locked)
}

/** Only the months planned ahead: one or two, however long the booking has run. */
export async function lockMonthsFrom(
  tx: Db,
  bookingId: string,
  from: MonthName,
): Promise<Locked<RentMonthRow>[]> {
  takesLock('booking', bookingId)
  const rows = await monthsOf(tx, bookingId)
    .where('month', '>=', from)
    .orderBy('month')
    .forUpdate()
    .execute()
  return rows.map(locked)
}

/** Changes the price of a month that has not been tried yet. */
export async function priceRentMonth(
  tx: Db,
  { booking_id, month }: Locked<RentMonthRow>,
  price: Pick<RentMonthRow, 'amount' | 'subtotal' | 'tax' | 'ends_at'>,
): Promise<void> {
  await table(tx)
    .updateTable('rent_month')
    .set(price)
    .where('booking_id', '=', booking_id)
    .where('month', '=', month)
    .execute()
}

/** Compare-and-set: writes nothing if the month has changed since the caller read it. */
export const writeRentMonth = batched((tx, changes: readonly Change<RentMonthRow>[]) =>
  updateAll(tx, 'rent_month', ['booking_id', 'month'], changes),
)

export async function monthsOfBooking(db: Db, bookingId: string): Promise<RentMonthRow[]> {
  return monthsOf(db, bookingId).orderBy('month').execute()
}

export async function findRentMonth(
  db: Db,
  bookingId: string,
  month: MonthName,
): Promise<RentMonthRow | undefined> {
  return monthsOf(db, bookingId).where('month', '=', month).executeTakeFirst()
}

export async function lastMonth(db: Db, bookingId: string): Promise<RentMonthRow | undefined> {
  return monthsOf(db, bookingId).orderBy('month', 'desc').limit(1).executeTakeFirst()
}

/** Months that were tried and are not paid, oldest first. */
export const owedMonths = batched(async (db, bookingIds: readonly string[]) => {
  const rows = await table(db)
    .selectFrom('rent_month')
    .selectAll()
    .where('booking_id', '=', sql<string>`any(${[...bookingIds]}::uuid[])`)
    .where('state', '=', 'failed')
    .orderBy('month')
    .execute()
  return bookingIds.map(id => rows.filter(({ booking_id }) => booking_id === id))
})

/** Months that are neither paid nor dropped. */
export async function openMonths(db: Db, bookingIds: readonly string[]): Promise<RentMonthRow[]> {
  return table(db)
    .selectFrom('rent_month')
    .selectAll()
    .where('booking_id', '=', sql<string>`any(${[...bookingIds]}::uuid[])`)
    .where('state', 'in', ['due', 'failed'])
    .execute()
}

/** The rent that has been owed longest comes first. */
export async function listOwed(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<RentMonthRow[]> {
  return table(db)
    .selectFrom('rent_month')
    .selectAll()
    .where('state', '=', 'failed')
    .orderBy('due_at')
    .orderBy('booking_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countOwed(db: Db): Promise<number> {
  const row = await table(db)
    .selectFrom('rent_month')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return row.count
}

export type MonthKey = Pick<RentMonthRow, 'booking_id' | 'month'>

/** Longest due first. The caller must take the lock of the booking and check again. */
export async function findMonthsToTry(
  db: Db,
  { now, atMost, except }: { now: Date } & Which,
): Promise<MonthKey[]> {
  return table(db)
    .selectFrom('rent_month')
    .select(['booking_id', 'month'])
    .where('next_try_at', 'is not', null)
    .where('next_try_at', '<=', now)
    .where('booking_id', '<>', sql<string>`all(${[...except]}::uuid[])`)
    .orderBy('next_try_at')
    .orderBy('booking_id')
    .limit(atMost)
    .execute()
}
