import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'

export interface DriverRow {
  id: string
  host_id: string
  first_name: string
  last_name: string
  email: string
  phone: string
  vehicle_no: string
  licence_sealed: string
  licence_mask: string
  profile_picture: string | null
  created_at: Date
  deleted_at: Date | null
}

export type DriverColumns = Partial<Omit<DriverRow, 'id' | 'host_id' | 'email' | 'created_at'>>

interface DriverPictureRow {
  name: string
  host_id: string
  created_at: Date
}

const table = (db: Db) =>
  db.$extendTables<{ driver: DriverRow; driver_picture: DriverPictureRow }>()

/**
 * Undefined if the partner already has a driver with this email, also when two requests come at
 * once.
 */
export async function insertDriver(tx: Db, row: DriverRow): Promise<DriverRow | undefined> {
  return table(tx)
    .insertInto('driver')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['host_id', 'email']).where('deleted_at', 'is', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function driversOf(db: Db, hostId: string): Promise<DriverRow[]> {
  return table(db)
    .selectFrom('driver')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .orderBy(sql`lower(first_name)`)
    .orderBy(sql`lower(last_name)`)
    .orderBy('id')
    .execute()
}

export async function findDriver(db: Db, id: string): Promise<DriverRow | undefined> {
  return table(db)
    .selectFrom('driver')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Locked until the transaction ends, so that decisions about one driver never overlap. */
export async function lockDriver(tx: Db, id: string): Promise<DriverRow | undefined> {
  takesLock('driver')
  return table(tx)
    .selectFrom('driver')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateDriver(
  tx: Db,
  id: string,
  columns: DriverColumns,
): Promise<DriverRow | undefined> {
  return table(tx)
    .updateTable('driver')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function eraseDriversOf(tx: Db, hostId: string): Promise<void> {
  await table(tx).deleteFrom('driver').where('host_id', '=', hostId).execute()
  await table(tx).deleteFrom('driver_picture').where('host_id', '=', hostId).execute()
}

export async function eraseDriversDeletedBefore(db: Db, instant: Date): Promise<void> {
  await table(db).deleteFrom('driver').where('deleted_at', '<', instant).execute()
}

export async function insertDriverPicture(db: Db, row: DriverPictureRow): Promise<void> {
  await table(db).insertInto('driver_picture').values(row).execute()
}

export async function ownsDriverPicture(db: Db, hostId: string, name: string): Promise<boolean> {
  const row = await table(db)
    .selectFrom('driver_picture')
    .select('name')
    .where('name', '=', name)
    .where('host_id', '=', hostId)
    .executeTakeFirst()
  return row !== undefined
}

/** Pictures that were never saved with a driver, or were replaced. */
export async function dropUnusedDriverPictures(db: Db, uploadedBefore: Date): Promise<void> {
  await sql`
    delete from driver_picture as picture
    where created_at < ${uploadedBefore}
      and not exists (select from driver where profile_picture = picture.name)`.execute(db)
}

export async function driverPicturesKnown(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await table(db)
    .selectFrom('driver_picture')
    .select('name')
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .execute()
  return rows.map(row => row.name)
}
