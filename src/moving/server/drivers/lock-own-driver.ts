import { fail } from '#foundation/rules/errors.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type DriverRow, lockDriver } from './drivers-table.ts'

/** Other partners get the same answer as for a driver that does not exist. */
export async function lockOwnDriver(tx: Db, hostId: string, id: string): Promise<DriverRow> {
  const driver = await lockDriver(tx, id)
  return driver?.host_id === hostId ? driver : fail('not_found')
}
