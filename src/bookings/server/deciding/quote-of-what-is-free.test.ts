import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'

let app: TestApp
let host: Person
let renter: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  app.clock.moveTo(new Date('2030-01-15T09:00:00Z'))
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
})
afterAll(() => app.close())

const space = (storageNumber: number) =>
  approvedListing(app, host, {
    ...{ storageNumber, monthlyRate: 100, autoApprove: true, services: [] },
  })
const wishFor = (storageListing: string, startDate: string, endDate = startDate) => ({
  ...{ storageListing, type: 'monthly', startDate, endDate },
})
const quote = (storageListing: string, startDate: string, endDate?: string, onlyIfFree = true) =>
  app.post('/booking/quote', { ...wishFor(storageListing, startDate, endDate), onlyIfFree })
const book = (storageListing: string, startDate: string, endDate?: string) =>
  app.post('/booking', wishFor(storageListing, startDate, endDate), renter)

it('is given only where one unit is free for all of the time, if that is asked', async () => {
  const { _id: id } = await space(2)
  await book(id, '2030-03')
  const inTheWay = (await book(id, '2030-04')).body.data
  app.clock.moveTo(new Date('2030-01-15T09:02:00Z'))
  expect((await book(id, '2030-04')).status).toBe(201)
  expect((await app.patch(`/booking/cancel/${inTheWay._id}`, undefined, renter)).status).toBe(200)

  expect((await quote(id, '2030-03')).status).toBe(200)
  expect((await quote(id, '2030-04')).status).toBe(200)
  const { status, body } = await quote(id, '2030-03', '2030-04')
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'booking_clash' })
  expect((await quote(id, '2030-03', '2030-04', false)).status).toBe(200)
  expect((await book(id, '2030-03', '2030-04')).body.code).toBe('booking_clash')
})

it('is given where what is in the way was not paid in time', async () => {
  const { _id: id } = await space(1)
  const { expiresAt } = (await book(id, '2030-05')).body.data
  expect((await quote(id, '2030-05')).body.code).toBe('booking_clash')
  app.clock.moveTo(new Date(Date.parse(expiresAt) + 1))
  expect((await quote(id, '2030-05')).status).toBe(200)
})
