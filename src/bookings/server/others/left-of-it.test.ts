import { expect, it } from 'vitest'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { recordPaid } from '#test/bookings.ts'
import { again, approvedListing, signUp } from '#test/factories.ts'
import { adoptTerms } from '#test/policy.ts'
import { loggedIn } from '#test/rent.ts'
import { storyOf } from '#test/story.ts'

/** In these stories the partner ends a booking while it runs. */
const story = storyOf(async app => {
  app.clock.moveTo(new Date('2030-01-15T09:00:00Z'))
  return {
    host: await signUp(app, { role: 'partner' }),
    renter: await signUp(app, { role: 'customer' }),
    neighbour: await signUp(app, { role: 'partner' }),
  }
})

let places = 0

/** Fifty kilometres from the others, so that no story finds the spaces of another. */
function somewhere() {
  places += 1
  return { lat: 50.6 + places * 0.5, lng: -3.2 }
}

async function paidBooking(place: object, term: object, form: object = {}) {
  const space = { coordinates: place, storageSize: { name: '50' }, services: ['delivery'] }
  const prices = { hourlyRate: 10, monthlyRate: 100, costPerKm: 2, storageNumber: 1 }
  const offered = { ...space, ...prices, autoApprove: true, ...form }
  const listing = await approvedListing(story.app, story.host, offered)
  const moved = { moving: true, pickupAddress: 'Market Square, York YO1 8SL' }
  const body = { storageListing: listing._id, ...term, ...moved }
  const { data: booking } = (await story.app.post('/booking', body, story.renter)).body
  await recordPaid(story.app, booking._id)
  return booking
}

function near(coordinates: object, prices: object) {
  return approvedListing(story.app, story.neighbour, {
    ...{ coordinates, storageSize: { name: '50' }, services: [], storageNumber: 1 },
    ...prices,
  })
}

/** Sessions do not follow the clock that a story moves. */
async function endedByHost(id: string, now: Date) {
  story.app.clock.moveTo(now)
  const host = await loggedIn(story.app, story.host)
  const ended = await story.app.patch(`/booking/${id}`, { approvalStatus: 'disapproved' }, host)
  expect(ended.status, ended.body.error).toBe(200)
  const renter = await loggedIn(story.app, story.renter)
  return {
    offers: async () => (await story.app.get(`/booking/${id}/alternatives`, renter)).body.data,
    take: (wish: object) => story.app.post(`/booking/${id}/alternatives`, wish, renter),
  }
}

it('offers the months that are left, at no higher price for each, without the van', async () => {
  const place = somewhere()
  const term = { type: 'monthly', startDate: '2030-03', endDate: '2030-06' }
  const lost = await paidBooking(place, { ...term, instalments: true })
  await near(place, { monthlyRate: 101 })
  const other = await near(place, { monthlyRate: 100 })
  const { offers, take } = await endedByHost(lost._id, new Date('2030-05-10T12:00:00Z'))
  const [offer, ...more] = await offers()
  expect([offer?.listing._id, offer?.totalPence, more]).toEqual([other._id, 215_00, []])
  const asked = await take({ listing: other._id, price: offer.total })
  expect(asked.status, asked.body.error).toBe(201)
  expect(asked.body.data).toMatchObject({
    ...{ startDate: expect.stringMatching(/^2030-05-10T12:00/), endDate: lost.endDate, time: 2 },
    ...{ moving: false, pickupAddress: null, instalments: true },
  })
})

it('begins next month where this one is nearly over, so that nobody pays it whole', async () => {
  const place = somewhere()
  const term = { type: 'monthly', startDate: '2030-03', endDate: '2030-06' }
  const lost = await paidBooking(place, term)
  const other = await near(place, { monthlyRate: 100 })
  const { take } = await endedByHost(lost._id, new Date('2030-04-20T12:00:00Z'))
  const asked = await take({ listing: other._id })
  expect(asked.status, asked.body.error).toBe(201)
  expect(asked.body.data).toMatchObject({ startDate: '2030-04-30T23:00:00.000Z', time: 2 })
})

it('offers the last month in one payment, because it cannot be paid in parts', async () => {
  const place = somewhere()
  const term = { type: 'monthly', startDate: '2030-03', endDate: '2030-06' }
  const lost = await paidBooking(place, { ...term, instalments: true })
  const other = await near(place, { monthlyRate: 90 })
  const { take } = await endedByHost(lost._id, new Date('2030-06-10T12:00:00Z'))
  const asked = await take({ listing: other._id })
  expect(asked.status, asked.body.error).toBe(201)
  expect(asked.body.data).toMatchObject({ time: 1, instalments: false })
})

it('offers from this month on what has no end', async () => {
  const place = somewhere()
  const term = { type: 'monthly', startDate: '2030-03', endDate: null, rolling: true }
  const lost = await paidBooking(place, term, { rolling: true })
  await near(place, { monthlyRate: 100 })
  const other = await near(place, { monthlyRate: 95, rolling: true })
  const { offers, take } = await endedByHost(lost._id, new Date('2030-03-01T12:00:00Z'))
  expect((await offers()).map(({ listing }: Offer) => listing._id)).toEqual([other._id])
  const asked = await take({ listing: other._id })
  expect(asked.status, asked.body.error).toBe(201)
  expect(asked.body.data).toMatchObject({
    rolling: true,
    startDate: expect.stringMatching(/^2030-03-01T12:00/),
  })
})

it('offers the hours that are left, from the next full hour', async () => {
  const place = somewhere()
  const start = new Date('2030-01-17T09:00:00Z')
  const end = after(start, 60 * hourMs)
  const [startDate, endDate] = [start.toISOString(), end.toISOString()]
  const lost = await paidBooking(place, { type: 'hourly', startDate, endDate })
  await near(place, { hourlyRate: 10.5 })
  const other = await near(place, { hourlyRate: 9 })
  const later = after(start, 10 * hourMs + 20 * minuteMs)
  const { offers, take } = await endedByHost(lost._id, later)
  expect((await offers()).map(({ listing }: Offer) => listing._id)).toEqual([other._id])
  const asked = await take({ listing: other._id })
  expect(asked.status, asked.body.error).toBe(201)
  const next = after(start, 11 * hourMs).toISOString()
  expect(asked.body.data).toMatchObject({ startDate: next, endDate, time: 49 })
})

it('asks for no other space under terms that the renter has not agreed to', async () => {
  const place = somewhere()
  const term = { type: 'monthly', startDate: '2030-03', endDate: '2030-04' }
  const lost = await paidBooking(place, term)
  const van = { services: ['delivery'], costPerKm: 1 }
  const other = await near(place, { monthlyRate: 100, ...van })
  const { offers, take } = await endedByHost(lost._id, new Date('2030-01-16T12:00:00Z'))
  const adopted = await adoptTerms(story.app, await again(story.app), { cancellationFee: 4000 })
  expect(adopted.status, adopted.body.error).toBe(201)
  const [offer] = await offers()
  expect(offer?.listing._id).toBe(other._id)
  const refused = await take({ listing: other._id, price: offer.total })
  expect([refused.status, refused.body.code]).toEqual([409, 'terms_changed'])
})

interface Offer {
  listing: { _id: string }
}
