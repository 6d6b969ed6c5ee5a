import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { again, decide, mailTo, type Person, signUp } from '#test/factories.ts'
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

const story = rentStory()

const letterTo = async (person: Person, words: string) =>
  (await mailTo(story.app, person.email)).find(({ subject }) => subject.includes(words))?.text

describe('rent that is not paid', () => {
  const days = (month: string) => [1, 3, 6].map(day => after(dayOf(month, day), hourMs))

  it('is asked for four times, then owed, and over as soon as it is paid by link', async () => {
    const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
    const subjects = async (person: Person, words: string) =>
      (await mailTo(story.app, person.email)).filter(({ subject }) => subject.includes(words))
        .length
    await moveTo(story.app, after(dayOf('2026-12', 27), hourMs))
    expect(inWords(await schedule(story.app, story.renter, id))[1]).toBe('2027-01 £108 failed')
    for (const at of days('2027-01')) await moveTo(story.app, at)
    expect(await subjects(story.renter, 'could not take the rent')).toBe(4)
    expect(await subjects(story.host, 'has not come yet')).toBe(4)
    const owing = await ask(story.app, story.host, `/booking/${id}`)
    const desk = await story.app.get('/admin/money/arrears', await again(story.app))
    const mine = desk.body.data.find(({ bookingId }: { bookingId: string }) => bookingId === id)
    expect(mine).toMatchObject({ month: '2027-01', days: 10, nextTryAt: null, amount: 108 })
    expect(owing.rent.arrearsSince).not.toBeNull()
    const found = await story.app.get(`/admin/bookings?q=${id}`, await again(story.app))
    expect(found.body.data[0].rent).toEqual({ arrearsSince: owing.rent.arrearsSince })
    const payer = await loggedIn(story.app, story.renter)
    const lender = { ...story.host, ...(await loggedIn(story.app, story.host)) }
    const elsewhere = await askedRolling(story.app, {
      host: lender,
      renter: await signUp(story.app, {}),
    })
    const refused = await story.app.post('/booking', elsewhere.body, payer)
    expect([refused.status, refused.body.code]).toEqual([409, 'renter_in_arrears'])
    expect((await giveNotice(story.app, story.host, id)).body.data.endsAt).toBe(
      '2027-01-21T00:00:00.000Z',
    )
    const falls = 'what is owed before that, the notice no longer counts'
    expect(await letterTo(story.renter, 'storage at')).toContain(`If you pay ${falls}`)
    expect(await letterTo(story.host, ' ends ')).toContain(` pays ${falls}`)
    const { sessionId } = await payLink(story.app, { ...story.renter, ...payer }, id)
    await story.app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
    await story.app.services.jobs.runAll()
    expect(inWords(await schedule(story.app, story.renter, id))[1]).toBe('2027-01 £108 paid')
    expect((await ask(story.app, story.renter, `/booking/${id}`)).rent.arrearsSince).toBeNull()
    expect(await subjects(story.host, 'has paid what was owed')).toBe(1)
    for (const person of [story.renter, story.host]) {
      expect(await letterTo(person, 'owed')).toContain('The booking goes on as before.')
    }
    expect(await ask(story.app, story.renter, `/booking/${id}`)).toMatchObject({
      endDate: null,
      rent: { notice: null },
    })
    expect(inWords(await schedule(story.app, story.renter, id))[2]).toBe('2027-02 £108 due')
  })

  it('is paid before anything that its renter has asked for elsewhere', async () => {
    const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
    const [first, second, last] = days('2027-01') as [Date, Date, Date]
    const hoursBefore = after(last, -12 * hourMs)
    for (const at of [after(dayOf('2026-12', 27), hourMs), first, second, hoursBefore]) {
      await moveTo(story.app, at)
    }
    const [host, renter] = [
      { ...story.host, ...(await loggedIn(story.app, story.host)) },
      { ...story.renter, ...(await loggedIn(story.app, story.renter)) },
    ]
    const form = { autoApprove: false }
    const elsewhere = await askedRolling(story.app, { host, renter }, { form })
    await moveTo(story.app, last)
    const payer = { ...renter, ...(await loggedIn(story.app, renter)) }
    const linkFor = (bookingId: string) =>
      story.app.post('/booking/create-payment-link', { bookingId }, payer)
    const approved = await story.app.patch(
      `/booking/${elsewhere.id}`,
      { approvalStatus: 'approved' },
      await loggedIn(story.app, host),
    )
    expect(approved.status).toBe(200)
    const refused = await linkFor(elsewhere.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'renter_in_arrears'])
    const { sessionId } = await payLink(story.app, payer, id)
    await story.app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
    expect((await linkFor(elsewhere.id)).status).toBe(201)
  })

  it('leaves the notice standing where the space is let from its end on', async () => {
    const { id, listing } = await rollingBooking(story.app, story, { card: 'declines later' })
    await moveTo(story.app, after(dayOf('2026-12', 27), hourMs))
    for (const at of days('2027-01')) await moveTo(story.app, at)
    await giveNotice(story.app, story.host, id)
    const other = await signUp(story.app, { role: 'customer' })
    const wish = { storageListing: listing._id, type: 'monthly', endDate: '2027-02' }
    const taken = await story.app.post('/booking', { ...wish, startDate: '2027-02' }, other)
    expect(taken.status).toBe(201)
    await story.app.post(`/dev/cards/${id}`, { card: 'ok' })
    await story.app.services.jobs.runAll()
    expect((await ask(story.app, story.renter, `/booking/${id}`)).rent).toMatchObject({
      arrearsSince: null,
      notice: { by: 'host' },
    })
    for (const person of [story.renter, story.host]) {
      const letter = await letterTo(person, 'owed')
      expect(letter).toContain('Notice stands: the last day is 20 January 2027')
      expect(letter).not.toContain('goes on as before')
    }
  })

  it('is taken at once from a card that works again', async () => {
    const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
    await moveTo(story.app, after(dayOf('2026-12', 27), hourMs))
    expect(inWords(await schedule(story.app, story.renter, id))[1]).toBe('2027-01 £108 failed')
    await story.app.post(`/dev/cards/${id}`, { card: 'ok' })
    await story.app.services.jobs.runAll()
    expect(inWords(await schedule(story.app, story.renter, id))[1]).toBe('2027-01 £108 paid')
  })

  it('is asked for by link where the bank wants to ask, and a card may run out', async () => {
    const asking = await rollingBooking(story.app, story, { card: 'wants authentication' })
    const ending = await rollingBooking(story.app, story, { card: 'expires soon' })
    await moveTo(story.app, after(dayOf('2026-12', 27), hourMs))
    const [, january] = await schedule(story.app, story.renter, asking.id)
    expect(january).toMatchObject({ state: 'failed', wantsAuthentication: true })
    const letters = await mailTo(story.app, story.renter.email)
    const texts = letters.map(({ text }) => text).join('\n')
    expect(texts).toContain('your bank wants you to confirm the payment first')
    expect(texts).toContain('the card has run out')
    const [, other] = await schedule(story.app, story.renter, ending.id)
    expect(other).toMatchObject({ state: 'failed', wantsAuthentication: false })
  })

  it.each(['on the page for it', 'by a call instead of the page'])(
    'is taken from another card that its renter gives %s',
    async how => {
      const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
      await moveTo(story.app, after(dayOf('2026-12', 27), hourMs))
      const payer = await loggedIn(story.app, story.renter)
      const { body } = await story.app.post(`/booking/${id}/payment-method`, undefined, payer)
      if (how === 'on the page for it') {
        const form = new URLSearchParams({ card: '4242424242424242' })
        const { pathname } = new URL(body.data.url)
        await story.app.app.request(pathname, { method: 'POST', body: form })
      } else {
        const path = `/dev/payments/${body.data.sessionId}`
        const outcomes = [
          await story.app.post(path, { outcome: 'abandon' }),
          await story.app.post(path, { outcome: 'decline' }),
          await story.app.post(path, { outcome: 'success', card: 'ok' }),
        ]
        const words = outcomes.map(answer => answer.body.data?.outcome)
        expect(words).toEqual(['abandoned', 'declined', 'paid'])
      }
      await story.app.services.jobs.runAll()
      expect(inWords(await schedule(story.app, story.renter, id))[1]).toBe('2027-01 £108 paid')
      const kept = await ask(story.app, story.renter, `/booking/${id}/payment-method`)
      expect(kept.last4).toBe('4242')
    },
  )

  it('lets its partner write about what was left behind, until it is paid', async () => {
    const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
    const draw = async (kind: string, person = story.host) =>
      story.app.post(
        `/booking/${id}/goods-notices`,
        { kind, goods: 'Twelve boxes' },
        { ...(await loggedIn(story.app, person)), headers: { 'idempotency-key': kind } },
      )
    await moveTo(story.app, after(dayOf('2026-12', 27), hourMs))
    expect((await draw('collect')).body.code).toBe('nothing_is_owed')
    for (const at of days('2027-01')) await moveTo(story.app, at)
    expect((await draw('collect', story.renter)).status).toBe(404)
    expect((await draw('sell')).body.code).toBe('collection_comes_first')
    const asked = await draw('collect')
    expect([asked.status, asked.body.data.actAfter]).toEqual([201, '2027-01-21T00:00:00.000Z'])
    expect((await draw('collect')).body).toEqual(asked.body)
    await moveTo(story.app, new Date('2027-01-21T01:00:00Z'))
    const selling = (await draw('sell')).body.data
    expect(selling).toMatchObject({ actAfter: '2027-04-21T23:00:00.000Z', owedPence: 108_00 })
    expect(selling.words).toContain('Twelve boxes')
    await story.app.post(`/dev/cards/${id}`, { card: 'ok' })
    await story.app.services.jobs.runAll()
    const read = await ask(story.app, story.renter, `/booking/${id}/goods-notices`)
    expect(read.map(({ stands }: { stands: boolean }) => stands)).toEqual([false, false])
    const looks = async () => {
      const { body } = await story.app.get(`/admin/audit?subject=${id}`, await again(story.app))
      const actions: string[] = body.data.map(({ action }: { action: string }) => action)
      return actions.filter(action => action.endsWith('read'))
    }
    expect(await looks()).toEqual([])
    await story.app.get(`/booking/${id}/goods-notices`, await again(story.app))
    expect(await looks(), 'what an operator looks at is written down').toEqual([
      'rent.goods-notice-read',
    ])
  })

  it('names the place that was let in what its partner writes, wherever the space is by now', async () => {
    const { id, listing } = await rollingBooking(story.app, story, { card: 'declines later' })
    await moveTo(story.app, after(dayOf('2026-12', 27), hourMs))
    for (const at of days('2027-01')) await moveTo(story.app, at)
    await giveNotice(story.app, story.host, id)
    await moveTo(story.app, new Date('2027-01-22T12:00:00Z'))
    const host = await loggedIn(story.app, story.host)
    const elsewhere = {
      address: '3 Castle Street, Penrith',
      coordinates: { lat: 54.66, lng: -2.75 },
    }
    const moved = await story.app.patch(`/listings/${listing._id}`, elsewhere, host)
    expect(moved.status).toBe(200)
    await decide(story.app, listing._id, { status: 'approved' })
    const notice = { kind: 'collect', goods: 'Twelve boxes' }
    const { status, body } = await story.app.post(`/booking/${id}/goods-notices`, notice, host)
    expect(status).toBe(201)
    expect(body.data.words).toContain(`where the goods are held: ${listing.address}`)
    expect(body.data.words).not.toContain('Penrith')
  })
})

// The last test: after moving the clock back, a renter would seem to have left while things are
// stored.
describe('at the edges', () => {
  it('nobody deletes an account who owes rent, also once the booking is over', async () => {
    const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
    const leave = async () => {
      const { token } = await loggedIn(story.app, story.renter)
      return story.app.post('/auth/delete-account', { password: story.renter.password }, { token })
    }
    await moveTo(story.app, after(dayOf('2026-12', 27), hourMs))
    for (const day of [1, 3, 6]) await moveTo(story.app, after(dayOf('2027-01', day), hourMs))
    await giveNotice(story.app, story.host, id)
    await moveTo(story.app, new Date('2027-01-22T12:00:00Z'))
    const refused = await leave()
    expect([refused.status, refused.body.code]).toEqual([409, 'account_in_use'])
    expect(refused.body.details.reasons).toEqual([
      'You owe rent. Please pay it first, on the page of the booking, or write to us if it cannot be paid there.',
    ])
    const { sessionId } = await payLink(
      story.app,
      { ...story.renter, ...(await loggedIn(story.app, story.renter)) },
      id,
    )
    await story.app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
    await story.app.services.jobs.runAll()
    const over = await letterTo(story.renter, 'Nothing is owed')
    expect(over).toContain('The booking has ended: its last day was 20 January 2027')
    expect((await leave()).status).toBe(200)
  })
})
