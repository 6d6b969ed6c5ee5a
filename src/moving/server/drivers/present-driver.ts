import { mediaPath } from '#foundation/server/media/stores/media-name.ts'
import type { Driver } from '#moving/rules/driver-wire.ts'
import type { DriverRow } from './drivers-table.ts'

/** Field by field, so that the sealed licence is never among them. */
export function presentDriver(row: DriverRow): Driver {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    vehicleNo: row.vehicle_no,
    licenseNo: row.licence_mask,
    profilePicture: row.profile_picture && mediaPath(row.profile_picture),
  }
}
