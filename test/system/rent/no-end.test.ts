import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { again, type Person, signUp } from '#test/factories.ts'
import { loggedIn, moveTo, rentStory, rollingBooking } from '#test/rent.ts'

const story = rentStory()
const begins = new Date('2026-12-01T00:00:00Z')
/** The mark that stands for an end nobody knows, and what is reckoned from it. */
const mark = /2100-|2101-|2101\d{4}/

const pages = (id: string, listingId: string) => [
  '/booking',
  `/booking/${id}`,
  `/booking/calendar/${listingId}`,
  `/booking/${id}/calendar.ics`,
  ...['review', 'dispute', 'evidence', 'items', 'payment', 'schedule', 'receipts', 'money'].map(
    one => `/booking/${id}/${one}`,
  ),
  `/booking/cancel/${id}`,
  `/listings/${listingId}`,
  '/listings',
  '/users/me/export',
]

async function read(person: { token: string }, path: string) {
  const { body } = await story.app.get(path, person)
  return typeof body === 'string' ? body : JSON.stringify(body)
}

async function readAll(person: { token: string }, paths: readonly string[]) {
  const marked: string[] = []
  for (const path of paths) if (mark.test(await read(person, path))) marked.push(path)
  return marked
}

async function rented() {
  const booked = await rollingBooking(story.app, story)
  await moveTo(story.app, after(begins, 12 * hourMs))
  return booked
}

describe('a booking without an end names none to anybody who reads', () => {
  it('on no page of its own, of its space or of its people', async () => {
    const { id, listing } = await rented()
    for (const person of [story.renter, story.host]) {
      expect(await readAll(await loggedIn(story.app, person), pages(id, listing._id))).toEqual([])
    }
    const operator = await again(story.app)
    const desk = ['/admin/bookings', `/admin/people/${story.host.user._id}`, `/booking/${id}`]
    expect(await readAll(operator, desk)).toEqual([])
  })

  it('in the calendar of its space, in what may be reviewed and what may be complained of', async () => {
    const { id, listing } = await rented()
    const renter = await loggedIn(story.app, story.renter)
    const about = async (path: string) => (await story.app.get(path, renter)).body.data
    expect(await about(`/booking/calendar/${listing._id}`)).toEqual([
      { startDate: begins.toISOString(), endDate: null, unitsFree: 0 },
    ])
    expect((await about(`/booking/${id}/review`)).time).toEqual({
      from: '2026-12-31T00:00:00.000Z',
      until: null,
    })
    expect(await about(`/booking/${id}/dispute`)).toMatchObject({ mayOpen: true, openUntil: null })
    expect(await about(`/booking/${id}/evidence`)).toMatchObject({ endDate: null })
  })

  it('where it stands in the way of another booking or of its partner', async () => {
    const { body, listing } = await rented()
    const other = await signUp(story.app, { role: 'customer' })
    const taken = await story.app.post('/booking', { ...body, startDate: '2027-01' }, other)
    expect(taken).toMatchObject({
      status: 409,
      body: { details: { clashes: [{ startDate: begins.toISOString(), endDate: null }] } },
    })
    const deleted = await deleteOf(story.host, listing._id)
    expect(deleted).toMatchObject({
      status: 409,
      body: { details: { bookings: [{ startDate: begins.toISOString(), endDate: null }] } },
    })
  })
})

async function deleteOf(person: Person, listingId: string) {
  return story.app.delete(`/listings/${listingId}`, await loggedIn(story.app, person))
}
