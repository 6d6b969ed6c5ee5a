import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, type Person, pendingListing, signUp } from '#test/factories.ts'
import { completeForm } from '#test/listing-form.ts'

let app: TestApp
let host: Person
let neighbour: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app)
  neighbour = await signUp(app)
})
afterAll(() => app.close())

/** Each test has a town of its own, so that no test sees the prices of another. */
const near = (lat: number, lng: number) => ({ ...completeForm, coordinates: { lat, lng } })
const ask = (lat: number, lng: number, who: Pick<Person, 'token'> = host, size = '50') =>
  app.get(
    `/listings/price-suggestion?lat=${lat}&lng=${lng}&storageType=garage%26lockup&storageSize=${size}`,
    who,
  )

it('answers the range and the middle of what others nearby ask', async () => {
  const rates = [80, 100, 120, 200]
  for (const monthlyRate of rates) {
    await approvedListing(app, neighbour, {
      ...near(52.2, 0.12),
      monthlyRate,
      hourlyRate: monthlyRate / 40,
    })
  }
  const { status, body } = await ask(52.25, 0.1)
  expect(status).toBe(200)
  expect(body.data).toEqual({
    count: 4,
    monthly: { lowest: 80, lowerQuartile: 95, median: 110, upperQuartile: 140, highest: 200 },
    hourly: { lowest: 2, lowerQuartile: 2.38, median: 2.75, upperQuartile: 3.5, highest: 5 },
  })
})

it('says nothing of fewer than three, which would point at somebody', async () => {
  await approvedListing(app, neighbour, near(50.37, -4.14))
  await approvedListing(app, neighbour, near(50.38, -4.15))
  expect((await ask(50.37, -4.14)).body.data).toBeNull()
  await approvedListing(app, neighbour, near(50.36, -4.13))
  expect((await ask(50.37, -4.14)).body.data?.count).toBe(3)
})

it('leaves out what is far, what is another size, what is not public, and what is mine', async () => {
  const [lat, lng] = [57.15, -2.1]
  for (let made = 0; made < 3; made++) await approvedListing(app, neighbour, near(lat, lng))
  await approvedListing(app, neighbour, near(lat + 0.4, lng))
  await approvedListing(app, neighbour, { ...near(lat, lng), storageSize: { name: '150' } })
  await pendingListing(app, neighbour, near(lat, lng))
  await approvedListing(app, host, near(lat, lng))
  expect((await ask(lat, lng)).body.data?.count).toBe(3)
  expect((await ask(lat, lng, host, '150')).body.data).toBeNull()
})

it('is for partners', async () => {
  const renter = await signUp(app, { role: 'customer' })
  expect((await ask(52.2, 0.12, renter)).status).toBe(403)
  expect((await app.get('/listings/price-suggestion?lat=52&lng=0')).status).toBe(401)
})

it('asks for a place in the country and for a kind of space', async () => {
  const abroad = await ask(10, 0)
  expect([abroad.status, abroad.body.details.fields[0].field]).toEqual([422, 'lat'])
  expect((await app.get('/listings/price-suggestion?lat=52&lng=0', host)).status).toBe(400)
})
