import { fail } from '#foundation/rules/errors.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type DriverRow, lockDriver } from './drivers-table.ts'

/** For anybody but their partner a driver is not there. */
export async function lockOwnDriver(tx: Db, hostId: string, id: string): Promise<DriverRow> {
  const driver = await lockDriver(tx, id)
  return driver?.host_id === hostId ? driver : fail('not_found')
}
