import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf, next } from '#rent/rules/schedule/months.ts'
import type { ScheduleItem } from '#rent/rules/wire.ts'
import { mailTo, signUp } from '#test/factories.ts'
import {
  ask,
  giveNotice,
  loggedIn,
  moveTo,
  rentStory,
  rollingBooking,
  schedule,
} from '#test/rent.ts'

const story = rentStory()

const tell = async (id: string, body: object, person = story.host) =>
  story.app.post(`/booking/${id}/later-price`, body, await loggedIn(story.app, person))
const takeBack = async (id: string, person = story.host) =>
  story.app.delete(`/booking/${id}/later-price`, await loggedIn(story.app, person))
const chargedFor = async (id: string) =>
  (await schedule(story.app, story.renter, id))
    .filter(({ state }: ScheduleItem) => state === 'paid')
    .map(({ month, amount }: ScheduleItem) => `${month} £${amount}`)
const rentComes = async (month: string) => {
  await moveTo(story.app, after(dayOf(month, 27), hourMs))
  await moveTo(story.app, after(dayOf(next(month), 1), 25 * hourMs))
}
const wish = { monthlyRate: 120, from: '2027-02' }

describe('a later price', () => {
  it('is shown before it is told, and told with the day by which to leave', async () => {
    const { id } = await rollingBooking(story.app, story, { ahead: 0 })
    const { rent } = await ask(story.app, story.host, `/booking/${id}`)
    expect(rent.laterPriceMonths).toEqual({ first: '2027-02', last: '2028-11' })
    expect((await ask(story.app, story.renter, `/booking/${id}`)).rent.laterPriceMonths).toBeNull()
    const shown = await ask(
      story.app,
      story.host,
      `/booking/${id}/later-price?monthlyRate=120&from=2027-02`,
    )
    const told = (await tell(id, wish)).body.data
    expect(told).toEqual(shown)
    expect(told.laterPrice).toEqual({
      ...{ from: '2027-02', monthlyRate: 120, monthly: 129, monthlyPence: 129_00 },
      ...{ noticeBefore: '2027-01-01T00:00:00.000Z', mayStillLeave: true },
    })
    const read = (await ask(story.app, story.renter, `/booking/${id}`)).rent
    expect(read).toMatchObject({ monthly: 108, ...told })
    const letter = (await mailTo(story.app, story.renter.email)).find(({ subject }) =>
      subject.includes('£129 a month from 1 February 2027'),
    )
    expect(letter?.text).toContain('give notice by 31 December 2026')
    const { threadId } = await ask(story.app, story.renter, `/booking/${id}`)
    const talk = JSON.stringify(await ask(story.app, story.renter, `/messages/threads/${threadId}`))
    expect(talk).toContain('The rent is £129 a month with tax from 1 February 2027 on.')
  })

  it('is charged, receipted and shared from its first month on, and never before', async () => {
    const { id } = await rollingBooking(story.app, story, { ahead: 0 })
    await tell(id, wish)
    for (const month of ['2026-11', '2026-12', '2027-01', '2027-02']) await rentComes(month)
    expect(await chargedFor(id)).toEqual([
      '2026-11 £108',
      '2026-12 £108',
      '2027-01 £108',
      '2027-02 £129',
      '2027-03 £129',
    ])
    const receipts = await ask(story.app, story.renter, `/booking/${id}/receipts`)
    expect(receipts.map(({ amount }: { amount: number }) => amount)).toEqual([
      108, 108, 108, 129, 129,
    ])
    const { rows } = await story.app.pool.query(
      `select amount::int from money_movement
       where booking_id = $1 and kind = 'payout' order by created_at`,
      [id],
    )
    expect(rows.map(({ amount }) => amount)).toEqual([80_00, 80_00, 80_00, 96_00, 96_00])
    const read = (await ask(story.app, story.host, `/booking/${id}`)).rent
    expect(read).toMatchObject({ monthly: 129, laterPrice: null })
    expect(read.laterPriceMonths.first).toBe('2027-06')
  })

  it('may be left before it begins, by who gives notice in time', async () => {
    const { id } = await rollingBooking(story.app, story, { ahead: 0 })
    await tell(id, wish)
    await rentComes('2026-11')
    await moveTo(story.app, new Date('2026-12-31T23:00:00Z'))
    expect((await giveNotice(story.app, story.renter, id)).body.data.endsAt).toBe(
      '2027-02-01T00:00:00.000Z',
    )
    await rentComes('2027-01')
    expect(await chargedFor(id)).toEqual(['2026-11 £108', '2026-12 £108', '2027-01 £108'])
  })

  it('is owed at its own sum where a card says no', async () => {
    const { id } = await rollingBooking(story.app, story, { ahead: 0 })
    await tell(id, wish)
    for (const month of ['2026-11', '2026-12']) await rentComes(month)
    await story.app.post(`/dev/cards/${id}`, { card: 'declines later' })
    await moveTo(story.app, after(dayOf('2027-01', 27), hourMs))
    for (const day of [1, 3, 6]) await moveTo(story.app, after(dayOf('2027-02', day), hourMs))
    const letters = await mailTo(story.app, story.renter.email)
    expect(letters.some(({ text }) => text.includes('£129 for February 2027 four times'))).toBe(
      true,
    )
    await story.app.post(`/dev/cards/${id}`, { card: 'ok' })
    await story.app.services.jobs.runAll()
    expect((await chargedFor(id)).at(-1)).toBe('2027-02 £129')
  })
})

describe('taking it back', () => {
  it('leaves the rent as it was, also in what was planned with it', async () => {
    const { id } = await rollingBooking(story.app, story, { ahead: 0 })
    await tell(id, wish)
    expect((await tell(id, { ...wish, from: '2027-05' })).body.code).toBe(
      'later_price_told_already',
    )
    for (const month of ['2026-11', '2026-12']) await rentComes(month)
    await moveTo(story.app, new Date('2027-01-26T23:00:00Z'))
    expect((await takeBack(id)).body.data).toEqual({ laterPrice: null })
    expect((await takeBack(id)).body.code).toBe('later_price_stays')
    for (const month of ['2027-01', '2027-02']) await rentComes(month)
    expect((await chargedFor(id)).slice(-2)).toEqual(['2027-02 £108', '2027-03 £108'])
    const letters = await mailTo(story.app, story.renter.email)
    expect(letters.filter(({ subject }) => subject.includes('stays as it is'))).toHaveLength(1)
  })

  it('is over once its first month is asked for', async () => {
    const { id } = await rollingBooking(story.app, story, { ahead: 0 })
    await tell(id, wish)
    await moveTo(story.app, new Date('2027-01-27T00:00:00Z'))
    expect((await ask(story.app, story.host, `/booking/${id}`)).rent.mayTakePriceBack).toBe(false)
    expect((await takeBack(id)).body.code).toBe('later_price_stays')
    expect((await tell(id, { monthlyRate: 90, from: '2027-04' })).status).toBe(409)
    await moveTo(story.app, new Date('2027-02-02T00:00:00Z'))
    expect((await tell(id, { monthlyRate: 90, from: '2027-04' })).status).toBe(422)
    expect((await tell(id, { monthlyRate: 90, from: '2027-05' })).status).toBe(201)
  })

  it('reaches a month that was dropped by notice and is wanted again', async () => {
    const { id } = await rollingBooking(story.app, story, { ahead: 0 })
    await tell(id, wish)
    for (const month of ['2026-11', '2026-12']) await rentComes(month)
    await giveNotice(story.app, story.host, id)
    expect((await takeBack(id)).status).toBe(200)
    expect((await tell(id, { ...wish, from: '2027-05' })).body.code).toBe(
      'later_price_not_possible',
    )
    await story.app.delete(`/booking/${id}/notice`, await loggedIn(story.app, story.host))
    await rentComes('2027-01')
    expect((await chargedFor(id)).at(-1)).toBe('2027-02 £108')
  })
})

describe('no later price', () => {
  it('comes sooner than two whole months after it is told, nor in the far future', async () => {
    const { id } = await rollingBooking(story.app, story, { ahead: 0 })
    for (const from of ['2026-10', '2026-12', '2027-01', '2028-12']) {
      const { status, body } = await tell(id, { ...wish, from })
      expect([status, body.details.fields[0].field]).toEqual([422, 'from'])
    }
  })

  it('begins before the shortest rental is over', async () => {
    const form = { bookingDuration: '6-months' }
    const { id } = await rollingBooking(story.app, story, { ahead: 0, form })
    expect((await tell(id, { ...wish, from: '2027-04' })).status).toBe(422)
    expect((await tell(id, { ...wish, from: '2027-05' })).status).toBe(201)
  })

  it('is less than a price, more than one, or anything else', async () => {
    const { id } = await rollingBooking(story.app, story, { ahead: 0 })
    const bodies = [
      ...[0, -1, 0.01, 1.234, 100_001, '120', null].map(monthlyRate => ({ ...wish, monthlyRate })),
      ...['2027-13', '2027', '2027-02-01', 'soon'].map(from => ({ ...wish, from })),
      { ...wish, note: 'sorry' },
    ]
    for (const body of bodies) expect([400, 422]).toContain((await tell(id, body)).status)
    expect((await ask(story.app, story.host, `/booking/${id}`)).rent.laterPrice).toBeNull()
  })

  it('is set or seen by a stranger, nor set by the renter', async () => {
    const { id } = await rollingBooking(story.app, story, { ahead: 0 })
    for (const person of [story.renter, await signUp(story.app, { role: 'partner' })]) {
      expect((await tell(id, wish, person)).status).toBe(404)
      expect((await takeBack(id, person)).status).toBe(404)
      const path = `/booking/${id}/later-price?monthlyRate=120&from=2027-02`
      expect((await story.app.get(path, await loggedIn(story.app, person))).status).toBe(404)
    }
  })

  it('is for what has an end, or will have one', async () => {
    const { id } = await rollingBooking(story.app, story, { ahead: 0 })
    await giveNotice(story.app, story.renter, id)
    expect((await tell(id, wish)).body.code).toBe('later_price_not_possible')
    await moveTo(story.app, new Date('2027-01-02T00:00:00Z'))
    expect((await tell(id, { ...wish, from: '2027-06' })).body.code).toBe(
      'later_price_not_possible',
    )
    const fixed = await story.app.pool.query(
      `update booking set rolling = false, earliest_end = null, notice_at = null, notice_by = null
       where id = $1 returning id`,
      [id],
    )
    expect(fixed.rowCount).toBe(1)
    expect((await tell(id, { ...wish, from: '2027-06' })).status).toBe(409)
    await story.app.pool.query(
      `update booking set rolling = true, earliest_end = starts_at, notice_at = starts_at,
       notice_by = 'renter' where id = $1`,
      [id],
    )
  })
})
