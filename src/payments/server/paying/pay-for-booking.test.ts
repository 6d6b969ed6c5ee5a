import { beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { anOperator, mailTo, type Person, signUp } from '#test/factories.ts'
import { approvedBooking, balancesOf, onboard, payLink } from '#test/money.ts'
import { payers } from './payers.fixture.ts'

const { story, people, play, booking } = payers()
let app: TestApp
let host: Person
let renter: Person
beforeAll(() => {
  ;({ app, host, renter } = story)
})

const confirm = (hint: Record<string, unknown>, person = renter) =>
  app.patch('/booking/payment/confirm', hint, person)
const cancel = (id: string) => app.patch(`/booking/cancel/${id}`, undefined, renter)

async function paidBooking(options = {}) {
  const made = await approvedBooking(app, people(), options)
  const { sessionId } = await payLink(app, renter, made.id)
  await play(sessionId, 'success')
  return { ...made, sessionId }
}

describe('paying', () => {
  it('makes the booking paid and says so to the page, twice if asked twice', async () => {
    const { id, sessionId } = await paidBooking()
    expect(await booking(id)).toMatchObject({ paymentStatus: 'successful' })
    const hint = { bookingId: id, sessionId, paymentId: 'x', response: 'failed' }
    const first = await confirm(hint)
    expect(first.body.data).toMatchObject({ state: 'successful', heading: 'Payment Successful' })
    expect((await confirm(hint)).body.data).toEqual(first.body.data)
    const mails = await mailTo(app, renter.email)
    const told = mails.filter(mail => /Payment received/.test(mail.subject))
    expect(told.filter(mail => mail.text.includes(id))).toHaveLength(1)
  })

  it('stands in the copy of their data that each side can take', async () => {
    const { id } = await paidBooking()
    const copyOf = async (person: Person) => (await app.get('/users/me/export', person)).body.data
    const paid = expect.objectContaining({ booking: id, month: null, pence: expect.any(Number) })
    expect(await copyOf(renter)).toMatchObject({
      bookings: expect.arrayContaining([expect.objectContaining({ id, as: 'renter' })]),
      paid: expect.arrayContaining([paid]),
    })
    expect(await copyOf(host)).toMatchObject({
      bookings: expect.arrayContaining([expect.objectContaining({ id, as: 'partner' })]),
      paid: [],
    })
  })

  it('is not done by saying so', async () => {
    const { id } = await approvedBooking(app, people())
    const invented = { bookingId: id, sessionId: 'cs_invented', response: 'success' }
    expect((await confirm(invented)).status).toBe(404)
    const { sessionId } = await payLink(app, renter, id)
    const hint = { bookingId: id, sessionId, response: 'success' }
    expect((await confirm(hint)).body.data).toMatchObject({ state: 'pending', paymentStatus: null })
    expect((await confirm(hint, await signUp(app, { role: 'customer' }))).status).toBe(404)
  })

  it('for one booking does not confirm another', async () => {
    const paid = await paidBooking()
    const other = await approvedBooking(app, people())
    const hint = { bookingId: other.id, sessionId: paid.sessionId, response: 'success' }
    expect((await confirm(hint)).status).toBe(404)
    expect(await booking(other.id)).toMatchObject({ paymentStatus: null })
  })

  it('may be tried again after a declined card', async () => {
    const { id } = await approvedBooking(app, people())
    const { sessionId } = await payLink(app, renter, id)
    await play(sessionId, 'decline')
    expect(await booking(id)).toMatchObject({
      paymentStatus: 'error',
      allowed: ['pay', 'withdraw'],
    })
    const hint = { bookingId: id, sessionId, response: 'success' }
    expect((await confirm(hint)).body.data).toMatchObject({ heading: 'Payment Failed' })
    expect((await payLink(app, renter, id)).sessionId).toBe(sessionId)
    await play(sessionId, 'success')
    expect(await booking(id)).toMatchObject({ paymentStatus: 'successful' })
  })

  it('writes to the renter alone that a card was declined', async () => {
    const { id } = await approvedBooking(app, people())
    const { sessionId } = await payLink(app, renter, id)
    const seenBy = async (person: Person) => {
      const seen = (await app.get(`/booking/${id}`, person)).body.data
      const { body } = await app.get(`/messages/threads/${seen.threadId}`, person)
      const lines = body.data.messages.map(({ text }: { text: string }) => text)
      const letters = (await mailTo(app, person.email)).map(({ subject }) => subject)
      return { lines, letters }
    }
    const before = await seenBy(host)
    await play(sessionId, 'decline')
    expect(await seenBy(host)).toEqual(before)
    expect(await seenBy(renter)).toMatchObject({
      lines: before.lines,
      letters: expect.arrayContaining(['Your payment did not go through']),
    })
  })

  it('is cancelled by leaving the page', async () => {
    const { id } = await approvedBooking(app, people())
    const { sessionId, url } = await payLink(app, renter, id)
    await play(sessionId, 'abandon')
    const left = await app.app.request(`${new URL(url).pathname}/leave`, { method: 'POST' })
    const back = new URL(left.headers.get('location') ?? '')
    expect(back.pathname).toBe('/payment/result')
    const hint = Object.fromEntries(back.searchParams)
    expect((await confirm(hint)).body.data).toMatchObject({ heading: 'Payment Cancelled' })
  })

  it('too late is given back in full, and the booking stays expired', async () => {
    const { id, total } = await approvedBooking(app, people())
    const { sessionId } = await payLink(app, renter, id)
    await app.pool.query(`update booking set expires_at = now() - interval '1 s' where id = $1`, [
      id,
    ])
    await play(sessionId, 'success')
    await app.services.jobs.runAll()
    expect(await booking(id)).toMatchObject({ approvalStatus: 'expired', paymentStatus: null })
    const { body } = await app.get(`/booking/${id}/money`, renter)
    expect(body.data).toMatchObject({ balancePence: 0 })
    expect(
      body.data.items.map((one: { kind: string; amount: number }) => [one.kind, one.amount]),
    ).toEqual([
      ['payment', -total],
      ['refund', total],
    ])
    expect((await app.get(`/booking/${id}/receipt`, renter)).status).toBe(404)
    expect(body.data.items[0].label).toBe('Payment that came too late')
    const twice = `update payment set outcome = 'duplicate' where booking_id = $1 and state = 'paid'`
    await app.pool.query(twice, [id])
    const told = (await app.get(`/booking/${id}/money`, renter)).body.data
    expect(told.items[0].label).toBe('Second payment for this booking')
  })
})

describe('a receipt', () => {
  it('is the renter’s; the operator’s look at it is written down', async () => {
    const { id, total } = await paidBooking()
    const operator = await anOperator(app)
    const read = async (person: { token: string }) => app.get(`/booking/${id}/receipt`, person)
    expect((await read(renter)).body.data).toMatchObject({ total, kept: total })
    expect((await read(host)).status).toBe(404)
    const looks = async () => {
      const { body } = await app.get(`/admin/audit?subject=${id}&action=booking.rec`, operator)
      return body.data.map((entry: { action: string }) => entry.action)
    }
    expect(await looks()).toEqual([])
    expect((await read(operator)).body.data).toMatchObject({ total })
    expect(await looks()).toEqual(['booking.receipt-read'])
  })
})

describe('cancelling', () => {
  it('gives back all but twenty pounds, once, however often it is asked for', async () => {
    const { id, total } = await paidBooking()
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(id)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    await app.services.jobs.runAll()
    await app.services.jobs.runAll()
    const receipt = (await app.get(`/booking/${id}/receipt`, renter)).body.data
    expect(receipt).toMatchObject({ total, kept: 20 })
    expect(receipt.refunds).toMatchObject([{ amount: total - 20, label: 'Refund: you cancelled' }])
    const looked = (await app.get(`/booking/${id}/receipt`, await anOperator(app))).body.data
    expect(looked.refunds).toMatchObject([{ label: 'Refund: the renter cancelled' }])
    const mails = await mailTo(app, renter.email)
    const told = mails.filter(mail => /on its way back/.test(mail.subject))
    expect(told.filter(mail => mail.text.includes(id))).toHaveLength(1)
  })

  it('tells a partner who rents where a partner reads it', async () => {
    const guest = await signUp(app, { role: 'partner' })
    const { id } = await approvedBooking(app, { host, renter: guest })
    await play((await payLink(app, guest, id)).sessionId, 'success')
    await app.patch(`/booking/cancel/${id}`, undefined, guest)
    await app.services.jobs.runAll()
    const mails = await mailTo(app, guest.email)
    const told = mails.find(mail => /on its way back/.test(mail.subject))
    expect(told?.text).toContain(`/bookings/${id}`)
  })

  it('once refunds are over gives nothing back and leaves the partner what they earned', async () => {
    const { id, start, subtotal } = await paidBooking()
    await app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
    const signIn = async ({ email, password }: Person) =>
      (await app.post('/auth/login', { email, password })).body.data as { token: string }
    const cancelled = await app.patch(`/booking/cancel/${id}`, undefined, await signIn(renter))
    expect(cancelled.body.data.refund).toMatchObject({ amount: 0, fee: 0 })
    await app.services.jobs.runAll()
    const owner = await signIn(host)
    const { items } = (await app.get(`/booking/${id}/money`, owner)).body.data
    const payouts = items.filter((one: { kind: string }) => one.kind === 'payout')
    expect(payouts).toMatchObject([{ amount: subtotal * 0.8 }])
    const settled = 'select settled_at is not null as is from booking where id = $1'
    expect((await app.pool.query(settled, [id])).rows).toEqual([{ is: true }])
    await app.post('/dev/clock', { now: null })
  })

  it('by the partner gives back everything and leaves the partner nothing', async () => {
    const { id, total } = await paidBooking()
    await app.patch(`/booking/${id}`, { approvalStatus: 'disapproved' }, host)
    await app.services.jobs.runAll()
    const receipt = (await app.get(`/booking/${id}/receipt`, renter)).body.data
    expect(receipt).toMatchObject({ kept: 0, refunds: [{ amount: total }] })
    const money = (await app.get(`/booking/${id}/money`, host)).body.data
    expect(money.items.map((one: { kind: string }) => one.kind)).toEqual([
      'earning',
      'commission',
      'earning',
    ])
    const sum = (left: number, one: { amountPence: number }) => left + one.amountPence
    expect(money.items.reduce(sum, 0)).toBe(0)
  })
})

describe('a payout', () => {
  it('waits for the start and a day, and for the partner to have somewhere to receive it', async () => {
    const someone = await signUp(app, { role: 'partner' })
    const made = await approvedBooking(app, { host: someone, renter })
    const { sessionId } = await payLink(app, renter, made.id)
    await play(sessionId, 'success')
    const net = Math.round(made.subtotal * 0.8 * 100) / 100
    const balance = async () => (await app.get('/users/balance', someone)).body.data
    expect(await balance()).toMatchObject({
      owed: net,
      paid: 0,
      upcoming: [
        { bookingId: made.id, amount: net, releaseAt: after(made.start, dayMs).toISOString() },
      ],
    })
    await app.post('/dev/clock', { now: after(made.start, 23 * hourMs).toISOString() })
    await onboard(app, someone)
    await app.services.jobs.runAll()
    expect(await balance()).toMatchObject({ owed: net, paid: 0 })
    await app.post('/dev/clock', { now: after(made.start, 25 * hourMs).toISOString() })
    await app.services.jobs.runAll()
    expect(await balance()).toMatchObject({ owed: 0, paid: net, upcoming: [] })
    const { body } = await app.get('/users/payouts', someone)
    expect(body.data).toMatchObject([{ state: 'paid', amount: net, bookingId: made.id }])
    await app.post('/dev/clock', { now: null })
  })
})

it('keeps books that add up to nothing and agree with the provider’s', async () => {
  await app.services.jobs.runAll()
  const { total, clearing, provider } = await balancesOf(app)
  expect(total).toBe(0)
  expect(clearing).toBe(provider)
})
