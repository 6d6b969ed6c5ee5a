import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking } from '#test/bookings.ts'
import { testDatabase } from '#test/database.ts'
import { mailTo, type Person, signUp } from '#test/factories.ts'

/** Two processes on one database, in demo mode. */
describe('the clock of the demo', () => {
  let one: TestApp
  let other: TestApp
  let host: Person
  let renter: Person
  beforeAll(async () => {
    const database = await testDatabase()
    one = await testApp({}, { database })
    other = await testApp({}, { database })
    host = await signUp(one, { role: 'partner' })
    renter = await signUp(one, { role: 'customer' })
  })
  afterEach(() => one.post('/dev/clock', { now: null }))
  afterAll(async () => {
    await one.close()
    await other.close()
    await one.database.close()
  })

  const moveTo = (app: TestApp, instant: Date | null) =>
    app.post('/dev/clock', { now: instant?.toISOString() ?? null })
  const yearOf = async (app: TestApp) => (await app.get('/dev/clock')).body.data.now.slice(0, 4)

  it('is another one everywhere as soon as a move has been answered anywhere', async () => {
    const thisYear = new Date().getUTCFullYear()
    const years = [1, 2, 3, 4].map(ahead => String(thisYear + ahead))
    for (const [index, year] of years.entries()) {
      const [mover, reader] = index % 2 === 0 ? [one, other] : [other, one]
      expect(await yearOf(reader)).not.toBe(year)
      expect((await moveTo(mover, new Date(`${year}-06-01T12:00:00Z`))).status).toBe(200)
      expect([await yearOf(reader), await yearOf(mover)]).toEqual([year, year])
    }
    await moveTo(other, null)
    const now = String(thisYear)
    expect([await yearOf(one), await yearOf(other)]).toEqual([now, now])
  })

  it('leaves everybody logged in, whichever process moves it and however often', async () => {
    for (const days of [30, 60, 90]) {
      await moveTo(one, after(new Date(), days * dayMs))
      await moveTo(other, after(new Date(), days * dayMs))
      const answers = [await one.get('/booking', renter), await other.get('/booking', renter)]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
    await moveTo(other, null)
    expect((await one.get('/booking', renter)).status).toBe(200)
  })

  it('does what is due by then at once, and once, though two move it together', async () => {
    const booking = await askedBooking(one, { host, renter }, { days: 30 })
    const later = after(new Date(), 8 * dayMs + hourMs)
    const moves = await Promise.all([moveTo(one, later), moveTo(other, later)])
    expect(moves.map(({ status }) => status)).toEqual([200, 200])
    const { body } = await other.get(`/booking/${booking.id}`, renter)
    expect(body.data.approvalStatus).toBe('expired')
    const subjects = (await mailTo(one, renter.email)).map(({ subject }) => subject)
    expect(new Set(subjects).size).toBe(subjects.length)
  })

  it('is still where it was moved to after a new start', async () => {
    await moveTo(one, new Date('2035-06-01T12:00:00Z'))
    const fresh = await testApp({}, { database: one.database })
    expect(await yearOf(fresh)).toBe('2035')
    await fresh.close()
  })

  it('costs nothing outside demo mode', async () => {
    const live = await testApp({ DEMO: '0' }, { database: one.database })
    await moveTo(one, new Date('2036-06-01T12:00:00Z'))
    await live.clock.catchUp()
    expect(live.clock.now().getUTCFullYear()).toBe(new Date().getUTCFullYear())
    await live.close()
  })
})
