import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { recordPaid } from '#test/bookings.ts'
import { again, anOperator, approvedListing, type Person, signUp } from '#test/factories.ts'
import { loggedIn } from '#test/rent.ts'
import { showDueReviews } from './due/show-due-reviews.ts'

let app: TestApp
let host: Person
let listingId: string
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  await anOperator(app)
})
beforeEach(async () => {
  host = await signUp(app, { role: 'partner' })
  const form = { services: [], storageNumber: 3, hourlyRate: 10, monthlyRate: 100 }
  listingId = (await approvedListing(app, host, { ...form, autoApprove: true }))._id
})
afterAll(() => app.close())

const text = 'Dry and easy to get into, and the door is wide.'
const write = async (id: string, by: Person, rating: number) => {
  const answer = await app.post(`/booking/${id}/review`, { rating, text }, await loggedIn(app, by))
  expect(answer.status).toBe(201)
  return answer.body.data
}

/** What the very next search says, without any job between. */
async function ratingOnCard() {
  const { body } = await app.post('/users/listings', { sort: 'rated', limit: 50 })
  return body.data.find((one: { _id: string }) => one._id === listingId).rating
}

/** They ended an hour ago. */
async function threeBookings() {
  const start = after(app.clock.now(), 3 * dayMs)
  const end = after(start, 48 * hourMs)
  const times = { startDate: start.toISOString(), endDate: end.toISOString(), type: 'hourly' }
  const bookings: { id: string; renter: Person }[] = []
  for (let number = 0; number < 3; number += 1) {
    const renter = await signUp(app, { role: 'customer' })
    const wish = { storageListing: listingId, ...times }
    const { _id: id } = (await app.post('/booking', wish, renter)).body.data
    await recordPaid(app, id)
    bookings.push({ id, renter })
  }
  app.clock.moveTo(after(end, hourMs))
  return { bookings, end }
}

describe('the next search shows a review', () => {
  it('as soon as the second side has written it, and no longer once it is taken down', async () => {
    const { bookings } = await threeBookings()
    for (const { id, renter } of bookings) {
      await write(id, renter, 4)
      expect(await ratingOnCard()).toBeNull()
      await write(id, host, 5)
    }
    expect(await ratingOnCard()).toEqual({ average: 4, count: 3 })
    const { data } = (await app.get(`/users/listings/${listingId}/reviews`)).body
    const reason = 'It is about another space.'
    await app.patch(`/admin/reviews/${data[0]._id}`, { reason }, await again(app))
    expect(await ratingOnCard()).toBeNull()
  })

  it('as soon as the job has shown what only one side wrote', async () => {
    const { bookings, end } = await threeBookings()
    for (const { id, renter } of bookings) await write(id, renter, 2)
    app.clock.moveTo(after(end, 14 * dayMs))
    expect(await ratingOnCard()).toBeNull()
    await showDueReviews(app.services)
    expect(await ratingOnCard()).toEqual({ average: 2, count: 3 })
  })
})
