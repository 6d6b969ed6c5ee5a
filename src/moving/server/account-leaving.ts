import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { driversOf, eraseDriversOf } from './drivers/drivers-table.ts'
import { openLicence } from './drivers/licence-seal.ts'
import { presentDriver } from './drivers/present-driver.ts'

/** Drivers are people whom only the partner told us about, so their data go with the partner. */
export async function eraseDrivers(tx: Db, _ctx: Context, hostId: string): Promise<void> {
  await eraseDriversOf(tx, hostId)
}

export async function exportDrivers(ctx: Context, hostId: string): Promise<unknown> {
  const rows = await driversOf(ctx.db, hostId)
  return rows.map(row => ({
    ...presentDriver(row),
    licenseNo: openLicence(ctx.keys, row.licence_sealed) ?? row.licence_mask,
  }))
}
