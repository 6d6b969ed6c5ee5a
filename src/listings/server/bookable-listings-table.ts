import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { ListingRow } from './listings-table.ts'

const columns = [
  'id',
  'host_id',
  'state',
  'host_suspended',
  'deleted_at',
  'available',
  'auto_approve',
  'address',
  'lat',
  'lng',
  'public_lat',
  'public_lng',
  'storage_title',
  'storage_type',
  'storage_size',
  'storage_number',
  'storage_access_period',
  'storage_access_type',
  'packing_permit',
  'packing_instruction',
  'services',
  'vehicle_type',
  'cost_per_km_pence',
  'delivery_radius_km',
  'monthly_rate_pence',
  'hourly_rate_pence',
  'booking_duration',
  'booking_notice',
  'unavailability_periods',
  'card',
] as const

export type BookableRow = Pick<ListingRow, (typeof columns)[number]>

const table = (db: Db) => db.$extendTables<{ listing: ListingRow }>()

/** Deleted ones too: a booking outlives its listing. */
export async function bookableRows(db: Db, ids: readonly string[]): Promise<BookableRow[]> {
  if (ids.length === 0) return []
  return table(db)
    .selectFrom('listing')
    .select(columns)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** Bookings may share this lock; a host who changes the listing waits until they are done. */
export async function shareListingLock(tx: Db, id: string): Promise<void> {
  await table(tx).selectFrom('listing').select('id').where('id', '=', id).forShare().execute()
}
