import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { statementsOf, tripsOf } from '#test/asked-statements.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'

let app: TestApp
let host: Person
let renter: Person
beforeAll(async () => {
  app = await testApp()
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
})
afterAll(() => app.close())

/**
 * Live notifications are sent after the commit and may belong to an earlier booking. The demo clock
 * adds its own queries.
 */
const isBeside = (text: string) => /^select (pg_notify|"value" from "app_setting")/.test(text)

it('a booking asks the database no more often than it did', async () => {
  const space = { services: [], storageNumber: 5, hourlyRate: 10, autoApprove: true }
  const listing = await approvedListing(app, host, space)
  const book = (days: number) =>
    app.post(
      '/booking',
      {
        storageListing: listing._id,
        startDate: after(new Date(), days * dayMs).toISOString(),
        endDate: after(new Date(), days * dayMs + 3 * hourMs).toISOString(),
        type: 'hourly',
      },
      { token: renter.token },
    )
  expect((await book(3)).status).toBe(201)
  const all = (await statementsOf(() => book(5))).map(({ text }) => text)
  const statements = all.filter(text => !isBeside(text))
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(12)
  // First the caller, then their limits, then the locks with what is free, then the writes and the
  // commit. Only the last two keep others waiting.
  const trips = (await tripsOf(() => book(7))).filter(trip => !trip.every(isBeside))
  expect(trips.length, JSON.stringify(trips, null, 2)).toBeLessThanOrEqual(4)
})
