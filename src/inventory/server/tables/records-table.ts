import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched } from '#foundation/server/database/side-by-side.ts'
import { type Change, updateAll } from '#foundation/server/database/update-all.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'
import type { InventorySide } from '#inventory/rules/inventory-terms.ts'
import type { RecordKind, RecordState } from '#inventory/rules/record-life.ts'

export interface RecordRow {
  id: string
  booking_id: string
  kind: RecordKind
  side: InventorySide
  person_id: string
  state: RecordState
  happened_at: Date
  created_at: Date
  answered_at: Date | null
}

const table = (db: Db) => db.$extendTables<{ inventory_record: RecordRow }>()

export async function insertRecord(tx: Db, row: RecordRow): Promise<void> {
  await table(tx).insertInto('inventory_record').values(row).execute()
}

/** Newest first. */
export async function recordsOf(db: Db, bookingId: string): Promise<RecordRow[]> {
  return table(db)
    .selectFrom('inventory_record')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Of the other sides of this person's bookings. */
export async function recordsToAnswer(db: Db, personId: string): Promise<RecordRow[]> {
  const recordedForThem = sql<boolean>`exists (
    select from booking where id = booking_id
      and case side when 'renter' then host_id else renter_id end = ${personId}
  )`
  const theirs = sql<string>`(
    select id from booking where host_id = ${personId} or renter_id = ${personId}
  )`
  return table(db)
    .selectFrom('inventory_record')
    .selectAll()
    .where('booking_id', 'in', theirs)
    .where('state', '=', 'waiting')
    .where(recordedForThem)
    .orderBy('id')
    .execute()
}

export async function lockRecord(
  tx: Db,
  bookingId: string,
  id: string,
): Promise<Locked<RecordRow> | undefined> {
  takesLock('inventory', bookingId)
  const row = await table(tx)
    .selectFrom('inventory_record')
    .selectAll()
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst()
  return row && locked(row)
}

/** Compare-and-set: writes nothing if the record has changed since the caller read it. */
export const writeRecord = batched((tx, changes: readonly Change<RecordRow>[]) =>
  updateAll(tx, 'inventory_record', ['id'], changes),
)
