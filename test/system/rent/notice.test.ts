import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { mailTo, type Person, signUp } from '#test/factories.ts'
import {
  ask,
  giveNotice,
  inWords,
  moveTo,
  rentStory,
  rollingBooking,
  schedule,
  takeBackNotice,
} from '#test/rent.ts'

let app: TestApp
let host: Person
let renter: Person

rentStory(cast => {
  app = cast.app
  host = cast.host
  renter = cast.renter
})

describe('notice', () => {
  it('of the renter ends it with the next whole month, and may be taken back', async () => {
    const { id } = await rollingBooking(app, { host, renter }, { ahead: 0 })
    const shown = (await ask(app, renter, `/booking/${id}`)).rent.noticeEndsAt
    const given = await giveNotice(app, renter, id)
    expect([given.status, given.body.data.endsAt]).toEqual([201, shown])
    expect(shown).toBe('2027-01-01T00:00:00.000Z')
    expect((await giveNotice(app, renter, id)).body.code).toBe('notice_given_already')
    expect((await giveNotice(app, host, id)).body.code).toBe('notice_given_already')
    expect((await takeBackNotice(app, host, id)).status).toBe(409)
    expect((await ask(app, host, `/booking/${id}`)).endDate).toBe(shown)
    await moveTo(app, after(dayOf('2026-12', 27), hourMs))
    expect(inWords(await schedule(app, renter, id))).toEqual([
      '2026-11 £108 paid',
      '2026-12 £108 paid',
    ])
    expect((await takeBackNotice(app, renter, id)).body.data).toEqual({ endsAt: null })
    await app.services.jobs.runAll()
    expect(inWords(await schedule(app, renter, id)).slice(0, 4)).toEqual([
      '2026-11 £108 paid',
      '2026-12 £108 paid',
      '2027-01 £108 paid',
      '2027-02 £108 due',
    ])
  })

  it('of the partner ends it with the second next, and of a stranger never', async () => {
    const { id } = await rollingBooking(app, { host, renter }, { ahead: 0 })
    expect((await giveNotice(app, await signUp(app, { role: 'partner' }), id)).status).toBe(404)
    expect((await giveNotice(app, host, id)).body.data.endsAt).toBe('2027-02-01T00:00:00.000Z')
    const letters = await mailTo(app, renter.email)
    expect(letters.some(({ subject }) => subject.includes('ends 31 January 2027'))).toBe(true)
    await moveTo(app, after(dayOf('2027-02', 1), hourMs))
    expect((await giveNotice(app, host, id)).status).toBe(409)
    expect((await takeBackNotice(app, host, id)).body.code).toBe('notice_not_possible')
    expect(inWords(await schedule(app, renter, id)).at(-1)).toBe('2027-01 £108 paid')
  })

  it('cannot be taken back once somebody else has booked the space', async () => {
    const { id, listing } = await rollingBooking(app, { host, renter }, { ahead: 0 })
    await giveNotice(app, renter, id)
    const other = await signUp(app, { role: 'customer' })
    const wish = { storageListing: listing._id, type: 'monthly', startDate: '2027-01' }
    expect((await app.post('/booking', { ...wish, endDate: '2027-02' }, other)).status).toBe(201)
    expect((await takeBackNotice(app, renter, id)).body.code).toBe('booking_clash')
  })

  it('ends nothing before the shortest rental', async () => {
    const form = { bookingDuration: '3-months' }
    const { id } = await rollingBooking(app, { host, renter }, { ahead: 0, form })
    expect((await giveNotice(app, renter, id)).body.data.endsAt).toBe('2027-02-01T00:00:00.000Z')
  })
})
