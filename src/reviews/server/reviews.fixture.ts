import { afterAll, beforeAll } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking, recordPaid } from '#test/bookings.ts'
import { again, anOperator, mailTo, type Person, signUp } from '#test/factories.ts'

interface Arranged {
  id: string
  listingId: string
  start: Date
  end: Date
}

export const fromRenter = {
  rating: 4,
  aspects: { asDescribed: 5, cleanAndDry: 3 },
  text: 'Dry and easy to get into, and the door is wide.',
}
export const fromHost = {
  rating: 5,
  aspects: { care: 5 },
  text: 'Left the garage cleaner than it was before.',
}

/** Rowan has stored things with Harriet; a stranger is there too. */
export function reviews() {
  const story = {} as { app: TestApp; host: Person; renter: Person; stranger: Person }
  beforeAll(async () => {
    story.app = await testApp({ FLOOD_LIMIT: '100000' })
    await anOperator(story.app)
  })
  afterAll(() => story.app.close())

  /** A paid booking of two days that ended an hour ago. */
  async function arrange({ hours = 48 } = {}): Promise<Arranged> {
    story.host = await signUp(story.app, { role: 'partner', firstName: 'Harriet' })
    story.renter = await signUp(story.app, { role: 'customer', firstName: 'Rowan' })
    story.stranger = await signUp(story.app, { role: 'partner' })
    const booking = await book({ hours })
    await passTo(after(booking.end, hourMs))
    return booking
  }

  async function book({ hours = 48 } = {}): Promise<Arranged> {
    const { id, listing, start, end } = await askedBooking(story.app, story, { hours })
    await story.app.patch(`/booking/${id}`, { approvalStatus: 'approved' }, story.host)
    await recordPaid(story.app, id)
    return { id, listingId: listing._id, start, end }
  }

  async function passTo(now: Date): Promise<void> {
    story.app.clock.moveTo(now)
    story.host = await logIn(story.host)
    story.renter = await logIn(story.renter)
    story.stranger = await logIn(story.stranger)
  }

  async function logIn(person: Person): Promise<Person> {
    const { email, password } = person
    const { body } = await story.app.post('/auth/login', { email, password })
    return { ...person, token: body.data.token }
  }

  const write = (id: string, form: Record<string, unknown> = {}, person = story.renter) =>
    story.app.post(`/booking/${id}/review`, { ...fromRenter, ...form }, person)
  const writeBack = (id: string) => story.app.post(`/booking/${id}/review`, fromHost, story.host)
  const change = (id: string, form: Record<string, unknown>, person = story.renter) =>
    story.app.patch(`/booking/${id}/review`, { ...fromRenter, ...form }, person)
  const read = async (id: string, person = story.renter) =>
    (await story.app.get(`/booking/${id}/review`, person)).body.data
  const shown = async (listingId: string, query = '') =>
    (await story.app.get(`/users/listings/${listingId}/reviews${query}`)).body
  const decide = async (id: string, decision: Record<string, unknown>) =>
    story.app.patch(`/admin/reviews/${id}`, decision, await again(story.app))
  const respond = (id: string, person = story.host) =>
    story.app.post(`/reviews/${id}/response`, { text: 'Thank you, come again.' }, person)
  const subjects = async (person: Person) =>
    (await mailTo(story.app, person.email)).map(({ subject }) => subject).join('\n')

  const steps = { arrange, book, passTo, logIn, write, writeBack, change, read, shown, decide }
  return { story, ...steps, respond, subjects }
}
