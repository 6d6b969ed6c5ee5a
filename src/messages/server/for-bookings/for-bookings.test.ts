import { beforeEach, describe, expect, it } from 'vitest'
import { after } from '#foundation/rules/time/time.ts'
import { hiddenUntilBooked } from '#messages/rules/message-terms.ts'
import type { Message } from '#messages/rules/wire.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { askedBooking, recordPaid } from '#test/bookings.ts'
import { approvedListing, mailTo, type Person, signUp } from '#test/factories.ts'
import { conversations } from '../conversations.fixture.ts'

describe('conversations', () => {
  const { story, renterOf, open, write, read } = conversations()
  let app: TestApp
  let partner: Person
  beforeEach(() => {
    ;({ app, partner } = story)
  })

  it('hide addresses from the other side until a booking of the two is paid', async () => {
    const renter = await renterOf()
    const booking = await askedBooking(app, { host: partner, renter })
    const { body } = await app.get(`/booking/${booking.id}`, renter)
    const id = body.data.threadId
    const sent = (await write(id, 'Ring 07700 900123', renter)).body.data
    expect(sent).toMatchObject({ text: 'Ring 07700 900123', masked: true })
    const seen = (await read(id, partner)).messages.at(-1)
    expect(seen).toMatchObject({ text: `Ring ${hiddenUntilBooked}`, masked: true })
    await app.patch(`/booking/${booking.id}`, { approvalStatus: 'approved' }, partner)
    await recordPaid(app, booking.id)
    const { thread, messages } = await read(id, partner)
    const texts = messages.map(({ text }: Message) => text)
    expect(texts).toContain('Ring 07700 900123')
    const lines = messages.filter(({ from }: Message) => from === 'system')
    expect(lines.map(({ text }: Message) => text.split(/[ :.]/, 2).join(' '))).toEqual([
      'Booking requested',
      'Booking approved',
      'Booking paid',
    ])
    expect(thread).toMatchObject({ bookings: [booking.id], unread: 1 })
    const other = (await open(renter)).body.data
    await write(other._id, 'Also 07700 900124', renter)
    expect((await read(other._id, partner)).messages.at(-1).masked).toBe(false)
  })

  it('hide nothing any more either where the two have changed places', async () => {
    const other = await signUp(app)
    const [before, later] = [await approvedListing(app, other), await approvedListing(app, other)]
    const ask = async (listingId: string) => {
      const { _id: id } = (await open(partner, listingId)).body.data
      await write(id, 'Ring 07700 900123', partner)
      return id
    }
    const lastOf = async (id: string) => (await read(id, other)).messages.at(-1)
    const asked = await ask(before._id)
    expect((await lastOf(asked)).masked).toBe(true)
    const booking = await askedBooking(app, { host: partner, renter: other })
    await app.patch(`/booking/${booking.id}`, { approvalStatus: 'approved' }, partner)
    await recordPaid(app, booking.id)
    for (const id of [asked, await ask(later._id)]) {
      expect(await lastOf(id)).toMatchObject({ text: 'Ring 07700 900123', masked: false })
    }
  })

  it.each(['from the page', 'from the mail'])(
    'say no without a way past Holdall, %s',
    async how => {
      const renter = await renterOf()
      const booking = await askedBooking(app, { host: partner, renter })
      const answer = {
        approvalStatus: 'disapproved',
        reason: 'Full then. Ring 07700 900123, cheaper.',
      }
      if (how === 'from the page') await app.patch(`/booking/${booking.id}`, answer, partner)
      else {
        const mails = await mailTo(app, partner.email)
        const links = mails.map(({ text }) => /\/answer-request\/[\w-]{43}/.exec(text)?.[0])
        await app.post(links.find(link => link !== undefined) ?? '', answer)
      }
      const { body } = await app.get(`/booking/${booking.id}`, renter)
      const seen = `Full then. Ring ${hiddenUntilBooked}, cheaper.`
      expect(body.data).toMatchObject({ approvalStatus: 'disapproved', reason: seen })
      expect((await read(body.data.threadId, renter)).messages.at(-1).text).toContain(seen)
      const [letter] = await mailTo(app, renter.email)
      expect(letter?.text).toContain(seen)
    },
  )

  it('say when a booking has ended', async () => {
    const renter = await renterOf()
    const booking = await askedBooking(app, { host: partner, renter })
    await app.patch(`/booking/${booking.id}`, { approvalStatus: 'approved' }, partner)
    await recordPaid(app, booking.id)
    app.clock.moveTo(after(booking.end, 1000))
    for (const _twice of [1, 2]) await app.services.jobs.runAll()
    const sql = `select text from message where booking_id = $1 and text like '%ended%'`
    expect((await app.pool.query(sql, [booking.id])).rowCount).toBe(1)
  })
})
