import type { Pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
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

/** What is planned already stays as it is. */
export async function insertRentMonth(tx: Db, row: RentMonthRow): Promise<void> {
  await table(tx)
    .insertInto('rent_month')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Months change under the lock of their booking. */
export async function lockRentMonth(
  tx: Db,
  bookingId: string,
  month: MonthName,
): Promise<Locked<RentMonthRow> | undefined> {
  takesLock('booking', bookingId)
  const row = await table(tx)
    .selectFrom('rent_month')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirst()
  return row && locked(row)
}

export async function lockRentMonths(
  tx: Db,
  bookingId: string,
  state: RentState,
): Promise<Locked<RentMonthRow>[]> {
  takesLock('booking', bookingId)
  const rows = await table(tx)
    .selectFrom('rent_month')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '=', state)
    .orderBy('month')
    .forUpdate()
    .execute()
  return rows.map(locked)
}

/** Those that are planned ahead: one or two, however long the booking has gone on. */
export async function lockMonthsFrom(
  tx: Db,
  bookingId: string,
  from: MonthName,
): Promise<Locked<RentMonthRow>[]> {
  takesLock('booking', bookingId)
  const rows = await table(tx)
    .selectFrom('rent_month')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('month', '>=', from)
    .orderBy('month')
    .forUpdate()
    .execute()
  return rows.map(locked)
}

/** A month that nobody has been asked for costs something else. */
export async function priceRentMonth(
  tx: Db,
  { booking_id, month }: Locked<RentMonthRow>,
  price: Pick<RentMonthRow, 'amount' | 'subtotal' | 'tax'>,
): Promise<void> {
  await table(tx)
    .updateTable('rent_month')
    .set(price)
    .where('booking_id', '=', booking_id)
    .where('month', '=', month)
    .execute()
}

/** Compare-and-set: nothing happens unless the month still is where the caller saw it. */
export async function writeRentMonth(
  tx: Db,
  { booking_id, month, state }: RentMonthRow,
  set: Partial<RentMonthRow>,
): Promise<RentMonthRow | undefined> {
  return table(tx)
    .updateTable('rent_month')
    .set(set)
    .where('booking_id', '=', booking_id)
    .where('month', '=', month)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst()
}

export async function monthsOfBooking(db: Db, bookingId: string): Promise<RentMonthRow[]> {
  return table(db)
    .selectFrom('rent_month')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('month')
    .execute()
}

export async function findRentMonth(
  db: Db,
  bookingId: string,
  month: MonthName,
): Promise<RentMonthRow | undefined> {
  return table(db)
    .selectFrom('rent_month')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('month', '=', month)
    .executeTakeFirst()
}

/** The furthest month that is planned. */
export async function lastMonth(db: Db, bookingId: string): Promise<RentMonthRow | undefined> {
  return table(db)
    .selectFrom('rent_month')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What of a booking was asked for and is not paid, the oldest first. */
export async function owedMonths(db: Db, bookingId: string): Promise<RentMonthRow[]> {
  return table(db)
    .selectFrom('rent_month')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'failed')
    .orderBy('month')
    .execute()
}

/** What everybody owes, the longest first. */
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

/** What is to be asked for, longest due first. Whoever asks takes the lock of the booking and looks again. */
export async function findMonthsToTry(
  db: Db,
  { now, atMost }: { now: Date; atMost: number },
): Promise<MonthKey[]> {
  return table(db)
    .selectFrom('rent_month')
    .select(['booking_id', 'month'])
    .where('next_try_at', 'is not', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('booking_id')
    .limit(atMost)
    .execute()
}
