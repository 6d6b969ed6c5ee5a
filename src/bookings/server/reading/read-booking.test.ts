import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bookingStory } from '#test/bookings.ts'
import { anOperator, decide } from '#test/factories.ts'

const { story, answer, pay, request } = bookingStory()

describe('lists', () => {
  it('shows a customer their own, a partner those of their spaces, and each only that', async () => {
    const { id } = await request()
    const ids = async (path: string, person: { token: string }) =>
      (await story.app.get(path, person)).body.data.map((booking: { _id: string }) => booking._id)
    expect(await ids('/booking', story.renter)).toEqual([id])
    expect(await ids('/booking', story.host)).toEqual([id])
    expect(await ids('/booking', story.stranger)).toEqual([])
    expect(await ids('/booking?as=renter', story.host)).toEqual([])
    expect(await ids('/booking?approvalStatus=pending', story.host)).toEqual([id])
    expect(await ids('/booking?approvalStatus=expired', story.host)).toEqual([])
    expect(await ids('/booking', await anOperator(story.app))).toContain(id)
  })
})

it('shows a renter no picture and no page of a space that is not public', async () => {
  const { id, listing } = await request()
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
  const form = new FormData()
  form.append('id', listing._id)
  form.append('key', 'media')
  form.append('media', new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), 'door.jpg')
  await story.app.patch(`/listings/${listing._id}/upload`, form, story.host)
  await decide(story.app, listing._id, { status: 'approved' })
  const seenBy = async (person: { token: string }) => {
    const { body } = await story.app.get(`/booking/${id}`, person)
    const { isShown, media, mediaItems } = body.data.listing
    const threads = await story.app.get('/messages/threads', person)
    const { picture } = threads.body.data[0].listing
    return [isShown, media.length, mediaItems.length, picture !== null]
  }
  expect(await seenBy(story.renter)).toEqual([true, 1, 1, true])
  await decide(story.app, listing._id, { status: 'suspended', reason: 'Another place.' })
  expect(await seenBy(story.renter)).toEqual([false, 0, 0, false])
  expect(await seenBy(story.host)).toEqual([true, 1, 1, true])
})

describe('the operator’s look at a booking', () => {
  const looks = async (id: string) => {
    const path = `/admin/audit?subject=${id}`
    const { body } = await story.app.get(path, await anOperator(story.app))
    const entries: { action: string; actorRole: string }[] = body.data
    return entries.filter(({ action }) => action.endsWith('read')).map(({ action }) => action)
  }

  it('is written down, as a look at a listing is; the looks of its two people are not', async () => {
    const { id } = await request()
    const operator = await anOperator(story.app)
    for (const person of [story.host, story.renter]) await story.app.get(`/booking/${id}`, person)
    expect((await story.app.get(`/booking/${id}`, story.stranger)).status).toBe(404)
    expect(await looks(id)).toEqual([])
    const seen = await story.app.get(`/booking/${id}`, operator)
    expect(seen.body.data.renter.email).toBe(story.renter.email)
    expect(await looks(id)).toEqual(['booking.read'])
    expect((await story.app.get(`/booking/${id}/calendar.ics`, operator)).status).toBe(200)
    expect(await looks(id)).toEqual(['booking.read', 'booking.read'])
  })

  it('is not what an action of theirs counts as: that has an entry of its own', async () => {
    const { id } = await request()
    const operator = await anOperator(story.app)
    await story.app.patch(`/booking/${id}`, { approvalStatus: 'approved' }, operator)
    expect(await looks(id)).toEqual([])
  })
})

it('tells the renter of a paid booking, and nobody else, that it is on hold', async () => {
  const { id } = await request()
  const { host, renter, app } = story
  const isOnHold = async (person: { token: string }) =>
    (await app.get(`/booking/${id}`, person)).body.data.onHold
  await answer(id, 'approved')
  await pay(id)
  expect(await isOnHold(renter)).toBeUndefined()
  const suspend = 'update users set suspended_at = $2 where id = $1'
  await app.pool.query(suspend, [host.user._id, app.clock.now()])
  expect(await isOnHold(renter)).toBe(true)
  expect(await isOnHold(await anOperator(app))).toBeUndefined()
})
