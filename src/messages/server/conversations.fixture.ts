import type { Message } from '#messages/rules/wire.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { storyOf } from '#test/story.ts'

/** Renters write to the partner of one space. */
export function conversations() {
  const story = storyOf(async app => {
    const partner = await signUp(app)
    return { partner, listing: await approvedListing(app, partner) }
  })
  const renterOf = () => signUp(story.app, { role: 'customer' })
  const open = (renter: Person, id = story.listing._id) =>
    story.app.post('/messages/threads', { listing: id }, renter)
  const write = (id: string, text: string, person: Person, headers = {}) =>
    story.app.post(`/messages/threads/${id}`, { text }, { ...person, headers })
  const read = async (id: string, person: Person, query = '') =>
    (await story.app.get(`/messages/threads/${id}${query}`, person)).body.data
  const unread = async (person: Person) =>
    (await story.app.get('/messages/unread', person)).body.data.count

  async function asked(text = 'Is it dry in there?') {
    const renter = await renterOf()
    const { body } = await open(renter)
    const message: Message = (await write(body.data._id, text, renter)).body.data
    return { renter, id: body.data._id as string, message }
  }
  return { story, renterOf, open, write, read, unread, asked }
}
