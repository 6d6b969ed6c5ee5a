import { answerBooking } from '#bookings/server/deciding/answer-booking.ts'
import { requestBooking } from '#bookings/server/deciding/request-booking.ts'
import { busyTimes } from '#bookings/server/reading/busy-times.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import { readOwnListings } from '#listings/server/editing/read-own-listings.ts'
import { NewDriver } from '#moving/rules/driver-wire.ts'
import { createDriver } from '#moving/server/drivers/create-driver.ts'
import { followMoves } from '#moving/server/moves/follow-moves.ts'
import { payOrDecline } from './money.ts'
import { idOf, partnerEmail, rowan } from './people.ts'
import { personContext } from './person-context.ts'

const drivers = [
  {
    firstName: 'Dan',
    lastName: 'Reid',
    vehicleNo: 'YK21 HLD',
    licenseNo: 'REID9657054D99IJ',
    phone: '07700 900456',
  },
  {
    firstName: 'Marta',
    lastName: 'Nowak',
    vehicleNo: 'YJ69 BOX',
    licenseNo: 'NOWAK862154M99AB',
    phone: '07700 900457',
  },
]

/** The partner's two drivers, and a paid booking whose move waits for a driver. */
export async function loadDemoMoves(services: Services): Promise<void> {
  const now = services.clock.now()
  const hostId = await idOf(services, partnerEmail)
  const renterId = await idOf(services, rowan)
  const host = personContext(services, hostId, 'partner', now)
  for (const driver of drivers) {
    const email = `${driver.firstName}.${driver.lastName}@drivers.test`
    await createDriver(host, NewDriver.parse({ ...driver, email }))
  }
  const { listings } = await readOwnListings(host, busyTimes, { page: 1, limit: 50 })
  const listing = listings.find(
    one => one.status === 'approved' && one.available && one.services.includes('delivery'),
  )
  if (!listing) return
  const month = inLondon(now).toPlainDate().toPlainYearMonth().add({ months: 8 }).toString()
  // After their other booking of this space, and before their conversation.
  const [asked, answered, paid] = [
    after(now, -5 * hourMs),
    after(now, -4.5 * hourMs),
    after(now, -4 * hourMs),
  ]
  const renter = personContext(services, renterId, 'customer', asked)
  const { _id, approvalStatus } = await requestBooking(renter, {
    storageListing: listing._id,
    startDate: month,
    endDate: month,
    type: 'monthly',
    moving: true,
    packing: false,
    pickupAddress: `7 Orchard Row, ${listing.address.split(',').slice(-2).join(',').trim()}`,
  })
  if (approvalStatus === 'pending') {
    const answering = personContext(services, hostId, 'partner', answered)
    await answerBooking(answering, _id, { approvalStatus: 'approved' })
  }
  await payOrDecline(services, { ...renter, now: paid }, _id, 'success')
  await followMoves(services)
}
