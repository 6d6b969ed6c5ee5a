import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
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

const story = rentStory()

const suspend = async (suspended: boolean, reason = 'Complaints.') => {
  const wish = { suspended, ...(suspended && { reason }) }
  const operator = await again(story.app)
  const { status } = await story.app.patch(`/admin/people/${story.host.user._id}`, wish, operator)
  expect(status).toBe(200)
}
const end = async (id: string) => {
  const wish = { approvalStatus: 'disapproved', reason: 'The partner is suspended.' }
  return story.app.patch(`/booking/${id}`, wish, await again(story.app))
}
const letRun = async (id: string) =>
  story.app.post(`/admin/bookings/${id}/let-run`, undefined, await again(story.app))
const letterTo = async (person: Person, words: string) =>
  (await mailTo(story.app, person.email)).find(({ subject }) => subject.includes(words))?.text
const backFor = async (id: string) => {
  const { rows } = await story.app.pool.query(
    `select payment.month, refund.amount::int from money_movement as refund
     join payment on payment.id = payment_id
     where refund.booking_id = $1 and kind = 'refund' order by payment.month`,
    [id],
  )
  return rows
}
const janAndFeb = async (id: string) =>
  inWords(await schedule(story.app, story.renter, id)).slice(1, 3)
/** Noon, with what was due before done. */
const noonOf = (month: string, day: number) =>
  moveTo(story.app, after(dayOf(month, day), 12 * hourMs))

describe('what rolls in the space of a partner who is suspended', () => {
  it('is ended by the operator, who gives back the days that have not begun', async () => {
    const { id } = await rollingBooking(story.app, story)
    for (const [month, day] of [
      ['2026-12', 27],
      ['2027-01', 2],
      ['2027-01', 27],
    ] as const) {
      await noonOf(month, day)
    }
    expect(await janAndFeb(id)).toEqual(['2027-01 £108 paid', '2027-02 £108 paid'])
    const early = await end(id)
    expect([early.status, early.body.code]).toEqual([409, 'booking_needs_notice'])
    await suspend(true)
    expect(await letterTo(story.renter, 'About your booking')).toContain('days that have not begun')
    const file = await story.app.get(`/booking/${id}`, await again(story.app))
    expect(file.body.data.allowed).toContain('cancel')
    // February, and the four days of January after today.
    const ofJanuary = Math.round((108_00 * 4) / 31)
    const { status, body } = await end(id)
    expect([status, body.code]).toEqual([200, undefined])
    expect(body.data.refund).toMatchObject({ amountPence: 108_00 + ofJanuary, feePence: 0 })
    await story.app.services.jobs.runAll()
    expect(await backFor(id)).toEqual([
      { month: '2027-01', amount: ofJanuary },
      { month: '2027-02', amount: 108_00 },
    ])
    const sum = `£${(108_00 + ofJanuary) / 100}`
    const told = `You get ${sum} back: what you paid for days that had not begun.`
    expect(await letterTo(story.renter, 'We have cancelled')).toContain(told)
    expect(await letterTo(story.host, 'We have cancelled')).toContain(`gets ${sum} back`)
    await noonOf('2027-02', 27)
    expect((await end(id)).status).toBe(409)
    expect((await schedule(story.app, story.renter, id)).some(({ state }) => state === 'due')).toBe(
      false,
    )
  })

  it('gives nothing back for the day that has begun, and the whole month to come', async () => {
    const { id } = await rollingBooking(story.app, story)
    await noonOf('2026-12', 31)
    await suspend(true)
    expect((await end(id)).body.data.refund).toMatchObject({ amountPence: 108_00, feePence: 0 })
    await story.app.services.jobs.runAll()
    expect(await backFor(id)).toEqual([{ month: '2027-01', amount: 108_00 }])
  })

  it('costs no rent until the operator lets it run, and is then asked for four times as ever', async () => {
    const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
    await noonOf('2026-12', 20)
    await suspend(true)
    for (const [month, day] of [
      ['2026-12', 27],
      ['2027-01', 6],
      ['2027-01', 20],
      ['2027-02', 8],
    ] as const) {
      await noonOf(month, day)
    }
    expect((await janAndFeb(id))[0]).toBe('2027-01 £108 due')
    expect(await letterTo(story.renter, 'could not take the rent')).toBeUndefined()
    expect((await letRun(id)).status).toBe(200)
    expect((await letRun(id)).body.code).toBe('booking_changed')
    expect(await letterTo(story.renter, 'stands')).toContain('Rent is taken again')
    await noonOf('2027-02', 9)
    expect(await janAndFeb(id)).toEqual(['2027-01 £108 failed', '2027-02 £108 failed'])
    const { rent } = await ask(story.app, story.renter, `/booking/${id}`)
    expect(rent.arrearsSince).toBeNull()
    const state = await ask(story.app, story.renter, `/booking/${id}/payment`)
    expect(state).toMatchObject({ canPay: true, onHold: false })
    const payer = { ...story.renter, ...(await loggedIn(story.app, story.renter)) }
    const { sessionId } = await payLink(story.app, payer, id)
    await story.app.post(`/dev/payments/${sessionId}`, { outcome: 'success', card: 'ok' })
    await story.app.post(`/dev/cards/${id}`, { card: 'ok' })
    await noonOf('2027-02', 13)
    expect(await janAndFeb(id)).toEqual(['2027-01 £108 paid', '2027-02 £108 paid'])
    await suspend(false)
  })

  it('keeps its renter from no other space while what is owed cannot be paid', async () => {
    const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
    for (const [month, day] of [
      ['2026-12', 28],
      ['2027-01', 2],
      ['2027-01', 4],
      ['2027-01', 7],
    ] as const) {
      await noonOf(month, day)
    }
    const { rent } = await ask(story.app, story.renter, `/booking/${id}`)
    expect(rent.arrearsSince).not.toBeNull()
    const others = {
      host: await signUp(story.app, { role: 'partner' }),
      renter: await signUp(story.app, { role: 'customer' }),
    }
    const { body } = await askedRolling(story.app, others, { form: { storageNumber: 3 } })
    const payer = { ...story.renter, ...(await loggedIn(story.app, story.renter)) }
    const refused = await story.app.post('/booking', body, payer)
    expect([refused.status, refused.body.code]).toEqual([409, 'renter_in_arrears'])
    await suspend(true)
    const asked = await story.app.post('/booking', body, payer)
    expect(asked.status).toBe(201)
    expect((await payLink(story.app, payer, asked.body.data._id)).sessionId).toEqual(
      expect.any(String),
    )
    await letRun(id)
    const later = await story.app.post('/booking', { ...body, startDate: '2027-03' }, payer)
    expect([later.status, later.body.code]).toEqual([409, 'renter_in_arrears'])
    await suspend(false)
  })

  it('is paid for again once the suspension is lifted, and a second one counts anew', async () => {
    const { id } = await rollingBooking(story.app, story)
    await noonOf('2026-12', 20)
    await suspend(true)
    await letRun(id)
    story.app.clock.moveTo(after(story.app.clock.now(), hourMs))
    await suspend(false)
    await suspend(true)
    await noonOf('2026-12', 28)
    expect((await janAndFeb(id))[0]).toBe('2027-01 £108 due')
    await suspend(false)
    await moveTo(story.app, after(story.app.clock.now(), dayMs))
    expect((await janAndFeb(id))[0]).toBe('2027-01 £108 paid')
  })

  it('goes on as the operator let it when the suspension only gets another reason', async () => {
    const { id } = await rollingBooking(story.app, story)
    await noonOf('2026-12', 20)
    await suspend(true)
    await letRun(id)
    story.app.clock.moveTo(after(story.app.clock.now(), hourMs))
    await suspend(true, 'More complaints.')
    await noonOf('2026-12', 28)
    expect((await janAndFeb(id))[0]).toBe('2027-01 £108 paid')
    await suspend(false)
  })

  it('leaves the page to pay closed while it waits', async () => {
    const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
    await noonOf('2026-12', 27)
    await suspend(true)
    await noonOf('2027-01', 8)
    const { rent } = await ask(story.app, story.renter, `/booking/${id}`)
    expect(rent.arrearsSince).toBeNull()
    expect(await ask(story.app, story.renter, `/booking/${id}/payment`)).toMatchObject({
      canPay: false,
      onHold: true,
    })
    await suspend(false)
  })

  it('lets what is owed be paid after the end of the booking, once the operator says so', async () => {
    const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
    for (const day of [1, 3, 6]) await noonOf('2027-01', day)
    const given = await giveNotice(story.app, story.host, id)
    await moveTo(story.app, given.body.data.endsAt)
    await suspend(true)
    const pay = async () =>
      story.app.post(
        '/booking/create-payment-link',
        { bookingId: id },
        await loggedIn(story.app, story.renter),
      )
    expect((await pay()).body.code).toBe('host_suspended')
    const proof = { password: story.renter.password }
    const { token } = await loggedIn(story.app, story.renter)
    const left = await story.app.post('/auth/delete-account', proof, { token })
    expect([left.status, left.body.details?.reasons]).toEqual([
      409,
      [expect.stringMatching(/^You owe rent\./)],
    ])
    expect((await letRun(id)).status).toBe(200)
    expect((await pay()).status).toBe(201)
    await suspend(false)
  })

  // The last test: after moving the clock back, its renter would seem to have left too early.
  it('keeps a renter whose last month has not been taken yet until it is', async () => {
    const { id } = await rollingBooking(story.app, story)
    const leave = async () => {
      const { token } = await loggedIn(story.app, story.renter)
      const proof = { password: story.renter.password }
      const { status, body } = await story.app.post('/auth/delete-account', proof, { token })
      return [status, body.details?.reasons]
    }
    await noonOf('2026-12', 20)
    const given = await giveNotice(story.app, story.renter, id)
    expect(given.body.data.endsAt).toBe('2027-02-01T00:00:00.000Z')
    await suspend(true)
    await noonOf('2027-02', 2)
    expect((await janAndFeb(id))[0]).toBe('2027-01 £108 due')
    const reason = 'Rent for a booking of yours that has ended has not been taken yet.'
    expect(await leave()).toEqual([409, [reason]])
    const file = await story.app.get(`/admin/people/${story.host.user._id}`, await again(story.app))
    expect(file.body.data.bookings).toMatchObject([{ _id: id, isOver: true, letRunAt: null }])
    expect((await letRun(id)).status).toBe(200)
    expect(await letterTo(story.renter, 'stands')).toContain('Rent is taken again')
    await noonOf('2027-02', 4)
    expect((await janAndFeb(id))[0]).toBe('2027-01 £108 paid')
    expect(await leave()).toEqual([200, undefined])
  })
})
