import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { again, mailTo, type Person, signUp } from '#test/factories.ts'
import { payLink } from '#test/money.ts'
import {
  ask,
  askedRolling,
  giveNotice,
  inWords,
  loggedIn,
  moveTo,
  rentStory,
  rollingBooking,
  schedule,
} from '#test/rent.ts'

let app: TestApp
let host: Person
let renter: Person

rentStory(cast => {
  app = cast.app
  host = cast.host
  renter = cast.renter
})

describe('rent that is not paid', () => {
  const days = (month: string) => [1, 3, 6].map(day => after(dayOf(month, day), hourMs))

  it('is asked for four times, then owed, and over as soon as it is paid by link', async () => {
    const { id } = await rollingBooking(app, { host, renter }, { card: 'declines later' })
    const subjects = async (person: Person, words: string) =>
      (await mailTo(app, person.email)).filter(({ subject }) => subject.includes(words)).length
    await moveTo(app, after(dayOf('2026-12', 27), hourMs))
    expect(inWords(await schedule(app, renter, id))[1]).toBe('2027-01 £108 failed')
    for (const at of days('2027-01')) await moveTo(app, at)
    expect(await subjects(renter, 'could not take the rent')).toBe(4)
    expect(await subjects(host, 'has not come yet')).toBe(4)
    const owing = await ask(app, host, `/booking/${id}`)
    const desk = await app.get('/admin/money/arrears', await again(app))
    const mine = desk.body.data.find(({ bookingId }: { bookingId: string }) => bookingId === id)
    expect(mine).toMatchObject({ month: '2027-01', days: 10, nextTryAt: null, amount: 108 })
    expect(owing.rent.arrearsSince).not.toBeNull()
    const payer = await loggedIn(app, renter)
    const lender = { ...host, ...(await loggedIn(app, host)) }
    const elsewhere = await askedRolling(app, { host: lender, renter: await signUp(app, {}) })
    const refused = await app.post('/booking', elsewhere.body, payer)
    expect([refused.status, refused.body.code]).toEqual([409, 'renter_in_arrears'])
    expect((await giveNotice(app, host, id)).body.data.endsAt).toBe('2027-01-21T00:00:00.000Z')
    const { sessionId } = await payLink(app, { ...renter, ...payer }, id)
    await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
    expect(inWords(await schedule(app, renter, id))[1]).toBe('2027-01 £108 paid')
    expect((await ask(app, renter, `/booking/${id}`)).rent.arrearsSince).toBeNull()
    expect(await subjects(host, 'has paid what was owed')).toBe(1)
    await app.services.jobs.runAll()
  })

  it('is taken at once from a card that works again', async () => {
    const { id } = await rollingBooking(app, { host, renter }, { card: 'declines later' })
    await moveTo(app, after(dayOf('2026-12', 27), hourMs))
    expect(inWords(await schedule(app, renter, id))[1]).toBe('2027-01 £108 failed')
    await app.post(`/dev/cards/${id}`, { card: 'ok' })
    await app.services.jobs.runAll()
    expect(inWords(await schedule(app, renter, id))[1]).toBe('2027-01 £108 paid')
  })

  it('is asked for by link where the bank wants to ask, and a card may run out', async () => {
    const asking = await rollingBooking(app, { host, renter }, { card: 'wants authentication' })
    const ending = await rollingBooking(app, { host, renter }, { card: 'expires soon' })
    await moveTo(app, after(dayOf('2026-12', 27), hourMs))
    const [, january] = await schedule(app, renter, asking.id)
    expect(january).toMatchObject({ state: 'failed', wantsAuthentication: true })
    const letters = await mailTo(app, renter.email)
    const texts = letters.map(({ text }) => text).join('\n')
    expect(texts).toContain('the bank of the card wants to ask its holder first')
    expect(texts).toContain('the card has run out')
    const [, other] = await schedule(app, renter, ending.id)
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
    expect(inWords(await schedule(app, renter, id))[1]).toBe('2027-01 £108 paid')
    expect((await ask(app, renter, `/booking/${id}/payment-method`)).last4).toBe('4242')
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
    const read = await ask(app, renter, `/booking/${id}/goods-notices`)
    expect(read.map(({ stands }: { stands: boolean }) => stands)).toEqual([false, false])
  })
})

// The last test: after moving the clock back, a renter would seem to have left while things are
// stored.
describe('at the edges', () => {
  it('nobody deletes an account who owes rent, also once the booking is over', async () => {
    const { id } = await rollingBooking(app, { host, renter }, { card: 'declines later' })
    const leave = async () => {
      const { token } = await loggedIn(app, renter)
      return app.post('/auth/delete-account', { password: renter.password }, { token })
    }
    await moveTo(app, after(dayOf('2026-12', 27), hourMs))
    for (const day of [1, 3, 6]) await moveTo(app, after(dayOf('2027-01', day), hourMs))
    await giveNotice(app, host, id)
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
