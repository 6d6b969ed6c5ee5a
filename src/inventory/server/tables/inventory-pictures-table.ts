import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'

export interface InventoryPictureRow {
  name: string
  booking_id: string
  owner_id: string
  digest: Buffer
  item_id: string | null
  place: number
  linked_at: Date | null
  created_at: Date
}

const table = (db: Db) => db.$extendTables<{ inventory_picture: InventoryPictureRow }>()

export async function insertInventoryPicture(
  db: Db,
  row: Pick<InventoryPictureRow, 'name' | 'booking_id' | 'owner_id' | 'digest' | 'created_at'>,
): Promise<void> {
  await table(db)
    .insertInto('inventory_picture')
    .values({ ...row, item_id: null, place: 0, linked_at: null })
    .execute()
}

export async function inventoryPicturesKnown(
  db: Db,
  names: readonly string[],
): Promise<InventoryPictureRow[]> {
  return table(db)
    .selectFrom('inventory_picture')
    .selectAll()
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .execute()
}

export async function countInventoryPictures(db: Db, bookingId: string): Promise<number> {
  const { count } = await table(db)
    .selectFrom('inventory_picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Those that are in the list now, each item's in their order. */
export async function picturesOfItems(db: Db, bookingId: string): Promise<InventoryPictureRow[]> {
  return table(db)
    .selectFrom('inventory_picture')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('item_id', 'is not', null)
    .orderBy('place')
    .execute()
}

interface OfItem {
  bookingId: string
  itemId: string
  ownerId: string
  names: readonly string[]
}

/** Answers how many of the names were uploaded by this person for this booking. */
export async function setItemPictures(
  tx: Db,
  { bookingId, itemId, ownerId, names }: OfItem,
): Promise<number> {
  await table(tx)
    .updateTable('inventory_picture')
    .set({ item_id: null })
    .where('item_id', '=', itemId)
    .execute()
  const { numAffectedRows = 0n } = await sql`
    update inventory_picture set item_id = ${itemId}, place = named.place
    from unnest(${[...names]}::text[]) with ordinality as named (name, place)
    where inventory_picture.name = named.name and booking_id = ${bookingId}
      and owner_id = ${ownerId} and item_id is null`.execute(tx)
  return Number(numAffectedRows)
}

/** From now on they stay: a link of the chain names them. */
export async function markLinked(tx: Db, names: readonly string[], now: Date): Promise<void> {
  await table(tx)
    .updateTable('inventory_picture')
    .set({ linked_at: now })
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .where('linked_at', 'is', null)
    .execute()
}

/**
 * Those of the names that this person uploaded for this booking and has used nowhere yet. Until the
 * transaction ends nobody drops them as unused.
 */
export async function unusedPictures(
  tx: Db,
  { bookingId, ownerId, names }: Omit<OfItem, 'itemId'>,
): Promise<InventoryPictureRow[]> {
  takesLock('inventory', bookingId)
  return table(tx)
    .selectFrom('inventory_picture')
    .selectAll()
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .where('booking_id', '=', bookingId)
    .where('owner_id', '=', ownerId)
    .where('item_id', 'is', null)
    .where('linked_at', 'is', null)
    .forUpdate()
    .execute()
}

/** Only the rows; a later sweep deletes the files. */
export async function dropUnusedPictures(db: Db, before: Date): Promise<void> {
  await table(db)
    .deleteFrom('inventory_picture')
    .where('item_id', 'is', null)
    .where('linked_at', 'is', null)
    .where('created_at', '<', before)
    .execute()
}

export async function deleteInventoryPicturesOf(tx: Db, ownerId: string): Promise<void> {
  await table(tx).deleteFrom('inventory_picture').where('owner_id', '=', ownerId).execute()
}
