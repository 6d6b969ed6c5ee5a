import { expect, it } from 'vitest'
import { bookingStory } from '#test/bookings.ts'
import { again, type Person } from '#test/factories.ts'

const { story, read, request } = bookingStory()

const refuse = async (id: string, reason: string, person: { token: string }) => {
  const answer = { approvalStatus: 'disapproved', reason }
  expect((await story.app.patch(`/booking/${id}`, answer, person)).status).toBe(200)
}

async function linesTo(person: Person): Promise<string> {
  const { data: threads } = (await story.app.get('/messages/threads', person)).body
  const pages = await Promise.all(
    threads.map(({ _id }: { _id: string }) => story.app.get(`/messages/threads/${_id}`, person)),
  )
  return pages
    .flatMap(({ body }) => body.data.messages)
    .map(({ text }) => text)
    .join('\n')
}

it('why a partner has denied leaves with the partner, and why the operator has stays', async () => {
  const { app, host, renter } = story
  const [theirs, ours] = [await request(), await request()]
  await refuse(theirs.id, 'My sister is moving in.', host)
  await refuse(ours.id, 'Not as described.', await again(app))
  expect(await linesTo(renter)).toContain('by the partner. Reason: My sister is moving in.')
  const { password, token } = host
  expect((await app.post('/auth/delete-account', { password }, { token })).status).toBe(200)
  expect((await read(theirs.id)).reason).toBeNull()
  expect((await read(ours.id)).reason).toBe('Not as described.')
  const lines = await linesTo(renter)
  expect(lines).toContain('Booking denied by the partner.')
  expect(lines).not.toContain('My sister')
  expect(lines).toContain('Booking denied by Holdall. Reason: Not as described.')
})
