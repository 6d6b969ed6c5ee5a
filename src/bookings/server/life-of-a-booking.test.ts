import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { after, dayMs, hourMs } from '#foundation/rules/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anOperator, approvedListing, mailTo, type Person, signUp } from '#test/factories.ts'
import { recordFailedPayment, recordPayment } from './record-payment.ts'
import { settleBooking } from './settle-booking.ts'

let app: TestApp
let host: Person
let renter: Person
let stranger: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.post('/dev/clock', { now: null })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  stranger = await signUp(app, { role: 'partner' })
})

const at = (moment: Date) => moment.toISOString()

async function request(form: Record<string, unknown> = {}, days = 3) {
  const space = { services: [], storageNumber: 1, hourlyRate: 10, monthlyRate: 100, ...form }
  const listing = await approvedListing(app, host, space)
  const start = after(app.clock.now(), days * dayMs)
  const body = {
    storageListing: listing._id,
    startDate: at(start),
    endDate: at(after(start, 60 * hourMs)),
    type: 'hourly',
  }
  const answer = await app.post('/booking', body, renter)
  expect(answer.status).toBe(201)
  return {
    id: answer.body.data._id as string,
    listing,
    start,
    end: after(start, 60 * hourMs),
    body,
  }
}

const read = async (id: string, person = renter) =>
  (await app.get(`/booking/${id}`, person)).body.data
const answer = (id: string, approvalStatus: string, person = host) =>
  app.patch(`/booking/${id}`, { approvalStatus }, person)
const cancel = (id: string, person = renter) =>
  app.patch(`/booking/cancel/${id}`, undefined, person)
const pay = (id: string) => {
  const ctx = systemContext(app.services, 'test')
  return transaction(app.db, tx => recordPayment(tx, ctx, id))
}
const passTime = (to: Date) => app.post('/dev/clock', { now: at(to) })
const newestSubject = async (person: Person) => (await mailTo(app, person.email))[0]?.subject

describe('the host answers', () => {
  it('approves: the renter is told to pay and learns who the host is', async () => {
    const { id } = await request()
    const approved = await answer(id, 'approved')
    expect(approved.body).toMatchObject({
      message: 'Booking approved successfully',
      data: { approvalStatus: 'approved', earnings: { gross: 600, commission: 120, net: 480 } },
    })
    expect(await newestSubject(renter)).toContain('has approved your booking')
    const seen = await read(id)
    expect(seen.partner).toMatchObject({ email: host.email, lastName: host.user.lastName })
    expect(seen.allowed).toEqual(['pay', 'withdraw'])
    expect(seen.earnings).toBeUndefined()
  })

  it('approving twice changes nothing more', async () => {
    const { id } = await request()
    await answer(id, 'approved')
    const before = await read(id)
    expect((await answer(id, 'approved')).status).toBe(200)
    expect(await read(id)).toEqual(before)
  })

  it('denies, gives a reason, and cannot take it back', async () => {
    const { id } = await request()
    const denied = await app.patch(
      `/booking/${id}`,
      { approvalStatus: 'disapproved', reason: 'The roof leaks.' },
      host,
    )
    expect(denied.body).toMatchObject({
      message: 'Booking disapproved successfully',
      data: { approvalStatus: 'disapproved', reason: 'The roof leaks.' },
    })
    expect((await answer(id, 'approved')).status).toBe(409)
    expect((await mailTo(app, renter.email))[0]?.text).toContain('The roof leaks.')
  })

  it('is nobody’s to answer but the host’s: for others it is not there', async () => {
    const { id } = await request()
    const missing = await app.patch(
      '/booking/00000000-0000-7000-8000-000000000000',
      { approvalStatus: 'approved' },
      stranger,
    )
    for (const person of [renter, stranger]) {
      const refused = await answer(id, 'approved', person)
      expect(refused.status).toBe(404)
      expect(refused.body).toEqual(missing.body)
    }
    expect((await app.get(`/booking/${id}`, stranger)).status).toBe(404)
    expect((await read(id)).approvalStatus).toBe('pending')
  })

  it.each(['pending', 'expired', 'paid', '__proto__', ''])(
    'takes no other answer: %j',
    async word => {
      const { id } = await request()
      const { status } = await answer(id, word)
      expect(status).toBe(422)
    },
  )

  it('lets one of many simultaneous approvals and denials win, with one history', async () => {
    const { id } = await request()
    const wishes = Array.from({ length: 40 }, (_, n) =>
      answer(id, n % 2 === 0 ? 'approved' : 'disapproved'),
    )
    await Promise.all(wishes)
    const { rows } = await app.pool.query(
      `select event from booking_event where booking_id = $1 and event in ('approved', 'denied')`,
      [id],
    )
    const { approvalStatus } = await read(id)
    const history = rows.map(row => row.event)
    expect(history.filter(event => event === 'denied').length).toBeLessThanOrEqual(1)
    expect(history.filter(event => event === 'approved').length).toBeLessThanOrEqual(1)
    expect(approvalStatus === 'approved').toBe(!history.includes('denied'))
  })
})

describe('time passes', () => {
  it('expires a request nobody answered in 24 hours, having reminded the host', async () => {
    const { id } = await request()
    const asked = app.clock.now()
    await passTime(after(asked, 18 * hourMs + 60_000))
    expect(await newestSubject(host)).toContain('is waiting for your answer')
    expect((await read(id)).approvalStatus).toBe('pending')
    await passTime(after(asked, 24 * hourMs + 60_000))
    expect((await read(id)).approvalStatus).toBe('expired')
    expect((await answer(id, 'approved')).status).toBe(409)
    expect(await newestSubject(renter)).toBe('Your request has expired')
  })

  it('shows a deadline that has passed at once, before any job has run', async () => {
    const { id } = await request()
    app.clock.moveTo(after(app.clock.now(), 20 * hourMs))
    for (const person of [renter, host]) await read(id, person)
    app.clock.moveTo(after(app.clock.now(), 5 * hourMs))
    expect((await read(id)).approvalStatus).toBe('expired')
    expect((await answer(id, 'approved')).status).toBe(409)
  })

  it('expires an approval nobody paid, and the space is free again', async () => {
    const { id, body } = await request({ autoApprove: true })
    expect((await app.post('/booking', body, stranger)).status).toBe(409)
    await passTime(after(app.clock.now(), 25 * hourMs))
    expect((await app.post('/booking', body, stranger)).status).toBe(201)
    expect((await read(id)).approvalStatus).toBe('expired')
  })

  it('expires with the period where that ends sooner', async () => {
    const listing = await approvedListing(app, host, { services: [], storageNumber: 1 })
    const start = after(app.clock.now(), hourMs)
    const wish = { storageListing: listing._id, type: 'hourly', startDate: at(start) }
    const end = after(start, 3 * hourMs)
    const { body } = await app.post('/booking', { ...wish, endDate: at(end) }, renter)
    expect(body.data.expiresAt).toBe(at(end))
  })

  it('warns once before the start and once before the end, however often it looks', async () => {
    const { id, start, end } = await request()
    await answer(id, 'approved')
    await pay(id)
    await passTime(after(start, -20 * hourMs))
    await passTime(after(start, -19 * hourMs))
    await passTime(after(end, -50 * hourMs))
    await passTime(after(end, -49 * hourMs))
    const subjects = (await mailTo(app, renter.email)).map(mail => mail.subject)
    expect(subjects.filter(subject => subject.startsWith('Your storage starts'))).toHaveLength(1)
    expect(subjects.filter(subject => subject.startsWith('Your storage ends'))).toHaveLength(1)
  })
})

describe('payment is recorded', () => {
  it('opens the door: exact address, phone and the way in, for this renter only', async () => {
    const { id, listing } = await request()
    await answer(id, 'approved')
    const before = await read(id)
    expect(before.listing).toMatchObject({ isExact: false, packingInstruction: null })
    expect(before.listing.address).not.toBe(listing.address)
    expect(await pay(id)).toBe('recorded')
    const paid = await read(id)
    expect(paid).toMatchObject({ approvalStatus: 'approved', paymentStatus: 'successful' })
    expect(paid.listing).toMatchObject({ isExact: true, address: listing.address })
    await cancel(id)
    expect((await read(id)).listing.isExact).toBe(false)
  })

  it('has one effect however often it is reported', async () => {
    const { id } = await request()
    await answer(id, 'approved')
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => pay(id)))
    expect(outcomes.filter(outcome => outcome === 'recorded')).toHaveLength(1)
    expect(outcomes.filter(outcome => outcome === 'alreadyPaid')).toHaveLength(9)
  })

  it('comes too late for a booking that is gone', async () => {
    const { id } = await request()
    await answer(id, 'approved')
    await cancel(id)
    expect(await pay(id)).toBe('tooLate')
  })

  it('says when a card was declined, and lets the renter try again', async () => {
    const { id } = await request()
    await answer(id, 'approved')
    const ctx = systemContext(app.services, 'test')
    await transaction(app.db, tx => recordFailedPayment(tx, ctx, id))
    expect(await read(id)).toMatchObject({ approvalStatus: 'approved', paymentStatus: 'error' })
    expect((await read(id)).allowed).toContain('pay')
    expect(await pay(id)).toBe('recorded')
  })
})

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
    await passTime(after(start, 24 * hourMs - 60_000))
    const { body: shown } = await app.get(`/booking/cancel/${id}`, renter)
    const { body } = await cancel(id)
    expect(body.data.refund).toEqual({ amount: 625, amountPence: 62500, fee: 20, feePence: 2000 })
    expect(shown.data.refund).toEqual(body.data.refund)
  })

  it('refunds nothing later, but still ends the booking', async () => {
    const { id, start } = await paidBooking()
    await passTime(after(start, 24 * hourMs + 60_000))
    const { body } = await cancel(id)
    expect(body.data.refund).toMatchObject({ amount: 0, fee: 0 })
    expect(body.data.approvalStatus).toBe('disapproved')
  })

  it('is over once the booking has ended', async () => {
    const { id, end } = await paidBooking()
    await passTime(after(end, 1000))
    expect((await cancel(id)).status).toBe(409)
    expect((await read(id)).paymentStatus).toBe('successful')
  })

  it('refunds once, however often it is pressed', async () => {
    const { id } = await paidBooking()
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await app.pool.query(
      `select count(*)::int as n from booking_event where booking_id = $1 and event = 'cancelled'`,
      [id],
    )
    expect(rows[0].n).toBe(1)
  })

  it('is the renter’s alone: the host cancels in another way, strangers not at all', async () => {
    const { id } = await paidBooking()
    for (const person of [host, stranger]) expect((await cancel(id, person)).status).toBe(404)
  })

  it('frees the space and is listed among the cancelled', async () => {
    const { id, body } = await paidBooking()
    await cancel(id)
    expect((await app.post('/booking', body, stranger)).status).toBe(201)
    const { body: cancelled } = await app.get('/booking?cancelled=true', renter)
    expect(cancelled.data.map((booking: { _id: string }) => booking._id)).toEqual([id])
  })

  it('by the host gives everything back, without a fee', async () => {
    const { id } = await paidBooking()
    const { body } = await answer(id, 'disapproved')
    expect(body.data).toMatchObject({
      approvalStatus: 'disapproved',
      cancelledBy: 'host',
      refund: { amount: 645, fee: 0 },
    })
    expect(await newestSubject(renter)).toContain('cancelled by the host')
  })
})

describe('lists', () => {
  it('shows a customer their own, a host those of their spaces, and each only that', async () => {
    const { id } = await request()
    const ids = async (path: string, person: { token: string }) =>
      (await app.get(path, person)).body.data.map((booking: { _id: string }) => booking._id)
    expect(await ids('/booking', renter)).toEqual([id])
    expect(await ids('/booking', host)).toEqual([id])
    expect(await ids('/booking', stranger)).toEqual([])
    expect(await ids('/booking?as=renter', host)).toEqual([])
    expect(await ids('/booking?approvalStatus=pending', host)).toEqual([id])
    expect(await ids('/booking?approvalStatus=expired', host)).toEqual([])
    expect(await ids('/booking', await anOperator(app))).toContain(id)
  })

  it('keeps a listing that has bookings from being deleted or shrunk', async () => {
    const { id, listing } = await request()
    await answer(id, 'approved')
    expect((await app.delete(`/listings/${listing._id}`, host)).status).toBe(409)
    const closed = [{ startDate: (await read(id)).startDate, endDate: (await read(id)).endDate }]
    const changed = await app.patch(
      `/listings/${listing._id}`,
      { unavailabilityPeriods: closed },
      host,
    )
    expect(changed.status).toBe(409)
  })
})

describe('leaving', () => {
  it('waits until what was agreed is over, for the renter and for the host', async () => {
    const { id } = await request()
    await answer(id, 'approved')
    await pay(id)
    for (const person of [renter, host]) {
      const refused = await app.post('/auth/delete-account', { password: person.password }, person)
      expect(refused.status).toBe(409)
      expect(refused.body.details.reasons).toHaveLength(1)
    }
    await cancel(id)
    const leave = () => app.post('/auth/delete-account', { password: renter.password }, renter)
    expect((await leave()).status, 'the refund is still to come').toBe(409)
    await settleBooking(app.db, id, app.clock.now())
    expect((await leave()).status).toBe(200)
  })

  it('takes requests along that nobody has answered, and exports what was booked', async () => {
    const { id } = await request()
    const { body } = await app.get('/users/me/export', renter)
    expect(JSON.stringify(body)).toContain(id)
    await app.post('/auth/delete-account', { password: renter.password }, renter)
    expect(await read(id, host)).toMatchObject({
      approvalStatus: 'disapproved',
      cancelledBy: 'renter',
    })
  })
})
