import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { again, mailTo, type Person, signUp } from '#test/factories.ts'
import {
  ask,
  giveNotice,
  inWords,
  loggedIn,
  moveTo,
  rentStory,
  rollingBooking,
  schedule,
  takeBackNotice,
} from '#test/rent.ts'

const story = rentStory()
const ownNotice = /^You have given notice\. You may take it back/m
const ourNotice = /^We have given notice\.$/m

/** Until when, in words, and which of the files about it this is. */
async function calendarFile(id: string) {
  const renter = await loggedIn(story.app, story.renter)
  const { body } = await story.app.get(`/booking/${id}/calendar.ics`, renter)
  const file = String(body).replace(/\r\n /g, '')
  const found = /DTEND:(\d{8})T.*(SEQUENCE:\d+).*DESCRIPTION:(.*?)\. Let by/s.exec(file)
  return [found?.[1], found?.[3], found?.[2]]
}

describe('notice', () => {
  it('is not given for another last day than was shown', async () => {
    const { id } = await rollingBooking(story.app, story)
    const shownTo = async (person: Person) =>
      (await ask(story.app, person, `/booking/${id}`)).rent.noticeEndsAt
    const give = async (person: Person, endsAt: string) =>
      story.app.post(`/booking/${id}/notice`, { endsAt }, await loggedIn(story.app, person))
    await moveTo(story.app, '2026-12-31T23:59:00Z')
    const before = await shownTo(story.renter)
    expect(before).toBe('2027-02-01T00:00:00.000Z')
    await moveTo(story.app, '2027-01-01T00:01:00Z')
    const late = await give(story.renter, before)
    expect([late.status, late.body.code]).toEqual([409, 'notice_changed'])
    expect((await ask(story.app, story.renter, `/booking/${id}`)).endDate).toBeNull()
    const given = await give(story.renter, await shownTo(story.renter))
    expect([given.status, given.body.data.endsAt]).toEqual([201, '2027-03-01T00:00:00.000Z'])
  })

  it('in fourteen days is not given as another one once the rent is paid', async () => {
    const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
    await moveTo(story.app, after(dayOf('2026-12', 27), hourMs))
    for (const day of [1, 3, 6]) await moveTo(story.app, after(dayOf('2027-01', day), hourMs))
    const { rent } = await ask(story.app, story.host, `/booking/${id}`)
    expect(rent.noticeEndsAt).toBe('2027-01-21T00:00:00.000Z')
    await story.app.post(`/dev/cards/${id}`, { card: 'ok' })
    await story.app.services.jobs.runAll()
    const host = await loggedIn(story.app, story.host)
    const shown = { endsAt: rent.noticeEndsAt }
    const refused = await story.app.post(`/booking/${id}/notice`, shown, host)
    expect([refused.status, refused.body.code]).toEqual([409, 'notice_changed'])
    expect((await ask(story.app, story.renter, `/booking/${id}`)).endDate).toBeNull()
  })

  it('of the renter ends it with the next whole month, and may be taken back', async () => {
    const { id } = await rollingBooking(story.app, story, { ahead: 0 })
    const shown = (await ask(story.app, story.renter, `/booking/${id}`)).rent.noticeEndsAt
    const given = await giveNotice(story.app, story.renter, id)
    expect([given.status, given.body.data.endsAt]).toEqual([201, shown])
    expect(shown).toBe('2027-01-01T00:00:00.000Z')
    expect((await giveNotice(story.app, story.renter, id)).body.code).toBe('notice_given_already')
    expect((await giveNotice(story.app, story.host, id)).body.code).toBe('notice_given_already')
    expect((await takeBackNotice(story.app, story.host, id)).status).toBe(409)
    expect((await ask(story.app, story.host, `/booking/${id}`)).endDate).toBe(shown)
    await moveTo(story.app, after(dayOf('2026-12', 27), hourMs))
    expect(inWords(await schedule(story.app, story.renter, id))).toEqual([
      '2026-11 £108 paid',
      '2026-12 £108 paid',
    ])
    expect((await takeBackNotice(story.app, story.renter, id)).body.data).toEqual({ endsAt: null })
    await story.app.services.jobs.runAll()
    expect(inWords(await schedule(story.app, story.renter, id)).slice(0, 4)).toEqual([
      '2026-11 £108 paid',
      '2026-12 £108 paid',
      '2027-01 £108 paid',
      '2027-02 £108 due',
    ])
  })

  it('tells the partner that others can book the space only while they can', async () => {
    const { id, listing } = await rollingBooking(story.app, story, { ahead: 0 })
    const told = async () => {
      expect((await giveNotice(story.app, story.renter, id)).status).toBe(201)
      await takeBackNotice(story.app, story.renter, id)
      const letters = await mailTo(story.app, story.host.email)
      return letters.find(({ subject }) => / ends \d/.test(subject))?.text
    }
    expect(await told()).toContain('The space can be booked by others from then.')
    const host = await loggedIn(story.app, story.host)
    await story.app.put(`/listings/${listing._id}/toggle-availability`, undefined, host)
    const letter = await told()
    expect(letter).toContain('The space is free from then.')
    expect(letter).not.toContain('booked by others')
  })

  it('stands in the calendar file, which replaces the one before', async () => {
    const { id } = await rollingBooking(story.app, story)
    expect(await calendarFile(id)).toEqual(['20261202', 'Until notice is given', 'SEQUENCE:2'])
    await giveNotice(story.app, story.renter, id)
    const until = '1 December 2026 to 31 December 2026'
    expect(await calendarFile(id)).toEqual(['20270101', until, 'SEQUENCE:3'])
    await takeBackNotice(story.app, story.renter, id)
    expect(await calendarFile(id)).toEqual(['20261202', 'Until notice is given', 'SEQUENCE:4'])
  })

  it('of the partner ends it with the second next, and of a stranger never', async () => {
    const { id } = await rollingBooking(story.app, story, { ahead: 0 })
    expect(
      (await giveNotice(story.app, await signUp(story.app, { role: 'partner' }), id)).status,
    ).toBe(404)
    expect((await giveNotice(story.app, story.host, id)).body.data.endsAt).toBe(
      '2027-02-01T00:00:00.000Z',
    )
    const letters = await mailTo(story.app, story.renter.email)
    expect(letters.some(({ subject }) => subject.includes('ends 31 January 2027'))).toBe(true)
    await moveTo(story.app, after(dayOf('2027-02', 1), hourMs))
    expect((await giveNotice(story.app, story.host, id)).status).toBe(409)
    expect((await takeBackNotice(story.app, story.host, id)).body.code).toBe('notice_not_possible')
    expect(inWords(await schedule(story.app, story.renter, id)).at(-1)).toBe('2027-01 £108 paid')
  })

  it.each([
    { by: 'renter', toRenter: ownNotice, toHost: /^\w+ has given notice\.$/m },
    { by: 'host', toRenter: /^\w+ has given notice\.$/m, toHost: ownNotice },
    { by: 'operator', toRenter: ourNotice, toHost: ourNotice },
  ] as const)('of the $by is told as theirs', async ({ by, toRenter, toHost }) => {
    const { id } = await rollingBooking(story.app, story, { ahead: 0 })
    const given =
      by === 'operator'
        ? await story.app.post(`/booking/${id}/notice`, undefined, await again(story.app))
        : await giveNotice(story.app, story[by], id)
    expect(given.status).toBe(201)
    const told = async ({ email }: Person) =>
      (await mailTo(story.app, email)).find(({ subject }) => subject.includes(' ends '))?.text
    expect(await told(story.renter)).toMatch(toRenter)
    expect(await told(story.host)).toMatch(toHost)
  })

  it('cannot be taken back once somebody else has booked the space', async () => {
    const { id, listing } = await rollingBooking(story.app, story, { ahead: 0 })
    await giveNotice(story.app, story.renter, id)
    const other = await signUp(story.app, { role: 'customer' })
    const wish = { storageListing: listing._id, type: 'monthly', startDate: '2027-01' }
    expect((await story.app.post('/booking', { ...wish, endDate: '2027-02' }, other)).status).toBe(
      201,
    )
    expect((await takeBackNotice(story.app, story.renter, id)).body.code).toBe('booking_clash')
  })

  it('cannot be taken back over a time that the partner has closed since', async () => {
    const { app, host, renter } = story
    const { id, listing } = await rollingBooking(app, story, { ahead: 0 })
    await giveNotice(app, renter, id)
    const close = (unavailabilityPeriods: object[]) =>
      app.patch(`/listings/${listing._id}`, { unavailabilityPeriods }, host)
    const painting = { startDate: '2027-01-10', endDate: '2027-01-20', reason: 'Painting' }
    expect((await close([painting])).status).toBe(200)
    const refused = await takeBackNotice(app, renter, id)
    expect([refused.status, refused.body.code]).toEqual([409, 'booking_unavailable'])
    await close([])
    expect((await takeBackNotice(app, renter, id)).status).toBe(200)
  })

  it('cannot be taken back where a space is no longer there that it would need', async () => {
    const { app, host, renter } = story
    const { id, listing } = await rollingBooking(app, story, {
      ahead: 0,
      form: { storageNumber: 2 },
    })
    const other = await signUp(app, { role: 'customer' })
    const wish = { storageListing: listing._id, type: 'monthly', startDate: '2027-01' }
    const booked = await app.post('/booking', { ...wish, endDate: '2027-02' }, other)
    expect(booked.status).toBe(201)
    await giveNotice(app, renter, id)
    const fewer = await app.patch(`/listings/${listing._id}`, { storageNumber: 1 }, host)
    expect(fewer.status).toBe(200)
    const refused = await takeBackNotice(app, renter, id)
    expect([refused.status, refused.body.code]).toEqual([409, 'booking_clash'])
    await app.patch(`/booking/cancel/${booked.body.data._id}`, undefined, other)
    expect((await takeBackNotice(app, renter, id)).status).toBe(200)
  })

  it('may be taken back by the last who is left, whatever their space was called', async () => {
    const { app, host, renter } = story
    const form = { storageNumber: 2 }
    const { id, listing } = await rollingBooking(app, story, { ahead: 0, form })
    await app.pool.query('update booking set unit_no = 2 where id = $1', [id])
    await giveNotice(app, renter, id)
    await app.patch(`/listings/${listing._id}`, { storageNumber: 1 }, host)
    expect((await takeBackNotice(app, renter, id)).status).toBe(200)
  })

  it('ends nothing before the shortest rental', async () => {
    const form = { bookingDuration: '3-months' }
    const { id } = await rollingBooking(story.app, story, { ahead: 0, form })
    expect((await giveNotice(story.app, story.renter, id)).body.data.endsAt).toBe(
      '2027-02-01T00:00:00.000Z',
    )
  })
})
