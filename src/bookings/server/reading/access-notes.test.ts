import { expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { bookingStory } from '#test/bookings.ts'
import { anOperator, signUp } from '#test/factories.ts'

const { story, answer, cancel, pay, passTime, read, request } = bookingStory()

const accessNotes = 'Canarysafe by the gate, code 4826.\nRing 07700 900471 if it sticks.'

/** Everything where a listing may be read, as this person reads it. */
async function textSeenBy(person: { token: string } | undefined, id: string, listingId: string) {
  const { app } = story
  const answers = await Promise.all([
    app.get(`/users/listings/${listingId}`, person),
    app.post('/users/listings', { area: 'Headingley' }, person),
    app.get('/users/featured-listing', person),
    app.get(`/listings/${listingId}`, person),
    app.get(`/admin/listings/${listingId}`, person),
    app.get(`/booking/${id}`, person),
    app.get('/booking', person),
    app.post('/users/listings', { area: 'Canarysafe' }, person),
  ])
  return JSON.stringify(answers.map(({ body }) => body))
}

it('only the owner, the operator and a renter who has paid read how to get in', async () => {
  const { id, listing } = await request({ accessNotes })
  const others = [undefined, story.stranger, await signUp(story.app, { role: 'customer' })]
  const seen = (person?: { token: string }) => textSeenBy(person, id, listing._id)
  const expectSecret = async (people: ({ token: string } | undefined)[]) => {
    for (const person of people) expect(await seen(person)).not.toMatch(/Canarysafe|4826/)
  }
  await expectSecret([...others, story.renter])
  await answer(id, 'approved')
  await expectSecret([...others, story.renter])
  expect((await read(id)).listing.accessNotes).toBeNull()
  await pay(id)
  await expectSecret(others)
  expect((await read(id)).listing.accessNotes).toBe(accessNotes)
  expect((await read(id, story.host)).listing.accessNotes).toBe(accessNotes)

  const operator = await anOperator(story.app)
  const file = await story.app.get(`/admin/listings/${listing._id}`, operator)
  expect(file.body.data.accessNotes).toBe(accessNotes)
  const own = await story.app.get(`/listings/${listing._id}`, story.host)
  expect(own.body.data.accessNotes).toBe(accessNotes)

  await cancel(id)
  await expectSecret([...others, story.renter])
})

it('whoever cancelled with things inside reads how to get them out', async () => {
  const { id, start } = await request({ accessNotes })
  await answer(id, 'approved')
  await pay(id)
  await passTime(after(start, hourMs))
  expect((await answer(id, 'disapproved')).status).toBe(200)
  expect((await read(id)).listing).toMatchObject({ isExact: true, accessNotes })
})

it('a code that was changed for whoever rents next is not shown to those before', async () => {
  const { id, end, listing } = await request({ accessNotes })
  await answer(id, 'approved')
  await pay(id)
  await passTime(after(end, 13 * dayMs))
  expect((await read(id)).listing.accessNotes).toBe(accessNotes)
  await passTime(after(end, 14 * dayMs))
  await story.app.patch(`/listings/${listing._id}`, { accessNotes: 'Code 1111.' }, story.host)
  expect((await read(id)).listing).toMatchObject({ isExact: true, accessNotes: null })
  expect((await read(id, story.host)).listing.accessNotes).toBe('Code 1111.')
})

it('what is written after the end is for whoever rents next', async () => {
  const { id, end, listing } = await request({ accessNotes })
  await answer(id, 'approved')
  await pay(id)
  await passTime(after(end, hourMs))
  expect((await read(id)).listing.accessNotes).toBe(accessNotes)
  await story.app.patch(`/listings/${listing._id}`, { accessNotes: 'Code 9137.' }, story.host)
  expect((await read(id)).listing).toMatchObject({ isExact: true, accessNotes: null })
  expect((await read(id, story.host)).listing.accessNotes).toBe('Code 9137.')
})

it('a renter reads the notes as they are now, and none where the partner gives none', async () => {
  const { id, listing } = await request({ accessNotes })
  await answer(id, 'approved')
  await pay(id)
  await story.app.patch(`/listings/${listing._id}`, { accessNotes: 'Code 1111.' }, story.host)
  expect((await read(id)).listing.accessNotes).toBe('Code 1111.')
  const { body } = await story.app.patch(
    `/listings/${listing._id}`,
    { accessNotes: '' },
    story.host,
  )
  expect(body.data).toMatchObject({ accessNotes: '', status: 'approved' })
  expect((await read(id)).listing.accessNotes).toBe('')
})
