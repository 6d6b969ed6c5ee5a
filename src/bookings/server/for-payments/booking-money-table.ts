import { sql } from 'kysely'
import { type Pence, pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched, inOrder } from '#foundation/server/database/side-by-side.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import { type BookingRow, bookingColumns, bookingTable } from '../life/bookings-table.ts'

export interface BookingMoneyRow extends BookingRow {
  settled_at: Date | null
}

const columns = [...bookingColumns, 'settled_at'] as const

export async function bookingMoneyRows(db: Db, ids: readonly string[]): Promise<BookingMoneyRow[]> {
  return bookingTable(db)
    .selectFrom('booking')
    .select(columns)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

const byId = { key: (id: string) => id, row: ({ id }: BookingMoneyRow) => id }

export const bookingMoneyRow = batched(async (db, ids: readonly string[]) =>
  inOrder(ids, await bookingMoneyRows(db, ids), byId),
)

interface Page {
  since: Date
  before: { createdAt: Date; id: string }
  limit: number
}

/** Newest first. Paged by a position in that order. */
export async function askedBookingRows(
  db: Db,
  { since, before, limit }: Page,
): Promise<BookingMoneyRow[]> {
  return bookingTable(db)
    .selectFrom('booking')
    .select(columns)
    .where('created_at', '>=', since)
    .where('created_at', '<=', before.createdAt)
    .where(sql<boolean>`(created_at, id) < (${before.createdAt}, ${before.id}::uuid)`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countAskedBookings(
  db: Db,
  { since, now }: { since: Date; now: Date },
): Promise<number> {
  const row = await bookingTable(db)
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>=', since)
    .where('created_at', '<=', now)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Locked until the transaction ends, so that two decisions about its money never overlap. */
export const lockBookingRow = batched(async (tx, ids: readonly string[]) => {
  for (const id of ids) takesLock('booking', id)
  const rows = await bookingTable(tx)
    .selectFrom('booking')
    .select(columns)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return inOrder(ids, rows, byId)
})

/**
 * Cancelled after payment, with refunds that are not all under way yet. The longest waiting come
 * first.
 */
export async function unsettledRows(db: Db, { atMost, except }: Which): Promise<{ id: string }[]> {
  return bookingTable(db)
    .selectFrom('booking')
    .select('id')
    .where('stage', '=', 'cancelled')
    .where('paid_at', 'is not', null)
    .where('settled_at', 'is', null)
    .where('id', '<>', sql<string>`all(${[...except]}::uuid[])`)
    .orderBy('cancelled_at')
    .limit(atMost)
    .execute()
}

export async function countUnsettledRefunds(db: Db, renterId: string): Promise<number> {
  const row = await bookingTable(db)
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('renter_id', '=', renterId)
    .where('stage', '=', 'cancelled')
    .where('refund', '>', pence(0))
    .where('paid_at', 'is not', null)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

type Sum = 'given_back' | 'lost_to_bank' | 'paid_later'

export async function addToSum(tx: Db, id: string, sum: Sum, amount: Pence): Promise<void> {
  await bookingTable(tx)
    .updateTable('booking')
    .set(({ eb }) => ({ [sum]: eb(sum, '+', amount) }))
    .where('id', '=', id)
    .execute()
}

export async function setLostToBank(tx: Db, id: string, lost: Pence): Promise<void> {
  await bookingTable(tx)
    .updateTable('booking')
    .set({ lost_to_bank: lost })
    .where('id', '=', id)
    .execute()
}

/** Bookings that know something else of what their bank has decided. */
export async function markedOtherwise(
  db: Db,
  decisions: readonly { id: string; standing: 'open' | 'lost' | 'none'; lost: Pence }[],
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select booking.id from unnest(
      ${decisions.map(one => one.id)}::uuid[], ${decisions.map(one => one.standing)}::text[],
      ${decisions.map(one => one.lost)}::bigint[]
    ) as bank (id, standing, lost)
    join booking on booking.id = bank.id
    where lost_to_bank <> lost or standing <> case
      when not disputed then 'none'
      when bank_decided_at is null then 'open'
      else 'lost'
    end`.execute(db)
  return rows
}

export async function setSettled(tx: Db, id: string, settledAt: Date): Promise<void> {
  await bookingTable(tx)
    .updateTable('booking')
    .set({ settled_at: settledAt })
    .where('id', '=', id)
    .execute()
}
