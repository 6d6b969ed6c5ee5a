import { lockStaying } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import type { Driver, NewDriver } from '#moving/rules/driver-wire.ts'
import { pictureNamed } from './driver-picture.ts'
import { type DriverRow, insertDriver } from './drivers-table.ts'
import { sealLicence } from './licence-seal.ts'
import { presentDriver } from './present-driver.ts'

export async function createDriver(ctx: Context, driver: NewDriver): Promise<Driver> {
  const { id: hostId } = requirePerson(ctx)
  return transaction(ctx.db, async tx => {
    await lockStaying(tx, hostId)
    const row: DriverRow = {
      id: newId(ctx.now),
      host_id: hostId,
      first_name: driver.firstName,
      last_name: driver.lastName,
      email: driver.email,
      phone: driver.phone,
      vehicle_no: driver.vehicleNo,
      ...sealLicence(ctx.keys, driver.licenseNo),
      profile_picture: await pictureNamed(tx, hostId, driver.profilePicture),
      created_at: ctx.now,
      deleted_at: null,
    }
    const created = (await insertDriver(tx, row)) ?? fail('driver_email_taken')
    const subject = { type: 'driver', id: created.id } as const
    await recordAudit(tx, ctx, { action: 'driver.created', subject })
    return presentDriver(created)
  })
}
