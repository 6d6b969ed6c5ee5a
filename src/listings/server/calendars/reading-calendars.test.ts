import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { approvedListing, signUp } from '#test/factories.ts'
import { busyOn } from '#test/servers/calendar-server.ts'
import { calendarStory, sends } from './calendars.fixture.ts'
import { claimDueCalendars } from './calendars-table.ts'

const { story, add, calendarsOf, later, ownListing, readDue, withCalendar } = calendarStory()

const everySecond = busyOn('2027-05-03').replace(
  ';VALUE=DATE:20270503',
  ':20270503T100000Z\r\nDURATION:PT1S\r\nRRULE:FREQ=SECONDLY',
)

describe('another calendar', () => {
  it('is read every 30 minutes, whole only when it has changed or a day has passed', async () => {
    const { id, other } = await withCalendar(busyOn('2027-05-03'))
    const tagged = (text: string, tag: string): Parameters<typeof other.answers>[0] => {
      return (request, response) => {
        if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end()
        response.writeHead(200, { etag: tag }).end(text)
      }
    }
    other.answers(tagged(busyOn('2027-05-04'), '"1"'))
    later(29 * minuteMs)
    await readDue()
    expect(other.requests()).toHaveLength(1)
    later(minuteMs)
    await readDue()
    expect((await ownListing(id)).closedByCalendars).toMatchObject([{ startDate: '2027-05-04' }])
    const before = (await ownListing(id)).updatedAt
    later(30 * minuteMs)
    await readDue()
    expect(other.requests().at(-1)?.headers['if-none-match']).toBe('"1"')
    expect(await ownListing(id)).toMatchObject({ updatedAt: before, closedByCalendars: [{}] })
    later(dayMs)
    await readDue()
    expect(other.requests().at(-1)?.headers['if-none-match']).toBeUndefined()
  })

  it('keeps its days while it fails, is tried ever more rarely, and writes once', async () => {
    const { id, other } = await withCalendar(busyOn('2027-05-03'))
    other.answers((_request, response) => void response.writeHead(500).end())
    later(30 * minuteMs)
    await readDue()
    const failing = async () => (await calendarsOf(id)).others[0].failing
    const { since } = await failing()
    expect((await ownListing(id)).closedByCalendars).toHaveLength(1)
    const tries = other.requests().length
    for (let minute = 0; minute < 30; minute += 1) {
      later(minuteMs)
      await readDue()
    }
    expect(other.requests().length - tries).toBe(4)
    expect(await failing()).toEqual({ since, fault: 'answered' })
    const { _id: calendar } = (await calendarsOf(id)).others[0]
    const path = `/listings/${id}/calendars/${calendar}/read`
    expect((await story.app.post(path, {}, story.host)).status).toBe(200)
    expect(story.app.woken).toContain('read-calendars')
    await readDue()
    expect(other.requests().length - tries).toBe(5)
    const letters = async () => {
      const about = 'select subject, text_body from outbox_mail where kind = $1 and to_address = $2'
      return (await story.app.pool.query(about, ['listing-calendar', story.host.user.email])).rows
    }
    for (let hours = 0; hours < 100; hours += 5) {
      later(5 * hourMs)
      await readDue()
      const expected = (story.app.clock.now().getTime() - Date.parse(since)) / dayMs >= 3 ? 1 : 0
      expect(await letters()).toHaveLength(expected)
    }
    expect((await letters())[0].text_body).toContain(`/listings/edit/${id}?step=availability`)
    other.answers(sends(busyOn('2027-05-05')))
    later(5 * hourMs)
    await readDue()
    const { body } = await story.app.get(`/users/listings/${id}`)
    expect(body.data.unavailabilityPeriods).toMatchObject([{ startDate: '2027-05-05' }])
  })

  it('waits for no partner whose calendars are many and slow', async () => {
    const slow = await signUp(story.app)
    const waiting = Promise.withResolvers<void>()
    const ends = busyOn('2027-05-03')
    const addresses: ReturnType<typeof story.server.at>[] = []
    for (const space of [
      await approvedListing(story.app, slow),
      await approvedListing(story.app, slow),
    ]) {
      for (let nth = 0; nth < 3; nth += 1) {
        const held = story.server.at(
          (_, response) => void waiting.promise.then(() => response.end(ends)),
        )
        const wish = { name: 'Slow', address: held.url }
        await story.app.post(`/listings/${space._id}/calendars`, wish, slow)
        addresses.push(held)
      }
    }
    const { _id: id } = await approvedListing(story.app, story.host)
    const quick = story.server.at(sends(ends))
    await add(id, quick.url)
    const now = story.app.clock.now()
    const claimed = await claimDueCalendars(story.app.db, { now, leaseUntil: now, atMost: 2 })
    expect(claimed.map(({ host_id }) => host_id).toSorted()).toEqual(
      [slow.user._id, story.host.user._id].toSorted(),
    )
    const reading = readDue()
    const asked = () => addresses.filter(({ requests }) => requests().length > 0)
    await expect.poll(() => quick.requests().length).toBe(1)
    await expect.poll(() => asked().length).toBe(2)
    waiting.resolve()
    await reading
    expect(asked()).toHaveLength(6)
  })

  it.each([
    ['gone', (_: unknown, response) => void response.writeHead(410).end()],
    ['no calendar', sends('<html>')],
    ['too large', sends('BEGIN:VCALENDAR\r\n'.padEnd(1_048_577, 'x'))],
    ['too many', sends(busyOn(...Array.from({ length: 2001 }, () => '2027-05-03')))],
    ['too much', sends(everySecond)],
    ['unreachable', (_: unknown, response) => void response.destroy()],
    [
      'redirects',
      (request, response) => void response.writeHead(302, { location: request.url }).end(),
    ],
    [
      'unreachable',
      (_: unknown, response) =>
        void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
  ] satisfies [string, Parameters<typeof story.server.at>[0]][])(
    'says why it cannot be read: %s',
    async (fault, answering) => {
      const { id, other } = await withCalendar(busyOn('2027-05-03'))
      other.answers(answering)
      later(30 * minuteMs)
      await readDue()
      const [calendar] = (await calendarsOf(id)).others
      expect([calendar.failing?.fault, calendar.closed.length]).toEqual([fault, 1])
      await story.app.delete(`/listings/${id}/calendars/${calendar._id}`, story.host)
    },
  )
})
