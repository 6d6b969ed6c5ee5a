import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after, formatDeadline } from '#foundation/rules/time/time.ts'
import { copyRow } from '#test/copy-row.ts'
import { logInAgain, mailTo } from '#test/factories.ts'
import { moveStory, paidMove } from '#test/moves.ts'
import { followMoves } from './follow-moves.ts'
import { remindOfMoves } from './remind-of-moves.ts'

const { story, assign, assigned, newest, paid, read } = moveStory()

const subjectsTo = async ({ email }: { email: string }) =>
  (await mailTo(story.app, email)).map(({ subject }) => subject)
const reminder = 'Nobody drives the move of Carys yet'
const notMade = 'No collection was recorded for the move of Carys'

async function at(moment: Date) {
  story.app.clock.moveTo(moment)
  await remindOfMoves(story.app.services)
  await followMoves(story.app.services)
}

describe('a move that nobody has planned', () => {
  it('is told to its partner once, a day before', async () => {
    const { start } = await paid()
    await at(after(start, -25 * hourMs))
    expect(await subjectsTo(story.host)).not.toContain(reminder)
    await at(after(start, -23 * hourMs))
    await at(after(start, -22 * hourMs))
    const told = (await subjectsTo(story.host)).filter(subject => subject === reminder)
    expect(told).toHaveLength(1)
    story.app.clock.moveTo(null)
  })

  it('is not told of again where a driver comes, or it was paid for just now', async () => {
    const { app } = story
    const planned = await assigned(96)
    app.clock.moveTo(after(planned.start, -44 * hourMs))
    const parties = {
      host: await logInAgain(app, story.host),
      renter: await logInAgain(app, story.renter),
    }
    const late = await paidMove(app, parties, 20)
    expect(late.start).toEqual(after(planned.start, -24 * hourMs))
    await at(after(late.start, -hourMs))
    await at(after(planned.start, -hourMs))
    expect(await subjectsTo(story.host)).not.toContain(reminder)
    app.clock.moveTo(null)
  })

  it('did not take place once its booking is over, and both sides are told what can be done', async () => {
    const { app, host, renter } = story
    const { start } = await paid()
    await at(after(start, 5 * dayMs))
    const told = await newest(renter.email)
    expect(told?.subject).toBe('No collection was recorded for your move')
    const until = formatDeadline(after(start, (5 + 14) * dayMs))
    expect(told?.text).toContain(`open a dispute on the page of the booking by ${until}`)
    expect((await newest(host.email))?.subject).toBe(notMade)
    app.clock.moveTo(null)
  })

  it('is not told of where the booking is cancelled before it was due', async () => {
    const { app, host, renter } = story
    const before = (await subjectsTo(host)).filter(subject => subject === notMade).length
    const { id } = await assigned()
    await app.patch(`/booking/cancel/${id}`, undefined, renter)
    await followMoves(app.services)
    expect((await subjectsTo(host)).filter(subject => subject === notMade)).toHaveLength(before)
  })

  it('is told of where the booking is cancelled after it was due', async () => {
    const { app } = story
    const { id, start } = await assigned()
    app.clock.moveTo(after(start, 6 * hourMs))
    const renter = await logInAgain(app, story.renter)
    expect((await app.patch(`/booking/cancel/${id}`, undefined, renter)).status).toBe(200)
    await followMoves(app.services)
    expect(await subjectsTo(renter)).toContain('No collection was recorded for your move')
    expect((await newest(story.dan.email))?.subject).toBe('A move was taken off your list')
    app.clock.moveTo(null)
  })
})

it('a move may take place for as long as what extends its booking goes on', async () => {
  const { app } = story
  const { id, start } = await paid()
  const end = after(start, 5 * dayMs)
  const period = { starts_at: end, ends_at: after(end, 9 * dayMs) }
  const more = { ...period, extends_id: id, moving: false }
  const extension = await copyRow(app.pool, 'booking', id, more)
  await at(after(end, dayMs))
  const host = await logInAgain(app, story.host)
  const { state, planning } = await read(id, host)
  expect([state, planning.lastDay]).toEqual(['requested', dayOf(after(period.ends_at, -1))])
  const plan = { driver: story.dan._id, date: dayOf(after(end, 3 * dayMs)), window: '14-16' }
  expect((await assign(id, plan, host)).body.data.state).toBe('assigned')
  await at(after(end, 2 * dayMs))
  const later = await logInAgain(app, story.host)
  expect((await read(id, later)).state).toBe('assigned')
  const renter = await logInAgain(app, story.renter)
  const cancelled = await app.patch(`/booking/cancel/${extension}`, undefined, renter)
  expect(cancelled.status).toBe(200)
  await at(after(end, 2 * dayMs))
  expect((await read(id, later)).state).toBe('failed')
  app.clock.moveTo(null)
})

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
