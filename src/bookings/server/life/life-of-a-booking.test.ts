import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { bookingStory } from '#test/bookings.ts'
import { anOperator, approvedListing, decide, mailTo, strangerId } from '#test/factories.ts'
import { recordFailedPayment } from '../for-payments/record-payment.ts'

const { story, answer, cancel, newestSubject, passTime, pay, read, request } = bookingStory()

describe('the partner answers', () => {
  it('approves: the renter is told to pay and learns who the partner is', async () => {
    const { id } = await request()
    const approved = await answer(id, 'approved')
    expect(approved.body).toMatchObject({
      message: 'Booking approved successfully',
      data: { approvalStatus: 'approved', earnings: { gross: 600, commission: 120, net: 480 } },
    })
    expect(await newestSubject(story.renter)).toContain('has approved your booking')
    const seen = await read(id)
    expect(seen.partner).toMatchObject({
      email: story.host.email,
      lastName: story.host.user.lastName,
    })
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
    const denied = await story.app.patch(
      `/booking/${id}`,
      { approvalStatus: 'disapproved', reason: 'The roof leaks.' },
      story.host,
    )
    expect(denied.body).toMatchObject({
      message: 'Booking disapproved successfully',
      data: { approvalStatus: 'disapproved', reason: 'The roof leaks.' },
    })
    expect((await answer(id, 'approved')).status).toBe(409)
    expect((await mailTo(story.app, story.renter.email))[0]?.text).toContain('The roof leaks.')
  })

  it.each([
    [
      'deleted it',
      async (id: string) => void (await story.app.delete(`/listings/${id}`, story.host)),
    ],
    [
      'had it suspended by the operator',
      async (id: string) => {
        await decide(story.app, id, { status: 'suspended', reason: 'Not as described.' })
      },
    ],
  ])('tells whoever waits for a space at once when they %s', async (_, lose) => {
    const { id, listing } = await request()
    await lose(listing._id)
    const closed = await read(id)
    expect(closed).toMatchObject({
      approvalStatus: 'disapproved',
      reason: 'The space is no longer let.',
    })
    const [letter] = await mailTo(story.app, story.renter.email)
    expect(letter?.text).toContain('The space is no longer let.')
    const refused = await answer(id, 'approved')
    expect(refused).toMatchObject({ status: 409, body: { code: 'booking_not_open' } })
  })

  it('is nobody’s to answer but the partner’s: for others it is not there', async () => {
    const { id } = await request()
    const missing = await story.app.patch(
      `/booking/${strangerId}`,
      { approvalStatus: 'approved' },
      story.stranger,
    )
    for (const person of [story.renter, story.stranger]) {
      const refused = await answer(id, 'approved', person)
      expect(refused.status).toBe(404)
      expect(refused.body).toEqual(missing.body)
    }
    expect((await story.app.get(`/booking/${id}`, story.stranger)).status).toBe(404)
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
    const { rows } = await story.app.pool.query(
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

describe('the operator answers', () => {
  const decideAs = async (id: string, approvalStatus: string) => {
    const answered = { approvalStatus, reason: 'The roof leaks.' }
    await story.app.patch(`/booking/${id}`, answered, await anOperator(story.app))
    const newest = async (email: string) => (await mailTo(story.app, email))[0]
    return [await newest(story.renter.email), await newest(story.host.email)]
  }
  const wording = (...subjects: string[]) =>
    subjects.map(subject => expect.objectContaining({ subject: expect.stringContaining(subject) }))

  it('in their own name: nobody is told that the partner did it, and the partner is told', async () => {
    const { id } = await request()
    expect(await decideAs(id, 'approved')).toEqual(
      wording('Your booking is approved', 'We have approved a booking'),
    )
    await pay(id)
    const [toRenter, toHost] = await decideAs(id, 'disapproved')
    expect([toRenter, toHost]).toEqual(
      wording('We have cancelled your booking', 'We have cancelled a booking'),
    )
    expect(toRenter?.text).toContain('You get £645 back')
    for (const mail of [toRenter, toHost]) expect(mail?.text).toContain('The roof leaks.')
  })

  it('no to a request, and says why to both', async () => {
    const { id } = await request()
    const mails = await decideAs(id, 'disapproved')
    expect(mails).toEqual(wording('is not available to you', 'We have denied a request'))
    for (const mail of mails) expect(mail?.text).toContain('The roof leaks.')
    // A request holds no time.
    expect(mails[1]?.text).not.toContain('free again')
    expect(mails[0]?.text).not.toContain(`${story.host.user.firstName} writes`)
  })
})

describe('the renter withdraws', () => {
  const told = async () => (await mailTo(story.app, story.host.email))[0]

  it('a request, which held no time that could be free again', async () => {
    const { id } = await request()
    await cancel(id)
    const letter = await told()
    expect(letter?.subject).toContain('has withdrawn a request')
    expect(letter?.text).not.toContain('free again')
  })

  it('an approved booking, whose time is free again', async () => {
    const { id } = await request({ autoApprove: true })
    await cancel(id)
    const letter = await told()
    expect(letter?.subject).toContain('has withdrawn a booking')
    expect(letter?.text).toContain('The time is free again')
  })
})

describe('time passes', () => {
  it('expires a request nobody answered in 24 hours, having reminded the partner', async () => {
    const { id } = await request()
    const asked = story.app.clock.now()
    await passTime(after(asked, 18 * hourMs + minuteMs))
    expect(await newestSubject(story.host)).toContain('is waiting for your answer')
    expect((await read(id)).approvalStatus).toBe('pending')
    await passTime(after(asked, 24 * hourMs + minuteMs))
    expect((await read(id)).approvalStatus).toBe('expired')
    expect((await answer(id, 'approved')).status).toBe(409)
    expect(await newestSubject(story.renter)).toBe('Your request has expired')
  })

  it('reminds nobody who has turned reminders off, but tells them what has happened', async () => {
    const { app, host } = story
    await app.patch(`/users/${host.user._id}`, { reminderEmail: false }, host)
    await request()
    const asked = app.clock.now()
    const before = await newestSubject(host)
    await passTime(after(asked, 18 * hourMs + minuteMs))
    expect(await newestSubject(host)).toBe(before)
    await passTime(after(asked, 24 * hourMs + minuteMs))
    expect(await newestSubject(host)).toBe('A request has expired')
  })

  it('shows a deadline that has passed at once, before any job has run', async () => {
    const { id } = await request()
    story.app.clock.moveTo(after(story.app.clock.now(), 20 * hourMs))
    for (const person of [story.renter, story.host]) await read(id, person)
    story.app.clock.moveTo(after(story.app.clock.now(), 5 * hourMs))
    expect((await read(id)).approvalStatus).toBe('expired')
    expect((await answer(id, 'approved')).status).toBe(409)
  })

  it('expires an approval nobody paid, and the space is free again', async () => {
    const { id, body } = await request({ autoApprove: true })
    expect((await story.app.post('/booking', body, story.stranger)).status).toBe(409)
    await passTime(after(story.app.clock.now(), 25 * hourMs))
    expect(await newestSubject(story.renter)).toBe('Your booking has expired')
    expect((await story.app.post('/booking', body, story.stranger)).status).toBe(201)
    expect((await read(id)).approvalStatus).toBe('expired')
  })

  it('lets go of what has run out for whoever asks next, before any job has run', async () => {
    const { id, body } = await request({ autoApprove: true })
    story.app.clock.moveTo(after(story.app.clock.now(), 20 * hourMs))
    for (const person of [story.renter, story.stranger]) await read(id, person)
    story.app.clock.moveTo(after(story.app.clock.now(), 5 * hourMs))
    expect((await story.app.post('/booking', body, story.stranger)).status).toBe(201)
    expect((await read(id)).approvalStatus).toBe('expired')
  })

  it('expires with the period where that ends sooner', async () => {
    const listing = await approvedListing(story.app, story.host, { services: [], storageNumber: 1 })
    const start = after(story.app.clock.now(), hourMs)
    const wish = { storageListing: listing._id, type: 'hourly', startDate: start.toISOString() }
    const end = after(start, 3 * hourMs)
    const { body } = await story.app.post(
      '/booking',
      { ...wish, endDate: end.toISOString() },
      story.renter,
    )
    expect(body.data.expiresAt).toBe(end.toISOString())
  })

  it('warns once before the start and once before the end, in time and however often it looks', async () => {
    const { id, start, end } = await request()
    await answer(id, 'approved')
    await pay(id)
    const warnings = async () => {
      const mails = await mailTo(story.app, story.renter.email)
      return mails.flatMap(({ subject }) => /^Your storage (starts|ends)/.exec(subject)?.[1] ?? [])
    }
    await passTime(after(start, -25 * hourMs))
    expect(await warnings()).toEqual([])
    await passTime(after(start, -20 * hourMs))
    await passTime(after(start, -19 * hourMs))
    expect(await warnings()).toEqual(['starts'])
    await passTime(after(end, -50 * hourMs))
    await passTime(after(end, -49 * hourMs))
    expect(await warnings()).toEqual(['ends', 'starts'])
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
    const ctx = systemContext(story.app.services, 'test')
    await transaction(story.app.db, tx => recordFailedPayment(tx, ctx, id))
    expect(await read(id)).toMatchObject({ approvalStatus: 'approved', paymentStatus: 'error' })
    expect((await read(id)).allowed).toContain('pay')
    expect(await pay(id)).toBe('recorded')
  })
})
