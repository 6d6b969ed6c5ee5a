import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { recordPaid } from '#test/bookings.ts'
import { approvedListing, signUp } from '#test/factories.ts'
import { approvedBooking } from '#test/money.ts'
import { checkOfTheGuide, webhookStory } from './webhooks.fixture.ts'

const { story, address, listening, send, heard } = webhookStory()

describe('what happens', () => {
  it('is told as the API answers it, signed so that the guide can check it', async () => {
    const { partner, path, made } = await listening()
    const renter = await signUp(story.app, { role: 'customer' })
    const booking = await approvedBooking(story.app, { host: partner, renter })
    await recordPaid(story.app, booking.id)
    expect(story.app.woken).toContain('send-webhooks')
    await send()
    expect(heard(path).map(({ body }) => body.type)).toEqual([
      'listing.approved',
      'booking.requested',
      'booking.approved',
      'booking.paid',
    ])
    const [, , , paid] = heard(path)
    const { body } = await story.app.get(`/booking/${booking.id}`, partner)
    expect(paid?.body.data).toEqual(body.data)
    const isFromHoldall = await checkOfTheGuide()
    const header = paid?.headers['holdall-signature']
    const now = story.app.clock.now().getTime()
    expect(isFromHoldall(header, paid?.text, made.secret, now)).toBe(true)
    expect(isFromHoldall(header, `${paid?.text} `, made.secret, now)).toBe(false)
    expect(isFromHoldall(header, paid?.text, 'whsec_other', now)).toBe(false)
    expect(isFromHoldall(header, paid?.text, made.secret, now + 10 * minuteMs)).toBe(false)
  })

  it('is told to all addresses that asked for it under one id, and to nobody else', async () => {
    const one = await listening(['listing.approved'])
    const two = await address(one.partner)
    const deaf = await address(one.partner, ['booking.paid'])
    const stranger = await listening()
    await approvedListing(story.app, one.partner)
    await send()
    const [first] = heard(one.path)
    const [second] = heard(two.path)
    expect(first?.body).toEqual(second?.body)
    expect(heard(deaf.path)).toEqual([])
    expect(heard(stranger.path)).toEqual([])
  })

  it('is not told where it was rolled back, and its words stay hidden', async () => {
    const { partner, path } = await listening()
    const renter = await signUp(story.app, { role: 'customer' })
    const listing = await approvedListing(story.app, partner)
    const { body } = await story.app.post('/messages/threads', { listing: listing._id }, renter)
    const thread = `/messages/threads/${body.data._id}`
    const refused = { text: 'See', pictures: ['/media/nothing.webp'] }
    expect((await story.app.post(thread, refused, renter)).status).toBe(422)
    await story.app.post(thread, { text: 'Call me on 07700 900123' }, renter)
    await story.app.post(thread, { text: 'I would rather not' }, partner)
    await send()
    const messages = heard(path).filter(({ body }) => body.type === 'message.received')
    const read = await story.app.get(thread, partner)
    expect(messages.map(({ body }) => body.data)).toEqual([read.body.data.messages[0]])
    expect(messages[0]?.body.data.masked).toBe(true)
    expect(
      heard(path)
        .map(({ text }) => text)
        .join(),
    ).not.toContain('900123')
  })

  it('is told with nothing where it is gone by then', async () => {
    const { partner, path } = await listening()
    const { _id } = await approvedListing(story.app, partner)
    const about = randomUUID()
    await story.app.pool.query('update webhook_delivery set about = $1 where about = $2', [
      about,
      _id,
    ])
    await send()
    expect(heard(path)[0]?.body).toMatchObject({ type: 'listing.approved', about, data: null })
  })

  it('names the viewing that is called off because its renter leaves', async () => {
    const { app } = story
    const { partner, path } = await listening(['viewing.requested', 'viewing.cancelled'])
    const { _id: listing } = await approvedListing(app, partner)
    const renter = await signUp(app, { role: 'customer' })
    const quarterMs = 15 * minuteMs
    const soon = app.clock.now().getTime() + 30 * hourMs
    const times = [new Date(Math.ceil(soon / quarterMs) * quarterMs).toISOString()]
    const asked = await app.post('/viewings', { listing, times }, renter)
    await send()
    expect((await app.post('/auth/delete-account', undefined, renter)).status).toBe(200)
    await send()
    const about = asked.body.data._id
    expect(heard(path).map(({ body }) => body)).toMatchObject([
      { type: 'viewing.requested', about, data: { _id: about } },
      { type: 'viewing.cancelled', about, data: null },
    ])
  })
})
