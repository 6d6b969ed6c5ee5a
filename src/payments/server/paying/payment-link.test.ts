import { beforeAll, describe, expect, it, vi } from 'vitest'
import { termWords } from '#bookings/rules/term/term-words.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { anOperator, type Person, signUp } from '#test/factories.ts'
import { approvedBooking, payLink } from '#test/money.ts'
import { payers } from './payers.fixture.ts'

const { story, people, play, booking } = payers()
let app: TestApp
let host: Person
let renter: Person
beforeAll(() => {
  ;({ app, host, renter } = story)
})

describe('a payment link', () => {
  it('leads to a page with the price of the booking, and stays the same while it is open', async () => {
    const { id, total } = await approvedBooking(app, people())
    const first = await payLink(app, renter, id)
    expect(first).toMatchObject({ amount: total, amountPence: total * 100 })
    expect((await payLink(app, renter, id)).sessionId).toBe(first.sessionId)
    const page = await (await app.app.request(new URL(first.url).pathname)).text()
    expect(page).toContain(`£${total}`)
    const { type, startDate, endDate } = await booking(id)
    const period = { start: new Date(startDate), end: new Date(endDate) }
    expect(page).toContain(`, ${termWords({ type, period })}</h1>`)
  })

  it('is another one where the first runs out before anybody could pay by it', async () => {
    const { id } = await approvedBooking(app, people())
    const first = await payLink(app, renter, id)
    const leave = (minutes: number) =>
      app.pool.query('update payment set expires_at = $2 where id = $1', [
        first.paymentId,
        after(app.clock.now(), minutes * minuteMs),
      ])
    await leave(3)
    expect((await payLink(app, renter, id)).sessionId).toBe(first.sessionId)
    await leave(1)
    expect((await payLink(app, renter, id)).sessionId).not.toBe(first.sessionId)
  })

  it('is one link, however many ask at once', async () => {
    const { id } = await approvedBooking(app, people())
    const links = await Promise.all(Array.from({ length: 20 }, () => payLink(app, renter, id)))
    expect(new Set(links.map(link => link.sessionId)).size).toBe(1)
  })

  it('is closed at once when the partner is suspended, also after hours', async () => {
    const partner = await signUp(app, { role: 'partner' })
    const { id } = await approvedBooking(app, { ...people(), host: partner })
    const { sessionId, paymentId } = await payLink(app, renter, id)
    const checkedIn = (minutes: number) =>
      app.pool.query('update payment set next_check_at = $2 where id = $1', [
        paymentId,
        after(app.clock.now(), minutes * minuteMs),
      ])
    await checkedIn(5)
    app.woken.length = 0
    const suspension = { suspended: true, reason: 'Complaints.' }
    await app.patch(`/admin/people/${partner.user._id}`, suspension, await anOperator(app))
    expect(app.woken).toContain('move-money')
    await app.services.jobs.runAll()
    expect((await play(sessionId, 'success')).body.data.outcome).toBe('over')
    expect((await booking(id)).paymentStatus).toBeNull()
  })

  it('is not given to who asked just before the same page was opened and paid on', async () => {
    const { id } = await approvedBooking(app, people())
    const { sessions } = app.services.provider.stripe.checkout
    const create = sessions.create.bind(sessions)
    const slow = vi.spyOn(sessions, 'create').mockImplementationOnce(async (...asked) => {
      const made = await create(...asked)
      const { sessionId } = await payLink(app, renter, id)
      await play(sessionId, 'success')
      return made
    })
    const late = await app.post('/booking/create-payment-link', { bookingId: id }, renter)
    slow.mockRestore()
    expect(late.body.code).toBe('booking_not_payable')
  })

  it('is for the renter of an approved booking that is not paid', async () => {
    const { id } = await approvedBooking(app, people())
    const ask = (person: Person, bookingId = id) =>
      app.post('/booking/create-payment-link', { bookingId }, person)
    expect((await ask(host)).status).toBe(404)
    expect((await ask(await signUp(app, { role: 'customer' }))).status).toBe(404)
    const { sessionId } = await payLink(app, renter, id)
    await play(sessionId, 'success')
    expect((await ask(renter)).body.code).toBe('booking_not_payable')
    const pending = await approvedBooking(app, people(), { approve: false })
    expect((await ask(renter, pending.id)).body.code).toBe('booking_not_payable')
    const over = async (set: string) => {
      const gone = await approvedBooking(app, people())
      await app.pool.query(`update booking set ${set} where id = $1`, [gone.id])
      return (await ask(renter, gone.id)).body.code
    }
    const ended = 'unit_no = null, expires_at = null'
    expect(await over(`stage = 'disapproved', ${ended}`)).toBe('booking_not_payable')
    const cancelled = `stage = 'cancelled', cancelled_at = now(), cancelled_by = 'host'`
    expect(await over(`${cancelled}, ${ended}`)).toBe('booking_not_payable')
    expect(await over(`expires_at = now() - interval '1 s'`)).toBe('booking_not_payable')
    const priced = { bookingId: id, amount: 1 }
    expect((await app.post('/booking/create-payment-link', priced, renter)).status).toBe(400)
  })
})
