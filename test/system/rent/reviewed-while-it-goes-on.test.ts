import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { mailTo, type Person, signUp } from '#test/factories.ts'
import { onboard } from '#test/money.ts'
import { loggedIn, moveTo, rollingBooking } from '#test/rent.ts'

let app: TestApp
let host: Person
let renter: Person
const begins = new Date('2026-12-01T00:00:00Z')

beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
})
beforeEach(async () => {
  app.clock.moveTo(new Date('2026-11-10T12:00:00Z'))
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  await onboard(app, host)
})
afterAll(() => app.close())

const review = { rating: 5, text: 'Dry, clean and easy to reach at any hour.' }
const write = async (id: string, person: Person) =>
  app.post(`/booking/${id}/review`, review, await loggedIn(app, person))
const shown = async (listingId: string) =>
  (await app.get(`/users/listings/${listingId}/reviews`)).body.data
const asked = async (person: Person) =>
  (await mailTo(app, person.email)).filter(({ subject }) => /^How was|last days/.test(subject))

describe('a booking without an end', () => {
  it('is reviewed from its thirtieth day on, by people who still store there', async () => {
    const { id, listing } = await rollingBooking(app, { host, renter })
    await moveTo(app, after(begins, 30 * dayMs - hourMs))
    expect((await write(id, renter)).body.code).toBe('review_too_early')
    expect(await asked(renter)).toEqual([])
    await moveTo(app, after(begins, 30 * dayMs))
    const [letter] = await asked(renter)
    expect(letter?.text).toContain('while the booking goes on, and for 14 days after it')
    expect((await write(id, renter)).status).toBe(201)
    expect((await write(id, host)).status).toBe(201)
    expect(await shown(listing._id)).toMatchObject([
      { rating: 5, stayed: { from: begins.toISOString(), to: null } },
    ])
  })

  it('keeps what one side wrote until two weeks after its end, however late that is', async () => {
    const { id, listing } = await rollingBooking(app, { host, renter })
    await moveTo(app, after(begins, 30 * dayMs))
    await write(id, renter)
    const [told] = (await mailTo(app, host.email)).filter(one => /has reviewed/.test(one.subject))
    expect(told?.text).toContain('14 days after the booking has ended')
    expect([await asked(host), await asked(renter)]).toMatchObject([[{}], [{}]])
    await moveTo(app, '2027-09-10T12:00:00Z')
    expect(await shown(listing._id)).toEqual([])
    await app.post(`/booking/${id}/notice`, undefined, await loggedIn(app, renter))
    const end = new Date('2027-11-01T00:00:00Z')
    await moveTo(app, after(end, 14 * dayMs - hourMs))
    expect(await shown(listing._id)).toEqual([])
    // By now the letters of its thirtieth day are forgotten.
    expect((await asked(host)).map(({ subject }) => subject)).toHaveLength(1)
    expect(await asked(renter)).toEqual([])
    await moveTo(app, after(end, 14 * dayMs))
    expect(await shown(listing._id)).toMatchObject([
      { rating: 5, stayed: { from: begins.toISOString(), to: end.toISOString() } },
    ])
    expect((await write(id, host)).body.code).toBe('review_too_late')
  })
})
