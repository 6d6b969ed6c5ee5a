import { sql } from 'kysely'
import type { Pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched, inOrder } from '#foundation/server/database/side-by-side.ts'
import { type Change, updateAll } from '#foundation/server/database/update-all.ts'
import { locked } from '#foundation/server/lives/locked.ts'
import type { PaymentState } from '#payments/rules/payment-states.ts'

export interface PaymentRow {
  id: string
  booking_id: string
  renter_id: string
  host_id: string
  attempt: number
  state: PaymentState
  amount: Pence
  live: boolean
  session_id: string | null
  url: string | null
  intent_id: string | null
  charge_id: string | null
  provider_fee: Pence | null
  outcome: 'recorded' | 'late' | 'duplicate' | null
  note: string | null
  created_at: Date
  expires_at: Date
  next_check_at: Date
  paid_at: Date | null
  /** The month of rent it pays for. Null for the first payment of a booking, or its only one. */
  month: string | null
  /** The part that is shared, and the tax. Only for a month of rent. */
  subtotal: Pence | null
  tax: Pence | null
  /** Charged to the kept card while the renter is not there. */
  off_session: boolean
  /** The failed charge to that card that was counted last, as the provider calls it. */
  declined_charge: string | null
}

/** Only one payment may be open for the same purpose. */
export interface PaymentFor {
  bookingId: string
  month: string | null
  offSession: boolean
}

const table = (db: Db) => db.$extendTables<{ payment: PaymentRow }>()

/** The caller holds the lock of the booking, so that two payments are never started at once. */
export const insertPayment = batched(async (tx, rows: readonly PaymentRow[]) => {
  await table(tx).insertInto('payment').values(rows).execute()
  return rows.map(() => undefined)
})

/** Counted from one. The caller holds the lock of the booking. */
export const nextAttempt = batched(async (tx, bookingIds: readonly string[]) => {
  const { rows } = await sql<{ next: number }>`
    select coalesce((
      select max(attempt) from payment where booking_id = asked.id
    ), 0) + 1 as next
    from unnest(${[...bookingIds]}::uuid[]) with ordinality as asked (id, place)
    order by place`.execute(tx)
  return rows.map(({ next }) => next)
})

/** Compare-and-set: writes nothing if the payment has changed since the caller read it. */
export const writePayment = batched((tx, changes: readonly Change<PaymentRow>[]) =>
  updateAll(tx, 'payment', ['id'], changes),
)

export async function putOffCheck(db: Db, id: string, nextCheckAt: Date): Promise<void> {
  await table(db)
    .updateTable('payment')
    .set({ next_check_at: nextCheckAt })
    .where('id', '=', id)
    .execute()
}

/** How many of these bookings have a payment that is still open. */
export async function bringCheckForward(
  db: Db,
  bookingIds: readonly string[],
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await table(db)
    .updateTable('payment')
    .set({ next_check_at: now })
    .where('booking_id', '=', sql<string>`any(${[...bookingIds]}::uuid[])`)
    .where('state', 'in', ['creating', 'open'])
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export const findPayment = batched(async (db, ids: readonly string[]) => {
  const rows = await table(db)
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return inOrder(ids, rows, { key: id => id, row: ({ id }) => id })
})

/** Locked until the transaction ends. */
export const lockPayment = batched(async (tx, ids: readonly string[]) => {
  for (const id of ids) takesLock('payment', id)
  const rows = await table(tx)
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return inOrder(ids, rows.map(locked), { key: id => id, row: ({ id }) => id })
})

export async function findPaymentBy(
  db: Db,
  column: 'session_id' | 'intent_id' | 'charge_id',
  value: string,
): Promise<PaymentRow | undefined> {
  return table(db).selectFrom('payment').selectAll().where(column, '=', value).executeTakeFirst()
}

/** Newest first. */
export async function paymentsOfBooking(db: Db, bookingId: string): Promise<PaymentRow[]> {
  return table(db)
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('attempt', 'desc')
    .execute()
}

export const livePayment = batched(async (db, wanted: readonly PaymentFor[]) => {
  const rows = await table(db)
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', sql<string>`any(${wanted.map(one => one.bookingId)}::uuid[])`)
    .where('state', 'in', ['creating', 'open'])
    .execute()
  return wanted.map(({ bookingId, month, offSession }) =>
    rows.find(
      row => row.booking_id === bookingId && row.month === month && row.off_session === offSession,
    ),
  )
})

/** Payments that were not checked lately. Each goes to one worker only. */
export async function takePaymentsToCheck(
  tx: Db,
  { now, nextCheckAt, atMost }: { now: Date; nextCheckAt: Date; atMost: number },
): Promise<PaymentRow[]> {
  return table(tx)
    .updateTable('payment')
    .set({ next_check_at: nextCheckAt })
    .where('id', 'in', query =>
      query
        .selectFrom('payment')
        .select('id')
        .where('state', 'in', ['creating', 'open'])
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(atMost)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/** Those whose fee the provider does not tell wait longer and longer, or nobody else had a turn. */
export async function paymentsWithoutFee(
  db: Db,
  { now, atMost }: { now: Date; atMost: number },
): Promise<PaymentRow[]> {
  return table(db)
    .selectFrom('payment')
    .selectAll()
    .where('state', '=', 'paid')
    .where('provider_fee', 'is', null)
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(atMost)
    .execute()
}

export interface PaymentQuery {
  state?: PaymentState | undefined
  bookingId?: string | undefined
  limit: number
  offset: number
}

export async function listPayments(db: Db, query: PaymentQuery): Promise<PaymentRow[]> {
  return matching(db, query)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute()
}

export async function countPayments(db: Db, query: PaymentQuery): Promise<number> {
  const row = await matching(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

function matching(db: Db, { state, bookingId }: PaymentQuery) {
  return table(db)
    .selectFrom('payment')
    .$if(state !== undefined, query => query.where('state', '=', state ?? 'open'))
    .$if(bookingId !== undefined, query => query.where('booking_id', '=', bookingId ?? ''))
}

/** For the comparison with the provider's books. */
export async function paymentsPaidSince(db: Db, since: Date): Promise<PaymentRow[]> {
  return table(db)
    .selectFrom('payment')
    .selectAll()
    .where('state', '=', 'paid')
    .where('paid_at', '>=', since)
    .execute()
}

/** The payment of a booking, or of one of its months. Late and duplicate payments do not count. */
export async function recordedPayment(
  db: Db,
  bookingId: string,
  month: string | null = null,
): Promise<PaymentRow | undefined> {
  return table(db)
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('outcome', '=', 'recorded')
    .where('month', month === null ? 'is' : '=', month)
    .executeTakeFirst()
}

/** All payments of that time that count, or those for some bookings. */
export async function recordedPaymentsBetween(
  db: Db,
  { from, until, bookingIds }: { from: Date; until: Date; bookingIds?: readonly string[] },
): Promise<(PaymentRow & { paid_at: Date })[]> {
  return table(db)
    .selectFrom('payment')
    .selectAll()
    .$narrowType<{ paid_at: Date }>()
    .where('outcome', '=', 'recorded')
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)
    .$if(bookingIds !== undefined, query =>
      query.where(sql<boolean>`booking_id = any(${[...(bookingIds ?? [])]}::uuid[])`),
    )
    .execute()
}

/** All payments of these bookings that count, the newest of each first. */
export async function recordedPayments(
  db: Db,
  bookingIds: readonly string[],
): Promise<PaymentRow[]> {
  return table(db)
    .selectFrom('payment')
    .selectAll()
    .where(sql<boolean>`booking_id = any(${[...bookingIds]}::uuid[])`)
    .where('outcome', '=', 'recorded')
    .orderBy('attempt', 'desc')
    .execute()
}
