import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { askedBooking } from '#test/bookings.ts'
import { again, mailTo, type Person, signUp } from '#test/factories.ts'
import { listingsInDispute } from './complaints-table.ts'
import { disputeStory, opening } from './dispute-story.fixture.ts'

const { story, path, open, answer, read, decide, passTo, upload, expectSoundBooks, subjects } =
  disputeStory()

const payouts = async () =>
  (
    await story.app.pool.query(
      `select state from money_movement where booking_id = $1 and kind = 'payout' order by slice`,
      [story.bookingId],
    )
  ).rows.map(({ state }) => state)

const inDispute = async () =>
  (await story.app.get('/booking?as=host', story.host)).body.data.map(
    (booking: { inDispute: boolean }) => booking.inDispute,
  )

describe('a dispute about a booking', () => {
  it('is told to the other side, holds the payout, and lets it go when it is withdrawn', async () => {
    const opened = await open()
    expect(opened.status).toBe(201)
    expect(opened.body.data).toMatchObject({
      state: 'open',
      openedBy: 'renter',
      ...{ allowed: ['withdraw'] },
    })
    expect((await subjects(story.host))[0]).toContain('A dispute about')
    expect(await inDispute()).toEqual([true])
    expect(await listingsInDispute(story.app.db)).toHaveLength(1)
    await passTo(after(story.start, 30 * hourMs))
    await story.app.services.jobs.runAll()
    expect(await payouts()).toEqual(['due'])
    const [listed] = (await story.app.get('/users/payouts', story.host)).body.data
    expect(listed).toMatchObject({ state: 'waiting', why: expect.stringContaining('dispute') })
    expect((await story.app.get('/users/balance', story.host)).body.data.heldPence).toBeGreaterThan(
      0,
    )
    expect((await story.app.delete(path(), story.host)).body.code).toBe('complaint_not_yours')
    expect((await story.app.delete(path(), story.renter)).body.data.state).toBe('withdrawn')
    expect(await listingsInDispute(story.app.db)).toEqual([])
    expect(await inDispute()).toEqual([false])
    await story.app.services.jobs.runAll()
    expect(await payouts()).toEqual(['done'])
    expect((await subjects(story.host)).join()).toContain('withdrawn')
    await expectSoundBooks()
  })

  it('is answered once by the other side, and decided by the operator for nothing', async () => {
    const { _id: id } = (await open()).body.data
    const early = await decide(id, { refund: 0, reason: 'Too early.' })
    expect(early.body.code).toBe('complaint_waiting')
    expect((await answer(story.renter)).body.code).toBe('complaint_not_yours')
    expect((await answer()).status).toBe(200)
    expect((await answer()).body.code).toBe('complaint_closed')
    const listed = await story.app.get('/admin/disputes', await again(story.app))
    expect(listed.body.data.map((one: { _id: string }) => one._id)).toContain(id)
    const decided = await decide(id, { refund: 0, reason: 'It was mended at once.' })
    expect(decided.body.data).toMatchObject({
      state: 'decided',
      decision: { refund: 0, reason: 'It was mended at once.' },
    })
    for (const person of [story.host, story.renter]) {
      const [letter] = await mailTo(story.app, person.email)
      expect(letter?.text).toContain('It was mended at once.')
    }
    await passTo(after(story.start, 30 * hourMs))
    await story.app.services.jobs.runAll()
    expect(await payouts()).toEqual(['done'])
    await expectSoundBooks()
  })

  it('is not read by the operator without an entry in the audit log', async () => {
    await open()
    const operator = await again(story.app)
    expect((await story.app.get(path(), operator)).body.data.dispute.state).toBe('open')
    const log = `/admin/audit?subject=${story.bookingId}&action=complaint.read`
    expect((await story.app.get(log, operator)).body.data).toHaveLength(1)
  })

  it('gives back what the operator decides, and the partner is paid the rest', async () => {
    const { _id: id } = (await open()).body.data
    expect((await answer()).status).toBe(200)
    expect((await decide(id, { refund: 1e6, reason: 'Too much.' })).body.code).toBe(
      'complaint_refund_too_high',
    )
    const decided = await decide(id, { refund: 10, reason: 'The lock was broken.' })
    expect(decided.body.data).toMatchObject({ state: 'decided', decision: { refund: 10 } })
    await passTo(after(story.start, 30 * hourMs))
    await story.app.services.jobs.runAll()
    expect((await payouts()).toSorted()).toEqual(['done', 'dropped'])
    const { items, balancePence } = (
      await story.app.get(`/booking/${story.bookingId}/money`, story.renter)
    ).body.data
    expect(items.at(-1)).toMatchObject({ kind: 'refund', state: 'done', amountPence: 1000 })
    const { pricePence } = (await story.app.get(`/booking/${story.bookingId}`, story.renter)).body
      .data
    expect(balancePence).toBe(pricePence - 1000)
    await expectSoundBooks()
  })

  it('is open once at a time, however often it is pressed, and so is its answer', async () => {
    const tenTimes = async (to: string, body: unknown, person: Person) => {
      const headers = { 'idempotency-key': `${to} of ${story.bookingId}`.replaceAll(/\W/g, '-') }
      const all = await Promise.all(
        Array.from({ length: 10 }, () => story.app.post(to, body, { ...person, headers })),
      )
      expect(new Set(all.map(one => JSON.stringify(one.body.data))).size).toBe(1)
      expect(all[0]?.status).toBeLessThan(300)
      return all[0]?.body.data
    }
    const { _id: id } = await tenTimes(path(), opening, story.renter)
    const [one, other] = await Promise.all([
      open({ reason: 'space_damaged', wish: 'refund_none' }, story.host),
      open(),
    ])
    expect([one?.body.code, other?.body.code]).toEqual(['complaint_open', 'complaint_open'])
    const answered = { text: 'The roof was mended on the same day.', pictures: [] }
    expect(await tenTimes(`${path()}/answer`, answered, story.host)).toMatchObject({ _id: id })
    const { rows } = await story.app.pool.query(
      'select state from complaint where booking_id = $1',
      [story.bookingId],
    )
    expect(rows).toEqual([{ state: 'answered' }])
  })

  it('does not stand in the way of cancelling as agreed', async () => {
    await open()
    const cancelled = await story.app.patch(
      `/booking/cancel/${story.bookingId}`,
      undefined,
      story.renter,
    )
    expect(cancelled.status).toBe(200)
    await story.app.services.jobs.runAll()
    expect((await read()).dispute.state).toBe('open')
    await expectSoundBooks()
  })

  it('is for the two sides of a booking that has begun, with reasons of their own', async () => {
    const stranger = await signUp(story.app, { role: 'customer' })
    expect((await open({}, stranger)).status).toBe(404)
    expect((await story.app.get(path(), stranger)).status).toBe(404)
    expect((await open({ reason: 'not_left' })).status).toBe(422)
    expect((await open({ wish: 'refund_none' })).status).toBe(422)
    expect((await open({ text: 'Too short.' })).status).toBe(422)
    await passTo(after(story.start, -hourMs))
    expect((await open()).body.code).toBe('complaint_not_possible')
    expect(await read()).toMatchObject({ dispute: null, mayOpen: false })
    await passTo(after(story.start, 80 * dayMs))
    expect((await open()).body.code).toBe('complaint_not_possible')
  })

  it.each([true, false])(
    'is about no request that was withdrawn (approved: %s)',
    async approved => {
      const form = { bookingNotice: 'none' }
      const asked = await askedBooking(story.app, story, { form, days: 1 / 24 })
      story.bookingId = asked.id
      if (approved)
        await story.app.patch(
          `/booking/${story.bookingId}`,
          { approvalStatus: 'approved' },
          story.host,
        )
      await passTo(after(asked.start, hourMs))
      expect(
        (await story.app.patch(`/booking/cancel/${story.bookingId}`, {}, story.renter)).status,
      ).toBe(200)
      for (const person of [story.renter, story.host]) {
        expect(await read(person)).toMatchObject({ mayOpen: false, openUntil: null })
      }
      expect((await open()).body.code).toBe('complaint_not_possible')
      const hosts = { reason: 'space_damaged', wish: 'refund_none' }
      expect((await open(hosts, story.host)).body.code).toBe('complaint_not_possible')
      expect((await upload()).body.code).toBe('complaint_not_possible')
    },
  )

  it('keeps both from leaving until it is over', async () => {
    await open()
    await passTo(after(story.start, 4 * dayMs))
    const leaving = await story.app.post(
      '/auth/delete-account',
      { password: story.renter.password },
      story.renter,
    )
    expect(leaving.body.error).toContain('dispute')
    await story.app.delete(path(), story.renter)
    const left = await story.app.post(
      '/auth/delete-account',
      { password: story.renter.password },
      story.renter,
    )
    expect(left.status).toBe(200)
    expect((await read(story.host)).dispute.statement.text).toBe('')
    await expectSoundBooks()
  })
})
