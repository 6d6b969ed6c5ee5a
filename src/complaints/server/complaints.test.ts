import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking } from '#test/bookings.ts'
import { again, anOperator, mailTo, type Person, signUp } from '#test/factories.ts'
import { approvedBooking, balancesOf, onboard, payLink } from '#test/money.ts'
import { brokenInvariants } from '../../../commands/checking/invariants.ts'
import { listingsInDispute } from './complaints-table.ts'

let app: TestApp
let host: Person
let renter: Person
let bookingId: string
let start: Date
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  await anOperator(app)
})
afterAll(() => app.close())

/** A paid booking that began two hours ago. */
async function arrange(): Promise<void> {
  await app.post('/dev/clock', { now: null })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  await onboard(app, host)
  const booking = await approvedBooking(app, { host, renter }, { days: 1 })
  bookingId = booking.id
  start = booking.start
  const { sessionId } = await payLink(app, renter, bookingId)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await app.services.jobs.runAll()
  await passTo(after(start, 2 * hourMs))
}

async function passTo(now: Date): Promise<void> {
  app.clock.moveTo(now)
  host = await logIn(host)
  renter = await logIn(renter)
}

async function logIn(person: Person): Promise<Person> {
  const { email, password } = person
  const { body } = await app.post('/auth/login', { email, password })
  return { ...person, token: body.data.token }
}

const opening = {
  reason: 'unsafe',
  text: 'Water comes through the roof and my boxes are wet.',
  wish: 'refund_part',
}
const path = () => `/booking/${bookingId}/dispute`
const open = (more: Record<string, unknown> = {}, person = renter) =>
  app.post(path(), { ...opening, ...more }, person)
const answer = (person = host) =>
  app.post(`${path()}/answer`, { text: 'The roof was mended on the same day.' }, person)
const read = async (person = renter) => (await app.get(path(), person)).body.data
const decide = async (id: string, decision: Record<string, unknown>) =>
  app.patch(`/admin/disputes/${id}`, decision, await again(app))
const subjects = async (person: Person) =>
  (await mailTo(app, person.email)).map(({ subject }) => subject)
const payouts = async () =>
  (
    await app.pool.query(
      `select state from money_movement where booking_id = $1 and kind = 'payout' order by slice`,
      [bookingId],
    )
  ).rows.map(({ state }) => state)

async function upload(person = renter) {
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#888' },
  })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'roof.jpg')
  return app.post(`${path()}/pictures`, body, person)
}

async function expectSoundBooks() {
  expect(await brokenInvariants(app.db, app.clock.now())).toEqual([])
  const { total, clearing, provider } = await balancesOf(app)
  expect([total, clearing]).toEqual([0, provider])
}

describe('a dispute about a booking', () => {
  it('is told to the other side, holds the payout, and lets it go when it is withdrawn', async () => {
    await arrange()
    const opened = await open()
    expect(opened.status).toBe(201)
    expect(opened.body.data).toMatchObject({
      state: 'open',
      openedBy: 'renter',
      ...{ allowed: ['withdraw'] },
    })
    expect((await subjects(host))[0]).toContain('A dispute about')
    expect(await listingsInDispute(app.db)).toHaveLength(1)
    await passTo(after(start, 30 * hourMs))
    await app.services.jobs.runAll()
    expect(await payouts()).toEqual(['due'])
    const [listed] = (await app.get('/users/payouts', host)).body.data
    expect(listed).toMatchObject({ state: 'waiting', why: expect.stringContaining('dispute') })
    expect((await app.get('/users/balance', host)).body.data.heldPence).toBeGreaterThan(0)
    expect((await app.delete(path(), host)).body.code).toBe('complaint_not_yours')
    expect((await app.delete(path(), renter)).body.data.state).toBe('withdrawn')
    expect(await listingsInDispute(app.db)).toEqual([])
    await app.services.jobs.runAll()
    expect(await payouts()).toEqual(['done'])
    expect((await subjects(host)).join()).toContain('withdrawn')
    await expectSoundBooks()
  })

  it('is answered once by the other side, and decided by the operator for nothing', async () => {
    await arrange()
    const { _id: id } = (await open()).body.data
    const early = await decide(id, { refund: 0, reason: 'Too early.' })
    expect(early.body.code).toBe('complaint_waiting')
    expect((await answer(renter)).body.code).toBe('complaint_not_yours')
    expect((await answer()).status).toBe(200)
    expect((await answer()).body.code).toBe('complaint_closed')
    const listed = await app.get('/admin/disputes', await again(app))
    expect(listed.body.data.map((one: { _id: string }) => one._id)).toContain(id)
    const decided = await decide(id, { refund: 0, reason: 'It was mended at once.' })
    expect(decided.body.data).toMatchObject({
      state: 'decided',
      decision: { refund: 0, reason: 'It was mended at once.' },
    })
    for (const person of [host, renter]) {
      const [letter] = await mailTo(app, person.email)
      expect(letter?.text).toContain('It was mended at once.')
    }
    await passTo(after(start, 30 * hourMs))
    await app.services.jobs.runAll()
    expect(await payouts()).toEqual(['done'])
    await expectSoundBooks()
  })

  it('is told to the operator once nobody has answered in time, once', async () => {
    await arrange()
    const { SUPPORT_EMAIL } = app.services.config
    const { _id: id } = (await open()).body.data
    const told = async () => {
      await app.services.jobs.runAll()
      const mails = await mailTo(app, SUPPORT_EMAIL)
      return mails.filter(({ text }) => text.includes(`/admin/disputes/${id}`))
    }
    expect(await told()).toEqual([])
    await passTo(after(start, 75 * hourMs))
    const [mail, ...more] = await told()
    expect(more).toEqual([])
    expect(mail?.text).toContain('The partner has not answered')
    expect(await told()).toHaveLength(1)
    expect(await read()).toMatchObject({ dispute: { state: 'open' } })
    expect((await decide(id, { refund: 0, reason: 'It is dry.' })).status).toBe(200)
  })

  it('gives back what the operator decides, and the partner is paid the rest', async () => {
    await arrange()
    const { _id: id } = (await open()).body.data
    expect((await answer()).status).toBe(200)
    expect((await decide(id, { refund: 1e6, reason: 'Too much.' })).body.code).toBe(
      'complaint_refund_too_high',
    )
    const decided = await decide(id, { refund: 10, reason: 'The lock was broken.' })
    expect(decided.body.data).toMatchObject({ state: 'decided', decision: { refund: 10 } })
    await passTo(after(start, 30 * hourMs))
    await app.services.jobs.runAll()
    expect((await payouts()).toSorted()).toEqual(['done', 'dropped'])
    const { items, balancePence } = (await app.get(`/booking/${bookingId}/money`, renter)).body.data
    expect(items.at(-1)).toMatchObject({ kind: 'refund', state: 'done', amountPence: 1000 })
    const { pricePence } = (await app.get(`/booking/${bookingId}`, renter)).body.data
    expect(balancePence).toBe(pricePence - 1000)
    await expectSoundBooks()
  })

  it('is open once at a time, however often it is pressed, and so is its answer', async () => {
    await arrange()
    const tenTimes = async (to: string, body: unknown, person: Person) => {
      const headers = { 'idempotency-key': `${to} of ${bookingId}`.replaceAll(/\W/g, '-') }
      const all = await Promise.all(
        Array.from({ length: 10 }, () => app.post(to, body, { ...person, headers })),
      )
      expect(new Set(all.map(one => JSON.stringify(one.body.data))).size).toBe(1)
      expect(all[0]?.status).toBeLessThan(300)
      return all[0]?.body.data
    }
    const { _id: id } = await tenTimes(path(), opening, renter)
    const [one, other] = await Promise.all([
      open({ reason: 'space_damaged', wish: 'refund_none' }, host),
      open(),
    ])
    expect([one?.body.code, other?.body.code]).toEqual(['complaint_open', 'complaint_open'])
    const answered = { text: 'The roof was mended on the same day.', pictures: [] }
    expect(await tenTimes(`${path()}/answer`, answered, host)).toMatchObject({ _id: id })
    const { rows } = await app.pool.query('select state from complaint where booking_id = $1', [
      bookingId,
    ])
    expect(rows).toEqual([{ state: 'answered' }])
  })

  it('does not stand in the way of cancelling as agreed', async () => {
    await arrange()
    await open()
    const cancelled = await app.patch(`/booking/cancel/${bookingId}`, undefined, renter)
    expect(cancelled.status).toBe(200)
    await app.services.jobs.runAll()
    expect((await read()).dispute.state).toBe('open')
    await expectSoundBooks()
  })

  it('is for the two sides of a booking that has begun, with reasons of their own', async () => {
    await arrange()
    const stranger = await signUp(app, { role: 'customer' })
    expect((await open({}, stranger)).status).toBe(404)
    expect((await app.get(path(), stranger)).status).toBe(404)
    expect((await open({ reason: 'not_left' })).status).toBe(422)
    expect((await open({ wish: 'refund_none' })).status).toBe(422)
    expect((await open({ text: 'Too short.' })).status).toBe(422)
    await passTo(after(start, -hourMs))
    expect((await open()).body.code).toBe('complaint_not_possible')
    expect(await read()).toMatchObject({ dispute: null, mayOpen: false })
    await passTo(after(start, 80 * dayMs))
    expect((await open()).body.code).toBe('complaint_not_possible')
  })

  it.each([true, false])(
    'is about no request that was withdrawn (approved: %s)',
    async approved => {
      await arrange()
      const form = { bookingNotice: 'none' }
      const asked = await askedBooking(app, { host, renter }, { form, days: 1 / 24 })
      bookingId = asked.id
      if (approved) await app.patch(`/booking/${bookingId}`, { approvalStatus: 'approved' }, host)
      await passTo(after(asked.start, hourMs))
      expect((await app.patch(`/booking/cancel/${bookingId}`, {}, renter)).status).toBe(200)
      for (const person of [renter, host]) {
        expect(await read(person)).toMatchObject({ mayOpen: false, openUntil: null })
      }
      expect((await open()).body.code).toBe('complaint_not_possible')
      const hosts = { reason: 'space_damaged', wish: 'refund_none' }
      expect((await open(hosts, host)).body.code).toBe('complaint_not_possible')
      expect((await upload()).body.code).toBe('complaint_not_possible')
    },
  )

  it('keeps both from leaving until it is over', async () => {
    await arrange()
    await open()
    await passTo(after(start, 4 * dayMs))
    const leaving = await app.post('/auth/delete-account', { password: renter.password }, renter)
    expect(leaving.body.error).toContain('dispute')
    await app.delete(path(), renter)
    const left = await app.post('/auth/delete-account', { password: renter.password }, renter)
    expect(left.status).toBe(200)
    expect((await read(host)).dispute.statement.text).toBe('')
    await expectSoundBooks()
  })
})

describe('pictures of a dispute', () => {
  it('are seen by the two sides and the operator once they are shown, and by nobody else', async () => {
    await arrange()
    const { data: picture } = (await upload()).body
    const look = async (person: { token: string }) =>
      (
        await app.app.request(picture, {
          headers: { authorization: `Bearer ${person.token}` },
        })
      ).status
    expect([await look(renter), await look(host)]).toEqual([200, 404])
    const opened = await open({ pictures: [picture] })
    expect(opened.body.data.statement.pictures).toEqual([picture])
    const stranger = await signUp(app, { role: 'customer' })
    expect([await look(renter), await look(host), await look(await again(app))]).toEqual([
      200, 200, 200,
    ])
    expect(await look(stranger)).toBe(404)
  })

  it('are shown only by who uploaded them, for this booking, and once', async () => {
    await arrange()
    const { data: theirs } = (await upload(host)).body
    expect((await open({ pictures: [theirs] })).status).toBe(422)
    expect((await open({ pictures: ['/media/other.jpg'] })).status).toBe(422)
    expect((await read()).dispute).toBeNull()
  })

  it('go half a year after it was over, and at once where nobody showed them', async () => {
    await arrange()
    const { data: shown } = (await upload()).body
    const { data: unused } = (await upload()).body
    await open({ pictures: [shown] })
    await app.delete(path(), renter)
    const known = async () =>
      (
        await app.pool.query('select name from complaint_picture where booking_id = $1', [
          bookingId,
        ])
      ).rowCount
    expect(unused).not.toBe(shown)
    app.clock.moveTo(after(start, 3 * dayMs))
    await app.services.jobs.runAll()
    expect(await known()).toBe(1)
    app.clock.moveTo(after(start, 182 * dayMs))
    await app.services.jobs.runAll()
    expect(await known()).toBe(0)
  })
})
