import type { APIRequestContext } from '@playwright/test'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { logInElsewhere, openAccount, type Person, type ReadMail } from '../accounts/people.ts'
import { call } from '../call.ts'
import { type Host, openHost, publishListing } from '../listings/hosts.ts'

export interface PaidMove {
  host: Host
  renter: Person
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
  known?: Person,
): Promise<PaidMove> {
  const host = await openHost(request, readMail)
  const renter = known ?? (await openAccount(request, readMail, 'customer'))
  const form = { autoApprove: true, vehicleType: 'large-van', storageTitle: 'Barn by the canal' }
  const listing = await publishListing(request, host, form)
  await call(request, host, 'post', '/drivers', dan)
  const token = await logInElsewhere(request, renter)
  const day = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10)
  const { _id: bookingId } = await call(request, { token }, 'post', '/booking', {
    storageListing: listing._id,
    startDate: `${day}T12:00:00Z`,
    endDate: `${day}T20:00:00Z`,
    type: 'hourly',
    moving: true,
    pickupAddress: '1 Mill Lane, York, YO1 7HH',
  })
  const link = await call(request, { token }, 'post', '/booking/create-payment-link', { bookingId })
  const { sessionId } = link
  await call(request, { token }, 'post', `/dev/payments/${sessionId}`, { outcome: 'success' })
  await call(request, { token }, 'patch', '/booking/payment/confirm', { bookingId, sessionId })
  return { host, renter, booking: bookingId, date: day }
}
