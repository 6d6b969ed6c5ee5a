import { expect, it } from 'vitest'
import { approvedListing, signUp } from '#test/factories.ts'
import { storyOf } from '#test/story.ts'

const story = storyOf(async app => {
  const partner = await signUp(app)
  const renter = await signUp(app, { role: 'customer' })
  return { partner, renter, listing: await approvedListing(app, partner) }
})

it('a conversation outlives its listing, says so, and both may still write', async () => {
  const { app, partner, renter, listing } = story
  const { _id: id } = (await app.post('/messages/threads', { listing: listing._id }, renter)).body
    .data
  const write = async (text: string, person: typeof renter) =>
    (await app.post(`/messages/threads/${id}`, { text }, person)).status
  expect(await write('Is it dry?', renter)).toBe(201)
  const { status } = await app.delete(`/listings/${listing._id}`, partner)
  expect(status).toBe(200)

  expect(await write('It was. I have taken it down.', partner)).toBe(201)
  expect(await write('A pity, thank you.', renter)).toBe(201)
  for (const person of [partner, renter]) {
    const { thread, messages } = (await app.get(`/messages/threads/${id}`, person)).body.data
    expect(thread.listing).toMatchObject({ _id: listing._id, isLive: false })
    expect(thread.listing.storageTitle).not.toBe('')
    expect(messages).toHaveLength(3)
  }
  const stranger = await signUp(app, { role: 'customer' })
  const fresh = await app.post('/messages/threads', { listing: listing._id }, stranger)
  expect(fresh.status).toBe(404)
})
