import { expect } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { aDriver, approvedListing, signUp } from '#test/factories.ts'
import { onboard, payLink } from '#test/money.ts'
import { secretForm } from './canaries.ts'

/** Two people and a driver go through a whole booking, from signing up to the refund. */
export async function playBooking(app: TestApp) {
  const host = await signUp(app, {
    lastName: 'Canarysurname',
    email: 'canary.host@people.test',
    role: 'partner',
  })
  const renter = await signUp(app, {
    lastName: 'Canaryrenter',
    email: 'canary.renter@people.test',
    role: 'customer',
  })
  const well = async (asked: ReturnType<TestApp['call']>) => {
    const { status, body } = await asked
    expect(status, body.error).toBeLessThan(300)
    return body.data
  }
  await well(app.patch(`/users/${host.user._id}`, { phone: '07700 900471' }, host))
  await well(app.patch(`/users/${renter.user._id}`, { phone: '07700 900472' }, renter))
  await onboard(app, host)
  const details = {
    kind: 'person',
    legalName: 'Canary Legal Name',
    address: '8472 Mill Lane, Leeds',
    postcode: 'LS6 3QZ',
    dateOfBirth: '1947-11-04',
    taxNumber: 'QQ471147C',
  }
  await well(app.put('/users/seller-details', details, host))
  const listing = await approvedListing(app, host, secretForm)
  const driver = await well(
    app.post(
      '/drivers',
      aDriver({
        lastName: 'Canarydriver',
        email: 'canary.driver@people.test',
        phone: '07700 900473',
        licenseNo: 'CANAR657054SM9IJ',
        vehicleNo: 'CN47 ARY',
      }),
      host,
    ),
  )
  const start = after(app.clock.now(), 5 * dayMs)
  start.setUTCHours(12, 0, 0, 0)
  const asked = {
    storageListing: listing._id,
    startDate: start.toISOString(),
    endDate: after(start, 5 * dayMs).toISOString(),
    type: 'hourly',
    moving: true,
    pickupAddress: '9471 Pickup Close, York, YO1 7HH',
  }
  const booking: string = (await well(app.post('/booking', asked, renter)))._id
  await well(app.patch(`/booking/${booking}`, { approvalStatus: 'approved' }, host))
  const { sessionId, url } = await payLink(app, renter, booking)
  const payPage = await (await app.app.request(new URL(url).pathname)).text()
  await well(app.post(`/dev/payments/${sessionId}`, { outcome: 'success' }))
  const hint = { bookingId: booking, sessionId, response: 'success' }
  await well(app.patch('/booking/payment/confirm', hint, renter))
  await app.services.jobs.runAll()
  const plan = { driver: driver._id, date: asked.startDate.slice(0, 10), window: '14-16' }
  await well(app.put(`/booking/${booking}/move`, plan, host))
  await app.services.jobs.runAll()
  return { host, renter, listing, driver, booking, sessionId, payPage }
}
