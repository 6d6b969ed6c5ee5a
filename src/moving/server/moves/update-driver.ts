import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Driver, DriverChange } from '#moving/rules/driver-wire.ts'
import { pictureNamed } from '../drivers/driver-picture.ts'
import {
  type DriverColumns,
  type DriverRow,
  updateDriver as save,
} from '../drivers/drivers-table.ts'
import { sealLicence } from '../drivers/licence-seal.ts'
import { lockOwnDriver } from '../drivers/lock-own-driver.ts'
import { presentDriver } from '../drivers/present-driver.ts'
import { renewDriverOnMoves } from './moves-table.ts'

export async function updateDriver(
  ctx: Context,
  id: string,
  change: DriverChange,
): Promise<Driver> {
  const person = requirePerson(ctx)
  return transaction(ctx.db, async tx => {
    const before = await lockOwnDriver(tx, person.id, id)
    const columns = await columnsOf(tx, ctx, before, change)
    if (Object.keys(columns).length === 0) return presentDriver(before)
    const after = (await save(tx, id, columns)) ?? fail('not_found')
    await renewDriverOnMoves(tx, id, { name: after.first_name, vehicle: after.vehicle_no })
    const details = { columns: Object.keys(columns) as (keyof DriverColumns)[] }
    const subject = { type: 'driver', id } as const
    await recordAudit(tx, ctx, { action: 'driver.changed', subject, details })
    return presentDriver(after)
  })
}

/** Only the columns named here can change, whatever the request contains. */
async function columnsOf(
  tx: Db,
  { keys }: Context,
  before: DriverRow,
  change: DriverChange,
): Promise<DriverColumns> {
  const { licenseNo, profilePicture } = change
  const columns: Record<string, unknown> = {
    first_name: change.firstName,
    last_name: change.lastName,
    phone: change.phone,
    vehicle_no: change.vehicleNo,
    ...(licenseNo === undefined || licenseNo === before.licence_mask
      ? {}
      : sealLicence(keys, wholeLicence(licenseNo))),
    ...(profilePicture === undefined
      ? {}
      : { profile_picture: await pictureNamed(tx, before.host_id, profilePicture) }),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** The driver's own mask changes nothing and was handled before. Any other mask is a mistake. */
function wholeLicence(licence: string): string {
  return licence.startsWith('•')
    ? failField('licenseNo', 'Please enter the whole licence number.')
    : licence
}
