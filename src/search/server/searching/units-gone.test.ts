import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FoundListing } from '#search/rules/wire.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking } from '#test/bookings.ts'
import { copyRow } from '#test/copy-row.ts'
import { approvedListing, signUp } from '#test/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
})
afterAll(() => app.close())

it('a space with fewer units than its bookings name is found where one can be booked', async () => {
  app.clock.moveTo(new Date('2030-01-15T09:00:00Z'))
  const host = await signUp(app, { role: 'partner' })
  const renter = await signUp(app, { role: 'customer' })
  const form = { coordinates: { lat: 54.1, lng: -4.1 }, storageNumber: 3, autoApprove: true }
  const asked = await askedBooking(app, { host, renter }, { form })
  const { _id: id } = await approvedListing(app, host, form)
  const hold = (unit: number, from: string, until: string) =>
    copyRow(app.pool, 'booking', asked.id, {
      ...{ listing_id: id, unit_no: unit, starts_at: from, ends_at: until },
    })
  await hold(3, '2030-03-01', '2030-04-01')
  await hold(1, '2030-04-01', '2030-05-01')
  await app.pool.query('update listing set storage_number = 2 where id = $1', [id])

  const bounds = { west: -4.2, south: 54, east: -4, north: 54.2 }
  const found = async (from: string, to: string) => {
    const { body } = await app.post('/users/listings', { bounds, startDate: from, endDate: to })
    return body.data.map(({ _id }: FoundListing) => _id)
  }
  expect(await found('2030-03-05', '2030-04-05')).toContain(id)
  await hold(2, '2030-03-10', '2030-03-20')
  expect(await found('2030-03-05', '2030-04-05')).not.toContain(id)
})
