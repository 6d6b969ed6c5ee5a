import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf, next } from '#rent/rules/schedule/months.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
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
  takeBackNotice,
} from '#test/rent.ts'

const story = rentStory()

describe('a booking without an end', () => {
  it('is asked for, paid for its first month, and goes on', async () => {
    const { id, booking } = await rollingBooking(story.app, story)
    expect(booking).toMatchObject({ rolling: true, endDate: null, price: 108 })
    const paid = await ask(story.app, story.renter, `/booking/${id}`)
    expect(paid).toMatchObject({ endDate: null, paymentStatus: 'successful' })
    expect(paid.rent).toMatchObject({ monthly: 108, notice: null, arrearsSince: null })
    expect(inWords(await schedule(story.app, story.renter, id))).toEqual([
      '2026-12 £108 paid',
      '2027-01 £108 due',
      '2027-02 £108 due',
    ])
  })

  it('is told without the day that stands for its missing end', async () => {
    const { id, booking } = await rollingBooking(story.app, story)
    const { threadId } = await ask(story.app, story.renter, `/booking/${id}`)
    const { messages } = await ask(story.app, story.renter, `/messages/threads/${threadId}`)
    const told = messages.map(({ text }: { text: string }) => text).join(' ')
    expect(told).toContain('from 1 December 2026, until notice is given')
    expect(told).toContain('First month paid: £108 for 1 December 2026 to 31 December 2026.')
    expect(told).not.toContain('The whole price')
    await moveTo(story.app, after(new Date(booking.startDate), 31 * dayMs))
    const review = { rating: 5, text: 'Dry, clean and easy to reach at any hour.' }
    const written = await story.app.post(
      `/booking/${id}/review`,
      review,
      await loggedIn(story.app, story.renter),
    )
    expect(written.status).toBe(201)
    const sent = await story.app.pool.query('select * from outbox_mail')
    // As a date: an id may hold these four signs too.
    expect(JSON.stringify(sent.rows)).not.toMatch(/[a-z] 2101|2101-\d\d-\d\d/)
  })

  it('is answered and paid for before its first month is over, or expires', async () => {
    await moveTo(story.app, '2027-01-31T12:00:00Z')
    const loggedInAs = async (person: Person) => ({
      ...person,
      ...(await loggedIn(story.app, person)),
    })
    const host = await loggedInAs(story.host)
    const renter = await loggedInAs(story.renter)
    const parties = { host, renter }
    const end = '2027-02-01T00:00:00.000Z'
    const form = { autoApprove: false }
    const unanswered = await askedRolling(story.app, parties, { ahead: 0, form })
    const { id, booking, body } = await askedRolling(story.app, parties, { ahead: 0 })
    const { storageListing: _other, rolling: _rolling, ...months } = body
    const offered = { services: [], monthlyRate: 100, autoApprove: true }
    const { _id: storageListing } = await approvedListing(story.app, host, offered)
    const wish = { ...months, storageListing, endDate: '2027-03' }
    const inParts = await story.app.post('/booking', { ...wish, instalments: true }, renter)
    for (const { expiresAt } of [unanswered.booking, booking, inParts.body.data]) {
      expect(expiresAt).toBe(end)
    }
    await moveTo(story.app, end)
    for (const one of [unanswered.id, id, inParts.body.data._id]) {
      expect(await ask(story.app, renter, `/booking/${one}`)).toMatchObject({
        approvalStatus: 'expired',
      })
    }
    const late = await story.app.post('/booking/create-payment-link', { bookingId: id }, renter)
    expect([late.status, late.body.code]).toEqual([409, 'booking_not_payable'])
  })

  it('is not to be had where its partner does not offer it, nor with an end', async () => {
    const { body, listing } = await askedRolling(story.app, story)
    const other = await signUp(story.app, { role: 'customer' })
    const withEnd = await story.app.post('/booking', { ...body, endDate: '2027-02' }, other)
    expect(withEnd.status).toBe(422)
    const byHours = await story.app.post('/booking', { ...body, type: 'hourly' }, other)
    expect(byHours.status).toBe(422)
    await story.app.pool.query('update listing set rolling = false where id = $1', [listing._id])
    const refused = await story.app.post('/booking', body, other)
    expect(refused.status).toBe(422)
    expect(refused.body.details.fields[0].field).toBe('rolling')
  })

  it('keeps everybody else from its space, however late', async () => {
    const { listing } = await rollingBooking(story.app, story)
    const other = await signUp(story.app, { role: 'customer' })
    const wish = { storageListing: listing._id, type: 'monthly', startDate: '2028-03' }
    const fixed = await story.app.post('/booking', { ...wish, endDate: '2028-04' }, other)
    expect(fixed.status).toBe(409)
    const [busy] = (await story.app.get(`/booking/calendar/${listing._id}`)).body.data
    expect(busy.unitsFree).toBe(0)
    expect(busy.endDate).toBeNull()
  })

  it('is paid month by month, and its partner is paid a day after each begins', async () => {
    const { id } = await rollingBooking(story.app, story)
    for (const month of ['2026-12', '2027-01', '2027-02', '2027-03']) {
      await moveTo(story.app, after(dayOf(month, 27), hourMs))
      await moveTo(story.app, after(dayOf(next(month), 1), 25 * hourMs))
    }
    expect(inWords(await schedule(story.app, story.renter, id)).slice(0, 6)).toEqual([
      '2026-12 £108 paid',
      '2027-01 £108 paid',
      '2027-02 £108 paid',
      '2027-03 £108 paid',
      '2027-04 £108 paid',
      '2027-05 £108 due',
    ])
    const { rows } = await story.app.pool.query(
      `select amount::int, state from money_movement where booking_id = $1 and kind = 'payout'`,
      [id],
    )
    expect(rows).toEqual(Array.from({ length: 5 }, () => ({ amount: 80_00, state: 'done' })))
    const receipts = await ask(story.app, story.renter, `/booking/${id}/receipts`)
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
    const first = await rollingBooking(story.app, story, { ahead: 0 })
    const cancelled = await story.app.patch(`/booking/cancel/${first.id}`, undefined, story.renter)
    expect(cancelled.body.data.refund).toMatchObject({ amount: 88, fee: 20 })
    await story.app.services.jobs.runAll()
    expect(inWords(await schedule(story.app, story.renter, first.id))[1]).toBe(
      '2026-12 £108 dropped',
    )
    const second = await rollingBooking(story.app, story, { ahead: 0 })
    await moveTo(story.app, after(story.app.clock.now(), 25 * hourMs))
    const { token } = await loggedIn(story.app, story.renter)
    const refused = await story.app.patch(`/booking/cancel/${second.id}`, undefined, { token })
    expect([refused.status, refused.body.code]).toEqual([409, 'booking_needs_notice'])
  })

  it('goes on where its partner lets nobody else in that way', async () => {
    const { id, listing, body } = await rollingBooking(story.app, story, { ahead: 0 })
    const { token } = await loggedIn(story.app, story.host)
    const saved = await story.app.patch(`/listings/${listing._id}`, { rolling: false }, { token })
    expect(saved.status).toBe(200)
    expect(
      (await story.app.post('/booking', body, await loggedIn(story.app, story.renter))).status,
    ).toBe(422)
    await moveTo(story.app, after(dayOf('2026-11', 27), hourMs))
    expect(inWords(await schedule(story.app, story.renter, id)).slice(0, 2)).toEqual([
      '2026-11 £108 paid',
      '2026-12 £108 paid',
    ])
    await giveNotice(story.app, story.renter, id)
    expect((await takeBackNotice(story.app, story.renter, id)).body.data).toEqual({ endsAt: null })
  })
})
