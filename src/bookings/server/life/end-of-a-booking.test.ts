import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { askedBooking, bookingStory } from '#test/bookings.ts'
import { duringTransaction } from '#test/database.ts'
import { again, mailTo, signUp } from '#test/factories.ts'
import { settleBooking } from '../for-payments/settle-booking.ts'

const { story, answer, cancel, newestSubject, passTime, pay, read, request } = bookingStory()

describe('cancelling', () => {
  const paidBooking = async () => {
    const booking = await request()
    await answer(booking.id, 'approved')
    await pay(booking.id)
    return booking
  }

  it('costs nothing before payment', async () => {
    const { id } = await request()
    const { body } = await cancel(id)
    expect(body.message).toBe('Booking cancelled successfully.')
    expect(body.data).toMatchObject({
      approvalStatus: 'disapproved',
      cancelledBy: 'renter',
      refund: null,
    })
  })

  it('refunds what was paid less £20 until 24 hours after the start, to the second', async () => {
    const { id, start } = await paidBooking()
    await passTime(after(start, 24 * hourMs - minuteMs))
    const { body: shown } = await story.app.get(`/booking/cancel/${id}`, story.renter)
    const { body } = await cancel(id)
    expect(body.data.refund).toEqual({ amount: 625, amountPence: 62500, fee: 20, feePence: 2000 })
    expect(shown.data.refund).toEqual(body.data.refund)
  })

  it('refunds nothing later, but still ends the booking', async () => {
    const { id, start } = await paidBooking()
    await passTime(after(start, 24 * hourMs + minuteMs))
    const { body } = await cancel(id)
    expect(body.data.refund).toMatchObject({ amount: 0, fee: 0 })
    expect(body.data.approvalStatus).toBe('disapproved')
  })

  it('is over once the booking has ended', async () => {
    const { id, end } = await paidBooking()
    await passTime(after(end, 1000))
    expect((await cancel(id)).status).toBe(409)
    expect((await answer(id, 'disapproved')).status).toBe(409)
    expect((await read(id)).paymentStatus).toBe('successful')
  })

  it('refunds once, however often it is pressed', async () => {
    const { id } = await paidBooking()
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await story.app.pool.query(
      `select count(*)::int as n from booking_event where booking_id = $1 and event = 'cancelled'`,
      [id],
    )
    expect(rows[0].n).toBe(1)
  })

  it('is the renter’s alone: the partner cancels in another way, strangers not at all', async () => {
    const { id } = await paidBooking()
    for (const person of [story.host, story.stranger])
      expect((await cancel(id, person)).status).toBe(404)
  })

  it('frees the space and is listed among the cancelled', async () => {
    const { id, body } = await paidBooking()
    await cancel(id)
    expect((await story.app.post('/booking', body, story.stranger)).status).toBe(201)
    const { body: cancelled } = await story.app.get('/booking?cancelled=true', story.renter)
    expect(cancelled.data.map((booking: { _id: string }) => booking._id)).toEqual([id])
  })

  it('by the partner gives everything back, without a fee', async () => {
    const { id } = await paidBooking()
    const { body } = await answer(id, 'disapproved')
    expect(body.data).toMatchObject({
      approvalStatus: 'disapproved',
      cancelledBy: 'host',
      refund: { amount: 645, fee: 0 },
    })
    expect(await newestSubject(story.renter)).toContain('cancelled by the partner')
  })

  it('leaves the address and the partner to a renter whose things may be inside', async () => {
    const { id, start, listing } = await paidBooking()
    await passTime(after(start, hourMs))
    await answer(id, 'disapproved')
    const { cancelledBy, ...seen } = await read(id)
    expect(cancelledBy).toBe('host')
    expect(seen.listing).toMatchObject({ isExact: true, address: listing.address })
    expect(seen.partner.email).toBe(story.host.email)
    const texts = (await mailTo(story.app, story.renter.email)).map(({ text }) => text)
    expect(texts.join()).toContain(`agree with ${story.host.user.firstName} when you collect`)
  })

  it('sends nobody to a page that they cannot open', async () => {
    const renter = await signUp(story.app, { role: 'customer' })
    const { id, start } = await askedBooking(story.app, { ...story, renter })
    await answer(id, 'approved')
    await pay(id)
    await passTime(after(start, hourMs))
    const operator = await again(story.app)
    const change = { suspended: true, reason: 'Complaints' }
    await story.app.patch(`/admin/people/${renter.user._id}`, change, operator)
    const end = { approvalStatus: 'disapproved', reason: 'Complaints' }
    expect((await story.app.patch(`/booking/${id}`, end, operator)).status).toBe(200)
    const [mail] = await mailTo(story.app, renter.email)
    expect(mail?.text).toContain('please write to us about when you collect them')
    expect(mail?.text).not.toContain('stay on your booking page')
  })

  it('never happens to whoever meant to deny a request that has been paid since', async () => {
    const { id } = await paidBooking()
    const press = (seen: string) =>
      story.app.patch(`/booking/${id}`, { approvalStatus: 'disapproved', seen }, story.host)
    for (const seen of ['pending', 'approved']) expect((await press(seen)).status).toBe(409)
    expect(await read(id)).toMatchObject({ paymentStatus: 'successful', cancelledAt: null })
    expect((await press('paid')).status).toBe(200)
  })

  it('never happens to whoever meant to withdraw a request that has been paid since', async () => {
    const { id } = await paidBooking()
    const press = (seen: string) =>
      story.app.patch(`/booking/cancel/${id}`, { refundPence: 0, seen }, story.renter)
    for (const seen of ['pending', 'approved']) {
      expect((await press(seen)).body.code).toBe('booking_changed')
    }
    expect(await read(id)).toMatchObject({ paymentStatus: 'successful', cancelledAt: null })
    expect((await press('paid')).status).toBe(200)
  })
})

describe('cancelling while the renter’s bank asks for the money back', () => {
  it.each([
    ['renter', (id: string) => cancel(id)],
    ['host', (id: string) => answer(id, 'disapproved')],
  ])('comes too late for the %s who pressed before the dispute was known', async (_, press) => {
    const { id } = await request()
    await answer(id, 'approved')
    await pay(id)
    const answered = await duringTransaction(
      story.app.pool,
      ['update booking set disputed = true where id = $1', [id]],
      () => press(id),
    )
    expect(answered.status).toBe(409)
    expect(await read(id)).toMatchObject({ approvalStatus: 'approved', cancelledAt: null })
  })
})

describe('what is promised', () => {
  it('keeps a listing that has bookings from being deleted or shrunk', async () => {
    const { id, listing } = await request()
    await answer(id, 'approved')
    expect((await story.app.delete(`/listings/${listing._id}`, story.host)).status).toBe(409)
    const closed = [{ startDate: (await read(id)).startDate, endDate: (await read(id)).endDate }]
    const changed = await story.app.patch(
      `/listings/${listing._id}`,
      { unavailabilityPeriods: closed },
      story.host,
    )
    expect(changed.status).toBe(409)
  })
})

describe('leaving', () => {
  it('waits until what was agreed is over, for the renter and for the partner', async () => {
    const { id } = await request()
    await answer(id, 'approved')
    await pay(id)
    for (const person of [story.renter, story.host]) {
      const refused = await story.app.post(
        '/auth/delete-account',
        { password: person.password },
        person,
      )
      expect(refused.status).toBe(409)
      expect(refused.body.details.reasons).toHaveLength(1)
    }
    await cancel(id)
    const leave = () =>
      story.app.post('/auth/delete-account', { password: story.renter.password }, story.renter)
    expect((await leave()).status, 'the refund is still to come').toBe(409)
    await settleBooking(story.app.db, id, story.app.clock.now())
    expect((await leave()).status).toBe(200)
  })

  it('takes requests along that nobody has answered, and exports what was booked', async () => {
    const { id } = await request()
    const { body } = await story.app.get('/users/me/export', story.renter)
    expect(JSON.stringify(body)).toContain(id)
    await story.app.post('/auth/delete-account', { password: story.renter.password }, story.renter)
    expect(await read(id, story.host)).toMatchObject({
      approvalStatus: 'disapproved',
      cancelledBy: 'renter',
    })
  })
})
