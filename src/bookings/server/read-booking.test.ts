import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking } from '#test/bookings.ts'
import { anOperator, type Person, signUp } from '#test/factories.ts'

let app: TestApp
let host: Person
let renter: Person
let stranger: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.post('/dev/clock', { now: null })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  stranger = await signUp(app, { role: 'partner' })
})

const request = (form = {}) => askedBooking(app, { host, renter }, { form })

describe('lists', () => {
  it('shows a customer their own, a host those of their spaces, and each only that', async () => {
    const { id } = await request()
    const ids = async (path: string, person: { token: string }) =>
      (await app.get(path, person)).body.data.map((booking: { _id: string }) => booking._id)
    expect(await ids('/booking', renter)).toEqual([id])
    expect(await ids('/booking', host)).toEqual([id])
    expect(await ids('/booking', stranger)).toEqual([])
    expect(await ids('/booking?as=renter', host)).toEqual([])
    expect(await ids('/booking?approvalStatus=pending', host)).toEqual([id])
    expect(await ids('/booking?approvalStatus=expired', host)).toEqual([])
    expect(await ids('/booking', await anOperator(app))).toContain(id)
  })
})

describe('the operator’s look at a booking', () => {
  const looks = async (id: string) => {
    const path = `/admin/audit?subject=${id}`
    const { body } = await app.get(path, await anOperator(app))
    const entries: { action: string; actorRole: string }[] = body.data
    return entries.filter(({ action }) => action.endsWith('read')).map(({ action }) => action)
  }

  it('is written down, as a look at a listing is; the looks of its two people are not', async () => {
    const { id } = await request()
    const operator = await anOperator(app)
    for (const person of [host, renter]) await app.get(`/booking/${id}`, person)
    expect((await app.get(`/booking/${id}`, stranger)).status).toBe(404)
    expect(await looks(id)).toEqual([])
    const seen = await app.get(`/booking/${id}`, operator)
    expect(seen.body.data.renter.email).toBe(renter.email)
    expect(await looks(id)).toEqual(['booking.read'])
    expect((await app.get(`/booking/${id}/calendar.ics`, operator)).status).toBe(200)
    expect(await looks(id)).toEqual(['booking.read', 'booking.read'])
  })

  it('is not what a deed of theirs counts as: that has an entry of its own', async () => {
    const { id } = await request()
    const operator = await anOperator(app)
    await app.patch(`/booking/${id}`, { approvalStatus: 'approved' }, operator)
    expect(await looks(id)).toEqual([])
  })
})
