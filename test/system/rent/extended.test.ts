import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { mailTo, type Person, signUp } from '#test/factories.ts'
import { giveNotice, loggedIn, moveTo, rollingBooking } from '#test/rent.ts'
import { stayStory } from './extended.fixture.ts'

const { story, stay, paid } = stayStory()

const extend = async (id: string, endDate: string, person = story.renter) =>
  story.app.post(`/booking/${id}/extend`, { endDate }, await loggedIn(story.app, person))
const read = async (id: string, person = story.renter) =>
  (await story.app.get(`/booking/${id}`, await loggedIn(story.app, person))).body.data

const subjectsTo = async ({ email }: Person, words: string) =>
  (await mailTo(story.app, email)).filter(({ subject }) => subject.includes(words))

/** What the conversation about it says of an end. */
const endLines = async (id: string) => {
  const { threadId } = await read(id)
  const { body } = await story.app.get(
    `/messages/threads/${threadId}`,
    await loggedIn(story.app, story.renter),
  )
  return body.data.messages
    .map(({ text }: { text: string }) => text)
    .filter((text: string) => text.includes('has ended'))
}

const endLetter = async () => {
  const letters = await mailTo(story.app, story.renter.email)
  return letters.find(({ subject }) => subject.includes('storage ends'))?.text
}

describe('a booking that is extended', () => {
  it('goes on by a linked one of the following months, with the sum shown first', async () => {
    const { id } = await stay()
    expect((await read(id)).mayExtend).toBe(true)
    const quote = await story.app.get(`/booking/${id}/extend?endDate=2027-04`, story.renter)
    expect(quote.body.data).toMatchObject({ total: 323, totalPence: 323_00, time: 3 })
    const { status, body } = await extend(id, '2027-04')
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      startDate: '2027-02-01T00:00:00.000Z',
      endDate: '2027-04-30T23:00:00.000Z',
      approvalStatus: 'approved',
      extendsBooking: id,
      price: 323,
    })
    for (const person of [story.renter, story.host]) {
      expect(await read(id, person)).toMatchObject({ extendedBy: body.data._id, mayExtend: false })
      expect((await read(body.data._id, person)).extendsBooking).toBe(id)
    }
    await paid(body.data._id)
    const further = await extend(body.data._id, '2027-05')
    expect([further.status, further.body.data.extendsBooking]).toEqual([201, body.data._id])
    const { rows } = await story.app.pool.query(
      'select distinct unit_no from booking where listing_id = $1',
      [body.data.storageListing],
    )
    expect(rows).toHaveLength(1)
  })

  it('is no way round the shortest rental while it can be cancelled for a refund', async () => {
    const { id } = await stay({ form: { bookingDuration: '3-months' }, months: 3 })
    const words = 'The shortest rental here is 3 months. Until'
    const later = `/booking/${id}/extend?endDate=`
    for (const day of ['2026-11-29T12:00:00Z', '2026-12-01T06:00:00Z']) {
      await moveTo(story.app, new Date(day))
      const renter = await loggedIn(story.app, story.renter)
      const quote = await story.app.get(`${later}2027-04`, renter)
      const asked = await extend(id, '2027-04')
      expect([quote.status, asked.status], day).toEqual([422, 422])
      expect([quote.body.error, asked.body.error].join(), day).toContain(words)
      expect((await story.app.get(`${later}2027-06`, renter)).status).toBe(200)
    }
    await moveTo(story.app, new Date('2026-12-04T12:00:00Z'))
    expect((await extend(id, '2027-04')).status).toBe(201)
  })

  it('ends within five years: the last days of the calendar are no way to have no end', async () => {
    const { id } = await stay()
    for (const endDate of ['2100-11', '2100-12', '2100-12-31']) {
      const quote = await story.app.get(`/booking/${id}/extend?endDate=${endDate}`, story.renter)
      const asked = await extend(id, endDate)
      expect([quote.status, asked.status], endDate).toEqual([422, 422])
      expect(asked.body.error).toContain('60 months')
    }
  })

  it('is not told to take everything out in between, nor the partner that it is free', async () => {
    const { id } = await stay()
    const { body } = await extend(id, '2027-04')
    await paid(body.data._id)
    for (const day of [30, 31]) await moveTo(story.app, after(dayOf('2027-01', day), hourMs))
    for (const { email } of [story.renter, story.host]) {
      const subjects = (await mailTo(story.app, email)).map(({ subject }) => subject).join('\n')
      expect(subjects).not.toMatch(/storage (starts|ends)|arrives|booking of .* ends/)
    }
  })

  it('says in the conversation that it has ended once all of it is over', async () => {
    const { id } = await stay()
    await paid((await extend(id, '2027-04')).body.data._id)
    await moveTo(story.app, after(dayOf('2027-02', 1), hourMs))
    expect(await endLines(id)).toEqual([])
    await moveTo(story.app, after(dayOf('2027-05', 1), hourMs))
    expect(await endLines(id)).toEqual(['The booking has ended: 1 February 2027 to 30 April 2027.'])
  })

  it('is told how it starts where what came before was cancelled', async () => {
    const { id } = await stay()
    await paid((await extend(id, '2027-04')).body.data._id)
    await story.app.patch(`/booking/cancel/${id}`, undefined, story.renter)
    for (const day of [30, 31]) await moveTo(story.app, after(dayOf('2027-01', day), hourMs))
    expect(await subjectsTo(story.renter, 'storage starts 1 February')).toHaveLength(1)
    expect(await subjectsTo(story.host, 'arrives 1 February')).toHaveLength(1)
  })

  it('does not hide that its partner ends what comes before it, nor when it starts', async () => {
    const { id } = await stay({ months: 3, inParts: true })
    await paid((await extend(id, '2027-04')).body.data._id)
    for (const day of ['2026-12-27', '2027-01-01', '2027-01-03', '2027-01-06']) {
      await moveTo(story.app, `${day}T01:00:00Z`)
    }
    const { endsAt } = (await giveNotice(story.app, story.host, id)).body.data
    expect(endsAt).toBe('2027-01-21T00:00:00.000Z')
    await moveTo(story.app, after(dayOf('2027-01', 19), hourMs))
    expect(await subjectsTo(story.host, 'ends 20 January')).toHaveLength(2)
    const letter = await endLetter()
    expect(letter).toContain('Please take everything out by then.')
    expect(letter).not.toMatch(/stay longer|months that follow/)
    await moveTo(story.app, after(dayOf('2027-02', 28), hourMs))
    expect(await subjectsTo(story.renter, 'storage starts 1 March')).toHaveLength(1)
  })

  it('is what the letter about the end speaks of', async () => {
    await stay()
    await moveTo(story.app, after(dayOf('2027-01', 30), hourMs))
    expect(await endLetter()).toContain(
      'To stay longer, extend the booking on its page while the space is free.',
    )
  })

  it('is offered neither on the page nor in the letter while nobody can book the space', async () => {
    const { id, listing } = await stay()
    const flip = () =>
      story.app.put(`/listings/${listing._id}/toggle-availability`, undefined, story.host)
    await flip()
    expect((await read(id)).mayExtend).toBe(false)
    expect((await extend(id, '2027-02')).body.code).toBe('listing_not_bookable')
    await flip()
    expect((await read(id)).mayExtend).toBe(true)
    await flip()
    await moveTo(story.app, after(dayOf('2027-01', 30), hourMs))
    expect(await endLetter()).toContain('Please take everything out by then.')
    expect(await endLetter()).not.toContain('stay longer')
  })

  it('is named in that letter once it is asked for', async () => {
    const { id } = await stay()
    await moveTo(story.app, after(dayOf('2027-01', 28), 20 * hourMs))
    await extend(id, '2027-04')
    await moveTo(story.app, after(dayOf('2027-01', 29), hourMs))
    expect(await endLetter()).toContain('You have asked for the months that follow')
  })

  it('is not called theirs, nor free for others, before its partner has answered', async () => {
    const { id } = await stay({ form: { autoApprove: false } })
    await moveTo(story.app, after(dayOf('2027-01', 28), 20 * hourMs))
    expect((await extend(id, '2027-04')).body.data.approvalStatus).toBe('pending')
    await moveTo(story.app, after(dayOf('2027-01', 29), hourMs))
    expect(await endLetter()).toContain('They are yours once they are approved and paid for.')
    const [toHost] = await subjectsTo(story.host, 'ends 31 January')
    expect(toHost?.text).toContain('Unless they are approved and paid for, the space is yours')
  })

  it('costs what the space costs today, under the terms of today', async () => {
    const { id, listing } = await stay()
    await story.app.pool.query('update listing set monthly_rate_pence = 12000 where id = $1', [
      listing._id,
    ])
    const old = await story.app.post(
      `/booking/${id}/extend`,
      { endDate: '2027-02', price: 108 },
      story.renter,
    )
    expect([old.status, old.body.code]).toEqual([409, 'price_changed'])
    expect((await extend(id, '2027-02')).body.data.price).toBe(129)
  })

  it('is asked of a partner who approves each booking, and keeps its unit', async () => {
    const { id, listing } = await stay({ form: { autoApprove: false, storageNumber: 2 } })
    const other = await signUp(story.app, { role: 'customer' })
    const wish = { storageListing: listing._id, type: 'monthly', startDate: '2027-02' }
    const { body } = await extend(id, '2027-03')
    expect(body.data.approvalStatus).toBe('pending')
    const taken = await story.app.post('/booking', { ...wish, endDate: '2027-02' }, other)
    await story.app.patch(
      `/booking/${taken.body.data._id}`,
      { approvalStatus: 'approved' },
      story.host,
    )
    const refused = await story.app.patch(
      `/booking/${body.data._id}`,
      { approvalStatus: 'approved' },
      story.host,
    )
    expect([refused.status, refused.body.code]).toEqual([409, 'space_taken'])
  })

  it('needs neither notice nor the shortest rental again', async () => {
    const form = { bookingDuration: '3-months', bookingNotice: '1-month' }
    const { id } = await stay({ form, months: 3 })
    await moveTo(story.app, after(dayOf('2027-02', 27), hourMs))
    expect((await extend(id, '2027-03')).status).toBe(201)
  })

  it('is one, however often the same press is sent', async () => {
    const { id } = await stay()
    const { token } = await loggedIn(story.app, story.renter)
    const headers = { 'idempotency-key': randomUUID() }
    const press = () =>
      story.app.post(`/booking/${id}/extend`, { endDate: '2027-02' }, { token, headers })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
  })

  it('may be extended again once what was asked for has expired', async () => {
    const { id } = await stay()
    const first = await extend(id, '2027-03')
    story.app.clock.moveTo(after(story.app.clock.now(), 25 * hourMs))
    const second = await extend(id, '2027-02')
    expect(second.status).toBe(201)
    expect((await read(id)).extendedBy).toBe(second.body.data._id)
    expect((await read(first.body.data._id)).approvalStatus).toBe('expired')
  })
})

describe('a booking is not extended', () => {
  it('over somebody else’s, nor twice, also not at once', async () => {
    const { id, listing } = await stay()
    const other = await signUp(story.app, { role: 'customer' })
    const wish = { storageListing: listing._id, type: 'monthly', startDate: '2027-04' }
    expect((await story.app.post('/booking', { ...wish, endDate: '2027-04' }, other)).status).toBe(
      201,
    )
    const over = await extend(id, '2027-05')
    expect([over.status, over.body.code]).toEqual([409, 'booking_clash'])
    const priced = await story.app.get(`/booking/${id}/extend?endDate=2027-05`, story.renter)
    expect([priced.status, priced.body.code]).toEqual([409, 'booking_clash'])
    const both = await Promise.all([extend(id, '2027-02'), extend(id, '2027-03')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await extend(id, '2027-02')).body.code).toBe('booking_extended_already')
  })

  it('by anybody else', async () => {
    const { id } = await stay()
    const stranger = await signUp(story.app, { role: 'customer' })
    for (const person of [stranger, story.host]) {
      expect((await extend(id, '2027-03', person)).status).toBe(404)
    }
  })

  it('before it is paid, after its end or once it is cancelled', async () => {
    const { id } = await stay()
    const unpaid = (await extend(id, '2027-02')).body.data._id
    expect((await extend(unpaid, '2027-03')).body.code).toBe('booking_not_extendable')
    const cancelled = await stay()
    await story.app.patch(
      `/booking/cancel/${cancelled.id}`,
      undefined,
      await loggedIn(story.app, story.renter),
    )
    expect((await extend(cancelled.id, '2027-03')).body.code).toBe('booking_not_extendable')
    const over = await stay()
    await moveTo(story.app, after(dayOf('2027-02', 1), hourMs))
    expect((await extend(over.id, '2027-03')).body.code).toBe('booking_not_extendable')
  })

  it('to before its end, beyond the longest term, or by no date at all', async () => {
    const { id } = await stay()
    for (const endDate of ['2027-01', '2026-12', '2029-02', '9999-12', 'soon', '']) {
      const { status, body } = await extend(id, endDate)
      expect([endDate, status]).toEqual([endDate, 422])
      expect(['endDate', 'startDate']).toContain(body.details.fields[0].field)
    }
  })

  it('where it goes on by itself', async () => {
    const { id } = await rollingBooking(story.app, story)
    const { status, body } = await extend(id, '2027-03')
    expect([status, body.code]).toEqual([409, 'booking_rolls_on'])
  })
})
