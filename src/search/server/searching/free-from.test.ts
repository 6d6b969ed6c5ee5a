import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking, recordPaid } from '#test/bookings.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'

let app: TestApp
let host: Person
let renter: Person
const noon = new Date('2027-03-01T12:00:00Z')

beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  app.clock.moveTo(noon)
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
})
beforeEach(() => app.clock.moveTo(noon))
afterAll(() => app.close())

const closed = (fromDays: number, toDays: number) => ({
  startDate: after(noon, fromDays * dayMs).toISOString(),
  endDate: after(noon, toDays * dayMs).toISOString(),
})

async function freeFrom(id: string, more: Record<string, unknown> = {}) {
  const { body } = await app.post('/users/listings', { area: '', limit: 50, ...more })
  const found = body.data.find((one: { _id: string }) => one._id === id)
  expect(found, 'it is found').toBeDefined()
  return found.freeFrom
}

describe('from when a space is free', () => {
  it('is not said of one that is free now, whatever comes later', async () => {
    const { _id } = await approvedListing(app, host, { unavailabilityPeriods: [closed(5, 50)] })
    expect(await freeFrom(_id)).toBeUndefined()
  })

  it('is the day on which its partner opens it', async () => {
    const { _id } = await approvedListing(app, host, { unavailabilityPeriods: [closed(-1, 30)] })
    expect(await freeFrom(_id)).toBe('2027-03-31')
    const door = { from: 'York', months: 1, moving: false }
    expect(await freeFrom(_id, { door, limit: 24 })).toBe('2027-03-31')
  })

  it('is the day after the last of those that are closed as whole days', async () => {
    const days = [{ startDate: '2027-02-27', endDate: '2027-03-20', reason: '' }]
    const { _id } = await approvedListing(app, host, { unavailabilityPeriods: days })
    expect(await freeFrom(_id)).toBe('2027-03-21')
    const today = [{ startDate: '2027-03-01', endDate: '2027-03-01', reason: '' }]
    const short = await approvedListing(app, host, { unavailabilityPeriods: today })
    expect(await freeFrom(short._id)).toBe('2027-03-02')
  })

  it('leaves out gaps that are too short to be of use, and what is beyond a year', async () => {
    const gap = await approvedListing(app, host, {
      unavailabilityPeriods: [closed(-1, 10), closed(20, 60)],
    })
    expect(await freeFrom(gap._id)).toBe('2027-04-30')
    const long = await approvedListing(app, host, { unavailabilityPeriods: [closed(-1, 400)] })
    expect(await freeFrom(long._id)).toBeUndefined()
  })

  it('is when its booking ends, and is not said while another unit is free', async () => {
    const take = async (storageNumber: number) => {
      const { id, listing } = await askedBooking(app, { host, renter }, { form: { storageNumber } })
      await app.patch(`/booking/${id}`, { approvalStatus: 'approved' }, host)
      await recordPaid(app, id)
      return listing._id
    }
    const [only, oneOfTwo] = [await take(1), await take(2)]
    expect(await freeFrom(only), 'not begun').toBeUndefined()
    app.clock.moveTo(after(noon, 4 * dayMs))
    expect(await freeFrom(only)).toBe('2027-03-07')
    expect(await freeFrom(oneOfTwo)).toBeUndefined()
    app.clock.moveTo(after(noon, 7 * dayMs))
    expect(await freeFrom(only), 'over').toBeUndefined()
  })
})
