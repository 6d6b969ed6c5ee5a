import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { bookingStory } from '#test/bookings.ts'
import { mailTo } from '#test/factories.ts'

const { story, answer, cancel, passTime, pay, read, request } = bookingStory()

describe('whoever books with a business', () => {
  const letAs = (hostKind: string) =>
    story.app.patch(`/users/${story.host.user._id}`, { hostKind }, story.host)
  const askForStart = (id: string) =>
    story.app.pool.query('update booking set start_asked_at = created_at where id = $1', [id])

  it('is told so with the price, and may ask for an early start', async () => {
    await letAs('private')
    const { body } = await request()
    const ask = async () => (await story.app.post('/booking/quote', body, story.renter)).body.data
    expect(await ask()).toMatchObject({ coolingOff: null })
    await letAs('trader')
    expect((await ask()).coolingOff).toMatchObject({ beginsWithin: true })
    const wish = { ...body, startWithinCoolingOff: true }
    const another = { token: story.renter.token, headers: { 'idempotency-key': randomUUID() } }
    const asked = await story.app.post('/booking', wish, another)
    expect([asked.status, asked.body.data.coolingOff]).toEqual([201, null])
    const { _id: id } = asked.body.data
    await answer(id, 'approved')
    expect((await read(id)).coolingOff).toMatchObject({ startAsked: true })
    for (const startWithinCoolingOff of ['yes', 1, null]) {
      const wrong = await story.app.post(
        '/booking',
        { ...body, startWithinCoolingOff },
        story.renter,
      )
      expect(wrong.status).toBe(400)
    }
  })

  it('is asked again where the partner has become private since', async () => {
    await letAs('trader')
    const { body } = await request()
    const shown = (await story.app.post('/booking/quote', body, story.renter)).body.data
    const seen = { price: shown.total, policyVersion: shown.policyVersion, coolingOffShown: true }
    const press = () => ({ ...story.renter, headers: { 'idempotency-key': randomUUID() } })
    await letAs('private')
    const refused = await story.app.post('/booking', { ...body, ...seen }, press())
    expect([refused.status, refused.body.code]).toEqual([409, 'terms_changed'])
    expect(refused.body.error).toContain('no days to change your mind')
    expect(refused.body.details.quote).toMatchObject({ total: shown.total, coolingOff: null })
    await letAs('trader')
    const booked = await story.app.post('/booking', { ...body, ...seen }, press())
    expect(booked.status).toBe(201)
    await letAs('private')
    await answer(booked.body.data._id, 'approved')
    expect((await read(booked.body.data._id)).coolingOff).toMatchObject({ startAsked: false })
  })

  it('gets everything back within 14 days, also after the start, as it is shown first', async () => {
    await letAs('trader')
    const { id, start } = await request()
    await answer(id, 'approved')
    await pay(id)
    const letters = await mailTo(story.app, story.renter.email)
    expect(letters[0]?.text).toMatch(
      /change your mind until the end of [^,]+, or until the end of a shorter booking, without a fee\. You can cancel on the page of the booking\./,
    )
    await passTime(after(start, 30 * hourMs))
    const { body: shown } = await story.app.get(`/booking/cancel/${id}`, story.renter)
    expect(shown.data.words).toMatch(/^You get £645 back: all of what you paid\. You may change/)
    expect(shown.data.words).toMatch(/until the end of [^,]+, without a fee\.$/)
    const { body } = await cancel(id)
    expect(body.data.refund).toEqual({ amount: 645, amountPence: 64500, fee: 0, feePence: 0 })
    expect(shown.data.refund).toEqual(body.data.refund)
  })

  it('pays for the hours used, where they asked for the start', async () => {
    await letAs('trader')
    const { id, start } = await request()
    await askForStart(id)
    await answer(id, 'approved')
    await pay(id)
    await passTime(after(start, 29.5 * hourMs))
    const { body: shown } = await story.app.get(`/booking/cancel/${id}`, story.renter)
    expect(shown.data.words).toContain('less the time you used')
    const seen = { refundPence: shown.data.refund.amountPence + 1 }
    const refused = await story.app.patch(`/booking/cancel/${id}`, seen, story.renter)
    expect([refused.status, refused.body.code]).toEqual([409, 'refund_changed'])
    expect((await read(id)).cancelledAt).toBeNull()
    const { body } = await cancel(id)
    expect(body.data.refund).toMatchObject({ amountPence: 32250, feePence: 0 })
  })

  it('keeps that right when the partner says later that they are private', async () => {
    await letAs('trader')
    const { id } = await request()
    await answer(id, 'approved')
    await pay(id)
    await letAs('private')
    expect((await cancel(id)).body.data.refund).toMatchObject({ amountPence: 64500 })
  })
})
