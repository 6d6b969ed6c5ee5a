import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf, next } from '#rent/rules/schedule/months.ts'
import type { ScheduleItem } from '#rent/rules/wire.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { again, mailTo, type Person, signUp } from '#test/factories.ts'
import { payLink } from '#test/money.ts'
import { askedRolling, loggedIn, moveTo, rentStory, rollingBooking } from '#test/rent.ts'

let app: TestApp
let host: Person
let renter: Person

rentStory(cast => {
  app = cast.app
  host = cast.host
  renter = cast.renter
})

const ask = async (person: Person, path: string) =>
  (await app.get(path, await loggedIn(app, person))).body.data
const schedule = (id: string, person = renter): Promise<ScheduleItem[]> =>
  ask(person, `/booking/${id}/schedule`)
const inWords = (months: ScheduleItem[]) =>
  months.map(({ month, amount, state }) => `${month} £${amount} ${state}`)
const notice = async (id: string, person: Person) =>
  app.post(`/booking/${id}/notice`, undefined, await loggedIn(app, person))
const takeBack = async (id: string, person: Person) =>
  app.delete(`/booking/${id}/notice`, await loggedIn(app, person))

describe('a booking without an end', () => {
  it('is asked for, paid for its first month, and goes on', async () => {
    const { id, booking } = await rollingBooking(app, { host, renter })
    expect(booking).toMatchObject({ rolling: true, endDate: null, price: 108 })
    const paid = await ask(renter, `/booking/${id}`)
    expect(paid).toMatchObject({ endDate: null, paymentStatus: 'successful' })
    expect(paid.rent).toMatchObject({ monthly: 108, notice: null, arrearsSince: null })
    expect(inWords(await schedule(id))).toEqual([
      '2026-12 £108 paid',
      '2027-01 £108 due',
      '2027-02 £108 due',
    ])
  })

  it('is told without the day that stands for its missing end', async () => {
    const { id, booking } = await rollingBooking(app, { host, renter })
    const { threadId } = await ask(renter, `/booking/${id}`)
    const { messages } = await ask(renter, `/messages/threads/${threadId}`)
    const told = messages.map(({ text }: { text: string }) => text).join(' ')
    expect(told).toContain(`Booking paid: from 1 December 2026, until notice is given.`)
    await moveTo(app, after(new Date(booking.startDate), 31 * dayMs))
    const review = { rating: 5, text: 'Dry, clean and easy to reach at any hour.' }
    const written = await app.post(`/booking/${id}/review`, review, await loggedIn(app, renter))
    expect(written.status).toBe(201)
    const sent = await app.pool.query('select * from outbox_mail')
    expect(JSON.stringify(sent.rows)).not.toContain('2101')
  })

  it('is not to be had where its partner does not offer it, nor with an end', async () => {
    const { body, listing } = await askedRolling(app, { host, renter })
    const other = await signUp(app, { role: 'customer' })
    const withEnd = await app.post('/booking', { ...body, endDate: '2027-02' }, other)
    expect(withEnd.status).toBe(422)
    const byHours = await app.post('/booking', { ...body, type: 'hourly' }, other)
    expect(byHours.status).toBe(422)
    await app.pool.query('update listing set rolling = false where id = $1', [listing._id])
    const refused = await app.post('/booking', body, other)
    expect(refused.status).toBe(422)
    expect(refused.body.details.fields[0].field).toBe('rolling')
  })

  it('keeps everybody else from its space, however late', async () => {
    const { listing } = await rollingBooking(app, { host, renter })
    const other = await signUp(app, { role: 'customer' })
    const wish = { storageListing: listing._id, type: 'monthly', startDate: '2028-03' }
    const fixed = await app.post('/booking', { ...wish, endDate: '2028-04' }, other)
    expect(fixed.status).toBe(409)
    const [busy] = (await app.get(`/booking/calendar/${listing._id}`)).body.data
    expect(busy.unitsFree).toBe(0)
    expect(busy.endDate > '2099').toBe(true)
  })

  it('is paid month by month, and its partner is paid a day after each begins', async () => {
    const { id } = await rollingBooking(app, { host, renter })
    for (const month of ['2026-12', '2027-01', '2027-02', '2027-03']) {
      await moveTo(app, after(dayOf(month, 27), hourMs))
      await moveTo(app, after(dayOf(next(month), 1), 25 * hourMs))
    }
    expect(inWords(await schedule(id)).slice(0, 6)).toEqual([
      '2026-12 £108 paid',
      '2027-01 £108 paid',
      '2027-02 £108 paid',
      '2027-03 £108 paid',
      '2027-04 £108 paid',
      '2027-05 £108 due',
    ])
    const { rows } = await app.pool.query(
      `select amount::int, state from money_movement where booking_id = $1 and kind = 'payout'`,
      [id],
    )
    expect(rows).toEqual(Array.from({ length: 5 }, () => ({ amount: 80_00, state: 'done' })))
    const receipts = await ask(renter, `/booking/${id}/receipts`)
    expect(receipts.map(({ month }: { month: string }) => month)).toEqual([
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
    ])
    expect(new Set(receipts.map(({ number }: { number: string }) => number)).size).toBe(5)
    expect(receipts[0]).toMatchObject({ amount: 108, amountPence: 108_00 })
  })

  it('is cancelled with money back while that is possible, and ended by notice later', async () => {
    const first = await rollingBooking(app, { host, renter }, { ahead: 0 })
    const cancelled = await app.patch(`/booking/cancel/${first.id}`, undefined, renter)
    expect(cancelled.body.data.refund).toMatchObject({ amount: 88, fee: 20 })
    await app.services.jobs.runAll()
    expect(inWords(await schedule(first.id))[1]).toBe('2026-12 £108 dropped')
    const second = await rollingBooking(app, { host, renter }, { ahead: 0 })
    await moveTo(app, after(app.clock.now(), 25 * hourMs))
    const { token } = await loggedIn(app, renter)
    const refused = await app.patch(`/booking/cancel/${second.id}`, undefined, { token })
    expect([refused.status, refused.body.code]).toEqual([409, 'booking_needs_notice'])
  })
})

describe('notice', () => {
  it('of the renter ends it with the next whole month, and may be taken back', async () => {
    const { id } = await rollingBooking(app, { host, renter }, { ahead: 0 })
    const shown = (await ask(renter, `/booking/${id}`)).rent.noticeEndsAt
    const given = await notice(id, renter)
    expect([given.status, given.body.data.endsAt]).toEqual([201, shown])
    expect(shown).toBe('2027-01-01T00:00:00.000Z')
    expect((await notice(id, renter)).body.code).toBe('notice_given_already')
    expect((await notice(id, host)).body.code).toBe('notice_given_already')
    expect((await takeBack(id, host)).status).toBe(409)
    expect((await ask(host, `/booking/${id}`)).endDate).toBe(shown)
    await moveTo(app, after(dayOf('2026-12', 27), hourMs))
    expect(inWords(await schedule(id))).toEqual(['2026-11 £108 paid', '2026-12 £108 paid'])
    expect((await takeBack(id, renter)).body.data).toEqual({ endsAt: null })
    await app.services.jobs.runAll()
    expect(inWords(await schedule(id)).slice(0, 4)).toEqual([
      '2026-11 £108 paid',
      '2026-12 £108 paid',
      '2027-01 £108 paid',
      '2027-02 £108 due',
    ])
  })

  it('of the partner ends it with the second next, and of a stranger never', async () => {
    const { id } = await rollingBooking(app, { host, renter }, { ahead: 0 })
    expect((await notice(id, await signUp(app, { role: 'partner' }))).status).toBe(404)
    expect((await notice(id, host)).body.data.endsAt).toBe('2027-02-01T00:00:00.000Z')
    const letters = await mailTo(app, renter.email)
    expect(letters.some(({ subject }) => subject.includes('ends 31 January 2027'))).toBe(true)
    await moveTo(app, after(dayOf('2027-02', 1), hourMs))
    expect((await notice(id, host)).status).toBe(409)
    expect((await takeBack(id, host)).body.code).toBe('notice_not_possible')
    expect(inWords(await schedule(id)).at(-1)).toBe('2027-01 £108 paid')
  })

  it('cannot be taken back once somebody else has booked the space', async () => {
    const { id, listing } = await rollingBooking(app, { host, renter }, { ahead: 0 })
    await notice(id, renter)
    const other = await signUp(app, { role: 'customer' })
    const wish = { storageListing: listing._id, type: 'monthly', startDate: '2027-01' }
    expect((await app.post('/booking', { ...wish, endDate: '2027-02' }, other)).status).toBe(201)
    expect((await takeBack(id, renter)).body.code).toBe('booking_clash')
  })

  it('ends nothing before the shortest rental', async () => {
    const form = { bookingDuration: '3-months' }
    const { id } = await rollingBooking(app, { host, renter }, { ahead: 0, form })
    expect((await notice(id, renter)).body.data.endsAt).toBe('2027-02-01T00:00:00.000Z')
  })
})

describe('rent that is not paid', () => {
  const days = (month: string) => [1, 3, 6].map(day => after(dayOf(month, day), hourMs))

  it('is asked for four times, then owed, and over as soon as it is paid by link', async () => {
    const { id } = await rollingBooking(app, { host, renter }, { card: 'declines later' })
    const subjects = async (person: Person, words: string) =>
      (await mailTo(app, person.email)).filter(({ subject }) => subject.includes(words)).length
    await moveTo(app, after(dayOf('2026-12', 27), hourMs))
    expect(inWords(await schedule(id))[1]).toBe('2027-01 £108 failed')
    for (const at of days('2027-01')) await moveTo(app, at)
    expect(await subjects(renter, 'could not take the rent')).toBe(4)
    expect(await subjects(host, 'has not come yet')).toBe(4)
    const owing = await ask(host, `/booking/${id}`)
    const desk = await app.get('/admin/money/arrears', await again(app))
    const mine = desk.body.data.find(({ bookingId }: { bookingId: string }) => bookingId === id)
    expect(mine).toMatchObject({ month: '2027-01', days: 10, nextTryAt: null, amount: 108 })
    expect(owing.rent.arrearsSince).not.toBeNull()
    const payer = await loggedIn(app, renter)
    const lender = { ...host, ...(await loggedIn(app, host)) }
    const elsewhere = await askedRolling(app, { host: lender, renter: await signUp(app, {}) })
    const refused = await app.post('/booking', elsewhere.body, payer)
    expect([refused.status, refused.body.code]).toEqual([409, 'renter_in_arrears'])
    expect((await notice(id, host)).body.data.endsAt).toBe('2027-01-21T00:00:00.000Z')
    const { sessionId } = await payLink(app, { ...renter, ...payer }, id)
    await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
    expect(inWords(await schedule(id))[1]).toBe('2027-01 £108 paid')
    expect((await ask(renter, `/booking/${id}`)).rent.arrearsSince).toBeNull()
    expect(await subjects(host, 'has paid what was owed')).toBe(1)
    await app.services.jobs.runAll()
  })

  it('is taken at once from a card that works again', async () => {
    const { id } = await rollingBooking(app, { host, renter }, { card: 'declines later' })
    await moveTo(app, after(dayOf('2026-12', 27), hourMs))
    expect(inWords(await schedule(id))[1]).toBe('2027-01 £108 failed')
    await app.post(`/dev/cards/${id}`, { card: 'ok' })
    await app.services.jobs.runAll()
    expect(inWords(await schedule(id))[1]).toBe('2027-01 £108 paid')
  })

  it('is asked for by link where the bank wants to ask, and a card may run out', async () => {
    const asking = await rollingBooking(app, { host, renter }, { card: 'wants authentication' })
    const ending = await rollingBooking(app, { host, renter }, { card: 'expires soon' })
    await moveTo(app, after(dayOf('2026-12', 27), hourMs))
    const [, january] = await schedule(asking.id)
    expect(january).toMatchObject({ state: 'failed', wantsAuthentication: true })
    const letters = await mailTo(app, renter.email)
    const texts = letters.map(({ text }) => text).join('\n')
    expect(texts).toContain('the bank of the card wants to ask its holder first')
    expect(texts).toContain('the card has run out')
    const [, other] = await schedule(ending.id)
    expect(other).toMatchObject({ state: 'failed', wantsAuthentication: false })
  })

  it('is taken from another card that its renter gives on the page for it', async () => {
    const { id } = await rollingBooking(app, { host, renter }, { card: 'declines later' })
    await moveTo(app, after(dayOf('2026-12', 27), hourMs))
    const payer = await loggedIn(app, renter)
    const { body } = await app.post(`/booking/${id}/payment-method`, undefined, payer)
    const page = new URL(body.data.url)
    const form = new URLSearchParams({ card: '4242424242424242' })
    await app.app.request(page.pathname, { method: 'POST', body: form })
    await app.services.jobs.runAll()
    expect(inWords(await schedule(id))[1]).toBe('2027-01 £108 paid')
    expect((await ask(renter, `/booking/${id}/payment-method`)).last4).toBe('4242')
  })

  it('lets its partner write about what was left behind, until it is paid', async () => {
    const { id } = await rollingBooking(app, { host, renter }, { card: 'declines later' })
    const draw = async (kind: string, person = host) =>
      app.post(
        `/booking/${id}/goods-notices`,
        { kind, goods: 'Twelve boxes' },
        await loggedIn(app, person),
      )
    await moveTo(app, after(dayOf('2026-12', 27), hourMs))
    expect((await draw('collect')).body.code).toBe('nothing_is_owed')
    for (const at of days('2027-01')) await moveTo(app, at)
    expect((await draw('collect', renter)).status).toBe(404)
    expect((await draw('sell')).body.code).toBe('collection_comes_first')
    const asked = await draw('collect')
    expect([asked.status, asked.body.data.actAfter]).toEqual([201, '2027-01-21T00:00:00.000Z'])
    await moveTo(app, new Date('2027-01-21T01:00:00Z'))
    const selling = (await draw('sell')).body.data
    expect(selling).toMatchObject({ actAfter: '2027-04-21T23:00:00.000Z', owedPence: 108_00 })
    expect(selling.words).toContain('Twelve boxes')
    await app.post(`/dev/cards/${id}`, { card: 'ok' })
    await app.services.jobs.runAll()
    const read = await ask(renter, `/booking/${id}/goods-notices`)
    expect(read.map(({ stands }: { stands: boolean }) => stands)).toEqual([false, false])
  })
})

// The last tests: after moving the clock back, a renter would seem to have left while things are
// stored.
describe('at the edges', () => {
  it('what runs goes on where its partner lets nobody else in that way', async () => {
    const { id, listing, body } = await rollingBooking(app, { host, renter }, { ahead: 0 })
    const { token } = await loggedIn(app, host)
    const saved = await app.patch(`/listings/${listing._id}`, { rolling: false }, { token })
    expect(saved.status).toBe(200)
    expect((await app.post('/booking', body, await loggedIn(app, renter))).status).toBe(422)
    await moveTo(app, after(dayOf('2026-11', 27), hourMs))
    expect(inWords(await schedule(id)).slice(0, 2)).toEqual([
      '2026-11 £108 paid',
      '2026-12 £108 paid',
    ])
    await notice(id, renter)
    expect((await takeBack(id, renter)).body.data).toEqual({ endsAt: null })
  })

  it('nobody deletes an account who owes rent, also once the booking is over', async () => {
    const { id } = await rollingBooking(app, { host, renter }, { card: 'declines later' })
    const leave = async () => {
      const { token } = await loggedIn(app, renter)
      return app.post('/auth/delete-account', { password: renter.password }, { token })
    }
    await moveTo(app, after(dayOf('2026-12', 27), hourMs))
    for (const day of [1, 3, 6]) await moveTo(app, after(dayOf('2027-01', day), hourMs))
    await notice(id, host)
    await moveTo(app, new Date('2027-01-22T12:00:00Z'))
    const refused = await leave()
    expect([refused.status, refused.body.code]).toEqual([409, 'account_in_use'])
    expect(refused.body.details.reasons).toEqual([
      'You owe rent. Please pay it first, on the page of the booking.',
    ])
    const { sessionId } = await payLink(app, { ...renter, ...(await loggedIn(app, renter)) }, id)
    await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
    await app.services.jobs.runAll()
    expect((await leave()).status).toBe(200)
  })
})
