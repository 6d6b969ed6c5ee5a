import type { APIRequestContext } from '@playwright/test'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import type { ReadMail } from '../accounts/people.ts'
import { openRenter, type Renter } from '../bookings/renters.ts'
import { call } from '../call.ts'
import { type Host, openHost, publishListing } from '../listings/hosts.ts'
import { payThroughApi } from '../payments/payers.ts'

export interface PaidMove {
  host: Host
  renter: Renter
  booking: string
  /** The proposed day, as `2026-12-01`. */
  date: string
}

const dan = {
  firstName: 'Dan',
  lastName: 'Reid',
  email: 'dan.reid@example.org',
  phone: '07700 900123',
  vehicleNo: 'AB12 CDE',
  licenseNo: 'REID9657054SM9IJ',
}

/** A paid booking with moving, and a host with a driver. */
export async function payForMoving(
  request: APIRequestContext,
  readMail: ReadMail,
  known?: Renter,
): Promise<PaidMove> {
  const host = await openHost(request, readMail)
  const renter = known ?? (await openRenter(request, readMail))
  const form = { autoApprove: true, vehicleType: 'large-van', storageTitle: 'Barn by the canal' }
  const listing = await publishListing(request, host, form)
  await call(request, host, 'post', '/drivers', dan)
  const day = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10)
  const booking = await call(request, renter, 'post', '/booking', {
    storageListing: listing._id,
    startDate: `${day}T12:00:00Z`,
    endDate: `${day}T20:00:00Z`,
    type: 'hourly',
    moving: true,
    pickupAddress: '1 Mill Lane, York, YO1 7HH',
  })
  await payThroughApi(request, renter, booking)
  return { host, renter, booking: booking._id, date: day }
}
