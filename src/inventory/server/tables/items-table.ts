import type { Pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'

export interface ItemRow {
  id: string
  booking_id: string
  number: number
  name: string
  count: number
  declared_value: Pence | null
  created_at: Date
  removed_at: Date | null
}

const table = (db: Db) => db.$extendTables<{ inventory_item: ItemRow }>()

export async function insertItem(tx: Db, row: ItemRow): Promise<void> {
  await table(tx).insertInto('inventory_item').values(row).execute()
}

/** Removed ones too, in the order of their numbers. */
export async function itemsOf(db: Db, bookingId: string): Promise<ItemRow[]> {
  return table(db)
    .selectFrom('inventory_item')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('number')
    .execute()
}

export async function findItem(db: Db, id: string): Promise<ItemRow | undefined> {
  return table(db).selectFrom('inventory_item').selectAll().where('id', '=', id).executeTakeFirst()
}

type Changed = Partial<Pick<ItemRow, 'name' | 'count' | 'declared_value' | 'removed_at'>>

/** The caller holds the lock of the booking. */
export async function updateItem(tx: Db, id: string, changed: Changed): Promise<void> {
  await table(tx).updateTable('inventory_item').set(changed).where('id', '=', id).execute()
}
