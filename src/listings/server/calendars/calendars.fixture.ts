import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { calendarServer } from '#test/servers/calendar-server.ts'
import { readOtherCalendars } from './read-other-calendars.ts'

interface Story {
  app: TestApp
  /** Where the other calendars are. */
  server: Awaited<ReturnType<typeof calendarServer>>
  host: Person
  renter: Person
}

const noon = new Date('2027-03-01T12:00:00Z')

/** A partner whose listings read other calendars; each story begins at noon of 1 March 2027. */
export function calendarStory() {
  const story = {} as Story
  beforeAll(async () => {
    story.app = await testApp({ FLOOD_LIMIT: '100000', ALLOW_LOOPBACK_CALLS: '1' })
    story.app.clock.moveTo(noon)
    story.server = await calendarServer()
    story.host = await signUp(story.app)
    story.renter = await signUp(story.app, { role: 'customer' })
  })
  beforeEach(() => story.app.clock.moveTo(noon))
  afterAll(async () => {
    await story.server.close()
    await story.app.close()
  })

  const readDue = () => readOtherCalendars(story.app.services)
  const add = (id: string, address: string, name = 'Other site') =>
    story.app.post(`/listings/${id}/calendars`, { name, address }, story.host)
  return {
    story,
    readDue,
    add,
    later: (ms: number) => story.app.clock.moveTo(after(story.app.clock.now(), ms)),
    calendarsOf: async (id: string) =>
      (await story.app.get(`/listings/${id}/calendars`, story.host)).body.data,
    ownListing: async (id: string) =>
      (await story.app.get(`/listings/${id}`, story.host)).body.data,
    /** A listing that has read another calendar with this text. */
    async withCalendar(text: string, form: Record<string, unknown> = {}) {
      const { _id: id } = await approvedListing(story.app, story.host, form)
      const other = story.server.at(sends(text))
      const { status, body } = await add(id, other.url)
      expect(status).toBe(201)
      await readDue()
      return { id, other, calendar: body.data._id as string }
    },
  }
}

export const sends = (text: string) => (_: unknown, response: { end: (body: string) => void }) =>
  void response.end(text)
